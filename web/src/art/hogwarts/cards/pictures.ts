/** The picture of every card by its deck and id, 192 by 116. Fights and missions have theirs beside the creatures. */
import { portraitPicture } from "../people/portraits";
import type { Deck } from "./decks";
import type { Emblem } from "./emblems";
import { POTIONS } from "./potions";
import { QUIDDITCH } from "./quidditch";
import { behaviourScene, bookScene, eventScene, plainScene, staircase } from "./scenes";
import { SPELLS } from "./spells";

const BOOKS: Record<string, Emblem> = {
  levitate_your_luggage: "luggage",
  cheering_for_beginners: "cheer",
  ninety_nine_knots: "knot",
  locks_that_laugh: "lock",
  charm_them_all: "charm",
  teapots_and_tortoises: "teapot",
  mostly_human_again: "mask",
  matches_to_needles: "needle",
  the_patient_hedgehog: "hedgehog",
  be_a_beetle_discreetly: "beetle",
  gadding_with_ghouls: "ghoul",
  trolls_at_tea_time: "teacup",
  run_first_ask_later: "shoe",
  boggarts_on_the_couch: "couch",
  stand_behind_the_headmaster: "hat",
  stir_anticlockwise: "stir",
  one_hundred_stains: "stain",
  magical_drafts_and_potions: "draught",
  antidotes_in_time: "antidote",
  the_bottled_breakfast: "breakfast",
  weeds_that_wander: "weed",
  gloves_will_not_help: "glove",
  mandrakes_and_manners: "mandrake",
  the_polite_gardener: "can",
  plants_that_plot: "plot",
  counting_your_fingers: "fingers",
  flobberworms_a_love_story: "worms",
  how_to_bow_to_a_hippogriff: "hippogriff",
  it_only_wants_to_play: "puppy",
  dragons_at_home: "dragon",
};

const PRAISED: Record<string, Emblem> = {
  floo_powder: "pot",
  horace_slughorn: "pineapple",
  swish_and_flick: "swish",
  earmuffs_on: "earmuffs",
  whispered_in_the_library: "hush",
  almost_a_smile: "smirk",
  rock_cake_eaten: "rockcake",
  owl_fed: "owl",
  gobstones_club: "gobstones",
  chocolate_shared: "chocolate",
  constant_vigilance: "vigilance",
  riddle_of_the_eagle: "knocker",
  broom_obeyed: "broom",
  awake_in_history: "clock",
  prophecy_came_true: "crystal",
  bravery_towards_friends: "medal",
  last_minute_points: "watch",
};

const CAUGHT: Record<string, Emblem> = {
  dolores_umbridge: "kitten",
  mud_in_the_hall: "mud",
  powder_fight: "powder",
  biting_book: "bitingBook",
  breathing_too_loudly: "nose",
  see_me_in_my_office: "office",
  night_walk: "shoe",
  fan_mail: "fanMail",
  howler_at_breakfast: "howler",
  whole_class_stays: "slate",
  flying_car: "car",
  melted_cauldron: "melted",
};

const EVENTS: Record<string, Emblem> = {
  dobby: "sock",
  eight_hundred_flowerpots: "flowerpots",
  left_boot: "boot",
  feast: "feast",
  troll_alarm: "alarm",
  hogsmeade_weekend: "sweets",
  headmasters_good_mood: "spectacles",
  decree_ninety_nine: "decree",
  flying_lesson_indoors: "floating",
  cupboard_left_open: "cupboard",
  library_amnesty: "amnesty",
  filchs_spring_cleaning: "mop",
  cornish_pixies: "pixie",
  every_flavour_beans: "beans",
  polished_trophy: "trophy",
  who_let_the_toad_out: "toad",
  peeves_sorts_the_bags: "bags",
  poison_quill: "quill",
  loose_niffler: "niffler",
};

export interface PictureOptions {
  /** Makes the ids inside a portrait unique on the page. */
  key?: string;
  /** The subject of a book. */
  subject?: string;
  /** Whether a behaviour of somebody's own is praised. */
  good?: boolean;
}

/** The picture of a card; a card that nobody has drawn gets the scene of its deck. */
export function cardPicture(
  deck: Exclude<Deck, "fight" | "mission">,
  id: string,
  options: PictureOptions = {},
): string {
  switch (deck) {
    case "spell":
      return SPELLS[id] ?? plainScene("spell");
    case "potion":
      return POTIONS[id] ?? plainScene("potion");
    case "quidditch":
      return QUIDDITCH[id] ?? plainScene("quidditch");
    case "book":
      return bookScene(options.subject ?? "", BOOKS[id] ?? null);
    case "behaviour":
      return id in PRAISED
        ? behaviourScene(true, PRAISED[id]!)
        : behaviourScene(options.good ?? false, CAUGHT[id] ?? null);
    case "event":
      return id === "moving_staircase" ? staircase() : eventScene(EVENTS[id] ?? null);
    case "duel":
      return portraitPicture(id, options.key ?? id);
  }
}
