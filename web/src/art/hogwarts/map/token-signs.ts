/** The signs of the item tokens, 24 by 24, by their ids. */
export const TOKEN_SIGNS: Record<string, string> = {
  time_turner:
    '<path d="M12 1.500a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z" fill-rule="evenodd"/><path d="M7.7 5.800h8.600v1.700h-.8c-.1 1.9-1 3.2-2.3 4.5 1.3 1.3 2.2 2.6 2.3 4.500h.8v1.700H7.700v-1.700h.8c.1-1.9 1-3.2 2.3-4.5-1.3-1.3-2.2-2.6-2.3-4.500h-.8z"/>',
  marauders_map: '<path d="M2 5l6-2.500v17L2 22zM9.3 2.500l5.4 2.500v17l-5.4-2.500zM16 5l6-2.500v17L16 22z"/>',
  mirror_of_erised:
    '<path d="M12 1.500c4.5 0 7.5 2.8 7.5 7V20H22v2.500H2V20h2.500V8.500c0-4.2 3-7 7.5-7zm0 2.700C9 4.2 7 6 7 8.700V19h10V8.700c0-2.7-2-4.5-5-4.500z" fill-rule="evenodd"/><path d="M9 16l5-8h1.500l-5 8z"/>',
  gillyweed:
    '<path d="M11 22.500C11 17 4.5 17 4.5 11.5 4.5 8 7.5 7.5 7 3c3.5 2.5 2 5.5 2 8 0 2.3 1.3 3.3 2.3 4.500C11.5 9 10 6 12.5 1.500c2.5 4-.5 7.5.7 13 1.3-1.5 2.8-2.5 2.8-5 0-2.3-.5-4 1.5-6.5.5 4 3 5.5 3 9 0 4.5-6 5.5-6 10.500z"/>',
  winged_key:
    '<circle cx="12" cy="6" r="4.5" fill="none" stroke="{ink}" stroke-width="2.4"/><path d="M10.8 10.500h2.400V22h-2.400zM13 16h4v2.200h-4zm0 3.500h3v2.200h-3z"/><path d="M8 7C4 5 2 6 1 4c0 4 2 7.5 7.5 7zM16 7c4-2 6-1 7-3 0 4-2 7.5-7.5 7z"/>',
  gryffindor_sword:
    '<path d="M12 1l1.8 2.500V15h-3.600V3.500zM5.5 15h13v2.400h-13zM10.8 17.400h2.400v3h-2.400z"/><circle cx="12" cy="21.4" r="1.7"/>',
  hufflepuff_cup:
    '<path d="M6 2h12v6c0 3.5-2 6-4.8 6.700v3.600h3.300v3h-9v-3h3.300v-3.600C8 14 6 11.5 6 8zM5 4H1.500v2c0 2.7 1.5 4.3 4.3 4.600L5.4 9C4 8.7 3.2 7.8 3.2 6H5zM19 4h3.500v2c0 2.7-1.5 4.3-4.3 4.600l.4-1.600c1.4-.3 2.2-1.2 2.2-3H19z"/>',
  gaunt_ring:
    '<circle cx="12" cy="15" r="6.3" fill="none" stroke="{ink}" stroke-width="2.6"/><path d="M12 1.500l4.5 4-4.5 4.3-4.5-4.300z"/>',
  golden_egg:
    '<path d="M12 1.500c4.5 3 7 8 7 12.500a7 8 0 0 1-14 0c0-4.5 2.5-9.5 7-12.500z"/><path d="M6 11l3 2 3-2.5 3 2.5 3-2" fill="none" stroke="{hollow}" stroke-width="1.6" opacity=".7"/>',
  philosophers_stone:
    '<path d="M8 2.500h8l6 7L12 22 2 9.500z"/><path d="M8 2.500l4 7 4-7M2 9.500h20M12 9.500V22" fill="none" stroke="{hollow}" stroke-width="1.1" opacity=".65"/>',
  invisibility_cloak:
    '<path d="M12 2c2.5 0 4 1.8 4 4l6 15c-3 1-4-.8-6 0s-3 1.5-4 1.5-2-.7-4-1.5-3 1-6 0L8 6c0-2.2 1.5-4 4-4zm0 2.500c-1 0-1.6.8-1.6 1.8 0 1.2.6 2.2 1.6 2.200s1.6-1 1.6-2.200c0-1-.6-1.8-1.6-1.800z" fill-rule="evenodd"/>',
  enchanted_flute:
    '<path d="M2.2 18.700L18.7 2.200l3.1 3.100L5.3 21.800z"/><g fill="{hollow}"><circle cx="9" cy="15" r="1.1"/><circle cx="12" cy="12" r="1.1"/><circle cx="15" cy="9" r="1.1"/></g>',
  mandrake:
    '<path d="M12 9c4 0 6 3 6 6 0 3-2 4.5-2.3 7.500h-2L12 19l-1.7 3.500h-2C8 19.5 6 18 6 15c0-3 2-6 6-6z"/><path d="M11.3 9C11 5 8 4.5 4.5 5 5 8 8 9.5 11.3 9zM12.7 9C13 5 16 4.5 19.5 5 19 8 16 9.5 12.7 9zM11 8c-1-3 0-5 1-6.5 1 1.5 2 3.5 1 6.500z"/>',
  basilisk_fang: '<path d="M5 2h9c4 3 5.5 8 4 14-.8 3-2.5 5-5 6.5 1.5-5 .5-8.5-2-11.500C9 8.5 6.5 6 5 2z"/>',
  prophecy_orb:
    '<circle cx="12" cy="10" r="8.5"/><path d="M6.5 19h11l1.5 3.500H5z"/><path d="M8 8c1-2.5 3-3.5 5-3" fill="none" stroke="{hollow}" stroke-width="1.6" opacity=".8"/>',
  nagini:
    '<path d="M13 2c3 0 5 2 5 4.5 0 4-8 4-8 7 0 1.5 1.5 2 3.5 2s4-1 6 .5c1.5 1.2 1.8 3 .8 4.5-1.3 1.7-4 2-8 2-5 0-9-2-9-6.500C3.3 9.5 12 9 12 6.700c0-.7-.6-1-1.5-1L7 6l3.5-2z"/>',
  deluminator:
    '<path d="M7.5 9.500h9V21a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2zM7.5 8.200V4L15 1.500l2 2.5-2.5 1v3.200z"/><path d="M12 13.500l.8 2 2 .7-2 .8-.8 2-.8-2-2-.8 2-.7z" fill="{hollow}"/><path d="M3.8 4.500L1.5 3.300M3.7 8H1.200M20.2 4.500l2.3-1.200M20.3 8h2.5" stroke="{ink}" stroke-width="1.6" stroke-linecap="round"/>',
  slytherin_locket:
    '<path d="M12 7.500c4 0 7 3 7 7.3 0 4.4-3 7.7-7 7.700s-7-3.3-7-7.700c0-4.3 3-7.3 7-7.300z"/><path d="M5 1.500l5.5 5h3l5.5-5" fill="none" stroke="{ink}" stroke-width="1.8"/><path d="M14 12c-3.5-1-4.5 1.5-2 2.800s1.5 4-2 3" fill="none" stroke="{hollow}" stroke-width="1.7"/>',
  ravenclaw_diadem:
    '<path d="M1.5 8c3 4 6 5 10.5-5 4.5 10 7.5 9 10.5 5l-2 10c-3-1.5-5.5-2-8.5-2s-5.5.5-8.5 2z"/><circle cx="12" cy="11.5" r="2" fill="{hollow}"/>',
  elder_wand:
    '<path d="M1.5 20.800l5.9-6.200c-1-1.5.2-3.3 2-2.800l2.6-2.700c-.8-1.5.4-3.2 2.1-2.700L20.8 1 22.5 2.700l-5.2 6.700c.4 1.7-1.2 2.8-2.7 2l-2.7 2.600c.5 1.8-1.2 3-2.7 2l-6 6.200z"/><path d="M20 11l.7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7zM7.5 2l.8 2.3 2.3.8-2.3.8-.8 2.3-.8-2.3-2.3-.8 2.3-.8z"/>',
  resurrection_stone:
    '<path d="M7 11.500h10l5 4.2-10 7.300L2 15.700z"/><path d="M7 11.500l5 4 5-4M12 15.500V23M2 15.700h20" fill="none" stroke="{hollow}" stroke-width="1.2"/><path d="M12 9.800c-3.7-1-4.2-4-1.3-5.600C12 3.5 12.3 2.5 11.7 1c3 1 4 3.3 2 5-1.2 1-1.5 2-.4 3.600zM6.5 9.500C4.7 8.7 4.8 7 6.3 6c.8-.6.8-1.3.5-2 1.8.9 2.2 2.4 1 3.5-.6.5-.8 1.2-.3 2zM17.5 9.500c1.8-.8 1.7-2.5.2-3.5-.8-.6-.8-1.3-.5-2-1.8.9-2.2 2.4-1 3.5.6.5.8 1.2.3 2z"/>',
  buckbeak:
    '<path d="M22.5 10.500c-.5-4.5-4.5-8-9.5-8-1.5-1-3-1.3-5-1.300L9.5 3C7.7 3 6 3.3 4.3 4.300l2 .9C4.5 6 3.3 7.3 2.5 9l2.2-.1c-1 1.6-1.4 3.6-1.2 6l1.7-1.400c0 3-.2 6-1.2 9.500h10.500c-.5-3.2 0-5.3 1.7-6.7 1.3.1 3 .5 4.6 1.7.4-2-.3-3.4-1.6-4.1 1.9-.4 3.2-1.5 3.3-3.400z"/><circle cx="13" cy="8.5" r="1.7" fill="{hollow}"/><path d="M16.5 10.500q2.7.8 6-.2" fill="none" stroke="{hollow}" stroke-width="1.2"/>',
  riddle_diary:
    '<path d="M5.5 1.500H18a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H5.500A1.5 1.5 0 0 1 4 21V3a1.5 1.5 0 0 1 1.5-1.500z"/><path d="M6.7 1.500v21" stroke="{hollow}" stroke-width="1.2"/><path d="M13.5 6c2.5 3.3 3.7 5 3.7 7a3.7 3.7 0 0 1-7.4 0c0-2 1.2-3.7 3.7-7z" fill="{hollow}"/><path d="M12 19.500h3" stroke="{hollow}" stroke-width="1.5" stroke-linecap="round"/>',
  cauldron:
    '<path d="M1.5 8h21v2.600h-1.700c1.6 5.7-.7 9.5-4.3 11V23h-2.600v-.9h-3.800V23H7.500v-1.400c-3.6-1.5-5.9-5.3-4.3-11H1.500z"/><circle cx="8" cy="4.7" r="1.9"/><circle cx="13.5" cy="2.9" r="2.1"/><circle cx="17" cy="5.7" r="1.2"/><path d="M6 13c-.3 2.5.7 4.3 2.5 5.5" fill="none" stroke="{hollow}" stroke-width="1.6" stroke-linecap="round"/>',
  fathers_bone:
    '<path d="M7.5 16.500l9-9" stroke="{ink}" stroke-width="4.8"/><circle cx="4.9" cy="15.2" r="3.3"/><circle cx="8.8" cy="19.1" r="3.3"/><circle cx="15.2" cy="4.9" r="3.3"/><circle cx="19.1" cy="8.8" r="3.3"/><path d="M9.8 12.500l2-2" stroke="{hollow}" stroke-width="1.3" stroke-linecap="round"/>',
  wormtails_hand:
    '<path d="M7.5 17.600L3.8 12c-1-1.6 1-3 2.2-1.700L8 12.500V4.200c0-1.9 2.7-1.9 2.7 0v5.600h.5V2.600c0-1.9 2.7-1.9 2.7 0v7.200h.5V4c0-1.9 2.7-1.9 2.7 0v6.500h.5V7c0-1.8 2.5-1.8 2.5 0v7c0 1.6-.7 2.8-1.6 3.600z"/><path d="M7 18.800h12V23H7z"/><path d="M9.5 14.500q3.5-2 7 .3" fill="none" stroke="{hollow}" stroke-width="1.2" stroke-linecap="round"/>',
  harry_potter:
    '<g fill="none" stroke="{ink}" stroke-width="2.3"><circle cx="6.5" cy="15.5" r="4.8"/><circle cx="17.5" cy="15.5" r="4.8"/><path d="M11 14.500q1-1 2 0"/></g><path d="M14.5 1L8.5 6h3L9.5 10.5 15.5 5h-3z"/><path d="M4.5 15q.5-1.7 2-2M15.5 15q.5-1.7 2-2" fill="none" stroke="{ink}" stroke-width="1.3" stroke-linecap="round"/>',
  triwizard_cup:
    '<path d="M6.5 1.500l2.3 2L12 .8l3.2 2.7 2.3-2V9c0 3.2-1.8 5.3-4.1 5.900v3.300l3.8 2.300v2.700H6.800v-2.700l3.8-2.300v-3.300C8.3 14.3 6.5 12.2 6.5 9z"/><path d="M12 5.500l.9 2 2.1.3-1.5 1.5.4 2.2-1.9-1-1.9 1 .4-2.200L9 7.800l2.1-.3z" fill="{hollow}"/><path d="M3.7 4.500L1.3 3.200M3.7 8H1M4.3 11.300l-2.3 1.400M20.3 4.500l2.4-1.300M20.3 8H23M19.7 11.300l2.3 1.4" stroke="{ink}" stroke-width="1.7" stroke-linecap="round"/>',
  two_way_mirror:
    '<path d="M5.5 1h13A1.5 1.5 0 0 1 20 2.500v19a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 21.500v-19A1.5 1.5 0 0 1 5.5 1zm1 2.500v17h11v-17z" fill-rule="evenodd"/><path d="M12 8c2.5 0 4.2 2 4.8 4-.6 2-2.3 4-4.8 4s-4.2-2-4.8-4c.6-2 2.3-4 4.8-4z"/><circle cx="12" cy="12" r="1.8" fill="{hollow}"/><path d="M13 3.500l-1.5 2 1.8 1.300M9 20.500l1-2.3" fill="none" stroke="{ink}" stroke-width="1.2"/>',
  princes_book:
    '<path d="M6.5 1.500H20V17H7a1.6 1.6 0 0 0 0 3.200h13v2.300H7A4 4 0 0 1 3.5 19V4.500a3 3 0 0 1 3-3z"/><path d="M8 13.500V7l2.4 2.300L12.5 5.500l2.1 3.800L17 7v6.500z" fill="{hollow}"/>',
};

/** What stands on a token that a pack of somebody's own brings along: a wrapped parcel. */
export const UNKNOWN_TOKEN =
  '<path d="M2 8h20v14H2zM2 4h20v3H2z"/><path d="M12 4v18M2 13h20" fill="none" stroke="{hollow}" stroke-width="1.6"/><path d="M12 4C8 4 6 1 8 .6S12 2 12 4c0-2 2-3.800 4-3.400S16 4 12 4z"/>';
