import { unread, type GameFace } from "./face";
import { hogwarts, quidditchMatch } from "./hogwarts";
import { plain } from "./plain";
import { quidditch } from "./quidditch";
import { sequence } from "./sequence";

/** Faces by the server's name of the game. */
const GAMES: Readonly<Record<string, GameFace>> = {
  sequence: unread(sequence),
  quidditch: unread(quidditch),
  hogwarts: unread(hogwarts),
  "quidditch-match": unread(quidditchMatch),
};

const others = new Map<string, GameFace>();

/** Return the face of a game with the table in words, which every game has. */
export function wordsOf(game: string): GameFace {
  return { ...unread(plain(game)), texts: ["plain", ...faceOf(game).texts], rules: faceOf(game).rules };
}

/** Return the face of a game, or the plain one. */
export function faceOf(game: string): GameFace {
  const face = (Object.hasOwn(GAMES, game) && GAMES[game]) || others.get(game) || unread(plain(game));
  others.set(game, face);
  return face;
}
