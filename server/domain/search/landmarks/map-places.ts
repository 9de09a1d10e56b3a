import { isFillerWord } from "../understanding/fillers.ts";
import { tokenize } from "../words/tokenize.ts";
import { landmarkVariants } from "./landmark-variants.ts";

export type MapPlaceKind = "town" | "district" | "station" | "airport" | "square";

/** A labelled place of the map. */
export interface MapPlace {
  /** Name on the map. */
  name: string;
  kind: MapPlaceKind;
  latitude: number;
  longitude: number;
  /** Radius of a large district in kilometres. */
  radiusKm?: number;
  /** Zoom from which the map shows it; more important places have smaller values. */
  rank: number;
  /** Its names in all languages, as words with a space between. */
  keys: readonly string[];
}

/** Words that mean the place of this kind whatever its name, and that may be added to a name without them. */
const KIND_WORDS: Partial<Record<MapPlaceKind, string>> = { station: "station", airport: "airport" };
/** Maximum number of words of a name from which a text may complete it. */
const MAX_WORD_STARTS = 4;

interface Start {
  text: string;
  place: MapPlace;
  /** Position of the place among all, the most important first. */
  position: number;
}

/** Places of the map by name and by the beginning of a name. */
export class MapPlaces {
  readonly #byKey = new Map<string, MapPlace[]>();
  readonly #byKind = new Map<string, MapPlace[]>();
  readonly #starts: readonly Start[];

  constructor(places: readonly MapPlace[]) {
    const starts: Start[] = [];
    for (const [position, place] of places.toSorted((a, b) => a.rank - b.rank).entries()) {
      const kindWord = KIND_WORDS[place.kind];
      if (kindWord !== undefined) add(this.#byKind, kindWord, place);
      for (const key of place.keys) {
        for (const name of [key, withoutArticle(key)]) add(this.#byKey, name, place);
        if (kindWord !== undefined)
          for (const text of [`${key} ${kindWord}`, `${kindWord} ${key}`]) add(this.#byKey, text, place);
        starts.push(...wordStarts(key).map((text) => ({ text, place, position })));
      }
    }
    this.#starts = starts.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  }

  get size(): number {
    return this.#starts.length;
  }

  /** Returns the places with this name, in any language and with any word for their kind: "main station". The most important come first. */
  named(words: readonly string[]): readonly MapPlace[] {
    return firstOf(this.#byKey, words);
  }

  /** Returns the places of the kind that the words name: "station". The most important come first. */
  ofKind(words: readonly string[]): readonly MapPlace[] {
    return firstOf(this.#byKind, words);
  }

  /** Returns places with a word that begins with the text. Sorted by importance, then by how well the text fits, then by input order. */
  startingWith(text: string, limit: number): MapPlace[] {
    const prefix = tokenize(text).join(" ");
    if (prefix === "") return [];
    const matches = new Map<MapPlace, number>();
    for (let index = this.#firstFrom(prefix); index < this.#starts.length; index++) {
      const start = this.#starts[index];
      if (start === undefined || !start.text.startsWith(prefix)) break;
      matches.set(start.place, start.position);
    }
    return [...matches]
      .map(([place, position]) => ({ place, position, fit: prefixFit(place, prefix) }))
      .toSorted((a, b) => a.place.rank - b.place.rank || a.fit - b.fit || a.position - b.position)
      .slice(0, limit)
      .map(({ place }) => place);
  }

  #firstFrom(prefix: string): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle]?.text ?? "") < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Tells how well tokenized words fit a place: 0 as its whole name, 1 as the beginning of one, 2 as the beginning of a later word. */
export function prefixFit({ keys }: MapPlace, prefix: string): number {
  if (keys.includes(prefix)) return 0;
  return keys.some((key) => key.startsWith(prefix)) ? 1 : 2;
}

function firstOf(
  placesByName: ReadonlyMap<string, readonly MapPlace[]>,
  words: readonly string[],
): readonly MapPlace[] {
  const variants = landmarkVariants(words).map((variant) => placesByName.get(variant.join(" ")));
  return variants.find((places) => places !== undefined) ?? [];
}

function add(places: Map<string, MapPlace[]>, key: string, place: MapPlace): void {
  const others = places.get(key);
  if (others === undefined) places.set(key, [place]);
  else if (!others.includes(place)) others.push(place);
}

/** Searches drop an article as a filler. */
function withoutArticle(key: string): string {
  const [first = "", ...others] = key.split(" ");
  return others.length > 0 && isFillerWord(first) ? others.join(" ") : key;
}

function wordStarts(key: string): string[] {
  const words = key.split(" ");
  return words.slice(0, MAX_WORD_STARTS).map((_, index) => words.slice(index).join(" "));
}
