/** Everybody's face. */
import { KNOWN_PEOPLE, portrait, portraitPicture } from "../../src/art/hogwarts/people/portraits";
import { framed, page, row, sized } from "./page";

export const peopleSheet = () =>
  page(
    row(
      "Portraits, 96 pixels",
      KNOWN_PEOPLE.map((id) => [sized(portrait(id, 96, `a-${id}`), 96), id]),
    ) +
      row(
        "44 and 30 pixels",
        KNOWN_PEOPLE.map((id) => [sized(portrait(id, 44, `b-${id}`), 44) + sized(portrait(id, 30, `c-${id}`), 30), ""]),
      ) +
      row(
        "As pictures of cards",
        [...KNOWN_PEOPLE, "somebody_new"].map((id) => [
          framed(portraitPicture(id, `d-${id}`), "0 0 192 116", 192, 116),
          id,
        ]),
      ),
  );
