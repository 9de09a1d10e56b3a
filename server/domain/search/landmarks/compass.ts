import type { Coordinates } from "../../geography/distance.ts";
import { tokenize } from "../words/tokenize.ts";

/** Steps to the north and to the east, each -1, 0 or 1. */
type Direction = readonly [north: number, east: number];

/** Words for points of the compass in the languages of searches, by direction. */
const WORDS: readonly (readonly [direction: Direction, names: string])[] = [
  [
    [1, 0],
    "north, northern, nord, norte, noord, norr, pohjoinen, polnoc, sever, severni, kuzey, észak, север, الشمال, 北部, 북부",
  ],
  [
    [-1, 0],
    "south, southern, süd, sud, sul, zuid, syd, söder, etelä, poludnie, jih, juzni, güney, dél, юг, الجنوب, 南部, 남부",
  ],
  [
    [0, 1],
    "east, eastern, ost, leste, oost, öst, øst, itä, wschod, vychod, istok, dogu, kelet, восток, الشرق, 東部, 东部, 동부",
  ],
  [[0, -1], "west, western, ouest, oeste, ovest, väst, länsi, zachod, zapad, bati, nyugat, запад, الغرب, 西部, 서부"],
  [[1, 1], "northeast, nordost, nordest, noreste, nordeste"],
  [[1, -1], "northwest, nordwest, nordouest, nordovest, noroeste"],
  [[-1, 1], "southeast, südost, sudest, sureste, sudeste"],
  [[-1, -1], "southwest, südwest, sudouest, sudovest, suroeste, sudoeste"],
];
/** Words that mean something else before a town: "sur Lyon" is on Lyon, "est Roma" is Latin or a verb. */
const ONLY_AFTER_TOWN: readonly (readonly [direction: Direction, names: string])[] = [
  [[-1, 0], "sur, jug"],
  [[0, 1], "est, este"],
  [[0, -1], "vest"],
];

const AFTER_TOWN = readWords([...WORDS, ...ONLY_AFTER_TOWN]);
const BEFORE_TOWN = readWords(WORDS);
const MAX_WORDS = 2;
const KM_PER_DEGREE = 111.2;
/** Distance of the middle of a part of a town from its centre, and radius of the part, as shares of the radius of the town. */
const OFFSET_SHARE = 0.7;
const RADIUS_SHARE = 0.6;

function readWords(lines: typeof WORDS): ReadonlyMap<string, Direction> {
  return new Map(
    lines.flatMap(([direction, names]) =>
      names.split(",").map((name) => [tokenize(name).join(" "), direction] as const),
    ),
  );
}

/** Reads words beside a town as a part of it by the points of the compass: "Nord", "north west". */
export function compassDirection(words: readonly string[], isAfterTown: boolean): Direction | undefined {
  const tokens = tokenize(words.join(" "));
  const directionsByWord = isAfterTown ? AFTER_TOWN : BEFORE_TOWN;
  const whole = directionsByWord.get(tokens.join(" "));
  if (whole !== undefined || tokens.length !== MAX_WORDS) return whole;
  const [first, second] = tokens.map((token) => directionsByWord.get(token));
  if (first === undefined || second === undefined) return undefined;
  const sum = [first[0] + second[0], first[1] + second[1]] as const;
  return Math.abs(sum[0]) === 1 && Math.abs(sum[1]) === 1 ? sum : undefined;
}

/** Tells whether the first or last of several words may be a point of the compass beside a town. */
export function mayNamePartOfTown(words: readonly string[]): boolean {
  return [1, MAX_WORDS].some(
    (length) =>
      words.length > length &&
      (compassDirection(words.slice(0, length), false) ?? compassDirection(words.slice(-length), true)) !== undefined,
  );
}

/** Returns the middle of a part of a town, and its radius in kilometres. */
export function partOfTown(
  centre: Coordinates & { radiusKm: number },
  [north, east]: Direction,
): Coordinates & { radiusKm: number } {
  const offsetKm = (OFFSET_SHARE * centre.radiusKm) / Math.hypot(north, east);
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
  return {
    latitude: centre.latitude + (north * offsetKm) / KM_PER_DEGREE,
    longitude: centre.longitude + (east * offsetKm) / kmPerLongitude,
    radiusKm: RADIUS_SHARE * centre.radiusKm,
  };
}
