import { unread, type GameFace } from "./face";
import { hogwarts, quidditchMatch } from "./hogwarts";
import { plain } from "./plain";
import { quidditch } from "./quidditch";
import { sequence } from "./sequence";
import { known } from "../kit/words/known";

/** Faces by the server's name of the game. */
const GAMES: Readonly<Record<string, GameFace>> = {
  sequence: unread(sequence),
  quidditch: unread(quidditch),
  hogwarts: knowing("hogwarts", unread(hogwarts)),
  "quidditch-match": knowing("quidditch-match", unread(quidditchMatch)),
};

const others = new Map<string, GameFace>();

/** Let the page know how the data of a game read before it is opened. */
function knowing(game: string, face: GameFace): GameFace {
  const { traits } = face;
  if (!traits) return face;
  return {
    ...face,
    load: async () => {
      known.set(game, await traits());
      return face.load();
    },
  };
}

/** Return the face of a game with the table in words, which every game has. */
export function wordsOf(game: string): GameFace {
  const { texts, rules, traits } = faceOf(game);
  return knowing(game, { ...unread(plain(game)), texts: ["plain", ...texts], rules, traits });
}

/** Return the face of a game, or the plain one. */
export function faceOf(game: string): GameFace {
  const face = (Object.hasOwn(GAMES, game) && GAMES[game]) || others.get(game) || unread(plain(game));
  others.set(game, face);
  return face;
}
