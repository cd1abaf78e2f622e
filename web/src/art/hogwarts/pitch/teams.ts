/** The fixed looks of all team mates: six of each house, told apart by skin, hair and cut. */
import type { House } from "../ink";
import type { RiderLook } from "./rider";

/** A piece of a team: its role and, of several, its number. */
export type PieceName = "keeper" | "beater1" | "beater2" | "chaser1" | "chaser2" | "chaser3";
export const PIECES: readonly PieceName[] = ["keeper", "beater1", "beater2", "chaser1", "chaser2", "chaser3"];

const look = (skin: RiderLook["skin"], hair: string, cut: RiderLook["cut"], flying?: RiderLook["flying"]): RiderLook =>
  flying ? { skin, hair, cut, flying } : { skin, hair, cut };

export const TEAMS: Record<House, Record<PieceName, RiderLook>> = {
  gryffindor: {
    keeper: look("light", "#c2571b", "short"),
    beater1: look("tan", "#3a2416", "messy"),
    beater2: look("fair", "#b4471a", "curl"),
    chaser1: look("brown", "#231511", "afro"),
    chaser2: look("deep", "#1d1210", "short", "braid"),
    chaser3: look("fair", "#7a4a22", "sleek", "pony"),
  },
  hufflepuff: {
    keeper: look("deep", "#1a1110", "curl"),
    beater1: look("fair", "#d9b25c", "short"),
    beater2: look("brown", "#2a1a14", "crop"),
    chaser1: look("tan", "#4a2c18", "sleek", "long"),
    chaser2: look("light", "#8a5a2a", "messy"),
    chaser3: look("deep", "#2b5f66", "wrap"),
  },
  ravenclaw: {
    keeper: look("tan", "#1c1614", "sleek"),
    beater1: look("brown", "#1d1512", "short", "braid"),
    beater2: look("fair", "#a8622c", "crop"),
    chaser1: look("light", "#151214", "sleek", "pony"),
    chaser2: look("deep", "#241713", "afro"),
    chaser3: look("fair", "#e2c67a", "curl", "bushy"),
  },
  slytherin: {
    keeper: look("brown", "#1d1210", "crop"),
    beater1: look("fair", "#5a4632", "crop"),
    beater2: look("light", "#2a1d16", "short"),
    chaser1: look("tan", "#1d1816", "sleek", "pony"),
    chaser2: look("light", "#8d7a5a", "messy"),
    chaser3: look("deep", "#161010", "curl"),
  },
};

/** Seekers are students: those whom the pack has fly as themselves, the others with the look of their house. */
const SEEKERS: Record<string, RiderLook> = {
  harry_potter: look("tan", "#1e1a1c", "messy"),
  hermione_granger: look("brown", "#4a2a16", "curl", "bushy"),
  ron_weasley: look("fair", "#c9571a", "short"),
  luna_lovegood: look("fair", "#e3c77a", "sleek", "long"),
  cho_chang: look("light", "#191719", "sleek", "pony"),
  cedric_diggory: look("deep", "#171112", "curl"),
  neville_longbottom: look("light", "#7a522c", "crop"),
  draco_malfoy: look("fair", "#e9dcae", "sleek"),
};
const OF_HOUSE: Record<House, RiderLook> = {
  gryffindor: look("tan", "#3a2416", "messy"),
  hufflepuff: look("light", "#6b3f22", "short"),
  ravenclaw: look("brown", "#231511", "crop"),
  slytherin: look("fair", "#5a4632", "crop"),
};

export const KNOWN_SEEKERS: readonly string[] = Object.keys(SEEKERS);
export const seekerLook = (student: string | null, house: House) => (student && SEEKERS[student]) || OF_HOUSE[house];
