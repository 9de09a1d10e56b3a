import { categoryNoun } from "#domain/categories/category-noun";
import { streetOf } from "#domain/seo-text/phrases/street";
import { MILES } from "./recounted-figures.ts";
import { isOpenOn, kilometres, type Row } from "./rows-around.ts";
import { toldNames } from "./told-names.ts";
import { count, distance } from "./written-figures.ts";

/* Reads the sentences that name other businesses back, and checks each of these by the row of that name, without the code that writes them. */

/** Matches sections on other businesses. */
const SECTIONS = /\n(?:Nearby|In the area|(?:Elsewhere|Other|Others) [^\n:]*):\n([^]*?)(?=\n\n[A-Z][^\n]{0,60}:\n|$)/g;
/** Matches the words before a list of names. */
const INTRODUCTION_ENDS = /(?: is| are| include| also| for|:|, such as)(?= )/g;
const INTRODUCTIONS = [
  /^(?:Another|Other) .+ (?:nearby|in the area) (?:is|are|include)$/,
  /^There (?:is another|are other) .+ (?:nearby|in the area)(?::|, such as)$/,
  /^(?:A bit further away|Also (?:within a (?:mile|kilometer)|nearby|in the area)) (?:is|are)$/,
  /^(?:If it has to be a (?:Saturday|Sunday), h|(?:Saturday|Sunday) h)ours are listed for$/,
  /^(?:The other|Other|Another) .+ in .+ (?:is|are|include)$/,
  /^On the same (?:street|road) (?:is|are)$/,
  /^(?:There|Also listed there) (?:is|are)(?: also)?$/,
  /^(?:Also close by|Close by|Nearby|Also in the area|In the area|For something to eat or drink (?:close by|nearby|in the area), there) (?:is|are)$/,
];
/** Matches the end of a list of which all are on the street of the business. */
const SHARED_STREET = /^, (?:both|all) on the same (?:street|road)\./;
const KM_PER_MILE = 1.609344;

/** Returns the sentences, or rests of sections, of which no rows of these names prove all. */
export function wrongItems(text: string, business: Row, all: readonly Row[]): string[] {
  const others = all.filter(({ id }) => id !== business.id);
  return Array.from(`${text}\n`.matchAll(SECTIONS)).flatMap(([, section = ""]) => {
    const wrong: string[] = [];
    let rest = section.replace(/\s+/g, " ").trim();
    while (rest !== "") {
      const sentence = readSentence(rest, business, others);
      if (sentence === undefined) return [...wrong, rest];
      if (!isProven(sentence, business)) wrong.push(rest.slice(0, sentence.end));
      rest = rest.slice(sentence.end).trim();
    }
    return wrong;
  });
}

/** An item of a list, with the rows that it may mean. */
interface Item {
  rows: readonly Row[];
  end: number;
}

interface Sentence {
  introduction: string;
  items: readonly Item[];
  end: number;
  /** All of them are said to be on the street of the business. */
  isOneStreet: boolean;
}

function readSentence(text: string, business: Row, others: readonly Row[]): Sentence | undefined {
  for (const { 0: words, index } of text.matchAll(INTRODUCTION_ENDS)) {
    const introduction = text.slice(0, index + words.length);
    if (!INTRODUCTIONS.some((pattern) => pattern.test(introduction))) continue;
    const items = readItems(text, index + words.length + 1, business, others);
    if (items !== undefined) return { introduction, ...items };
  }
  return undefined;
}

/** Reads names until the full stop; undefined if something else is among them. */
function readItems(text: string, start: number, business: Row, others: readonly Row[]) {
  const items: Item[] = [];
  for (let at = start; ; ) {
    const item = readItem(text, at, business, others);
    if (item === undefined) return undefined;
    items.push(item);
    if (SHARED_STREET.test(text.slice(item.end)))
      return { items, end: text.indexOf(".", item.end) + 1, isOneStreet: true };
    const [separator] = /^(?:, | and )/.exec(text.slice(item.end)) ?? [];
    if (separator !== undefined) at = item.end + separator.length;
    else if (text[item.end] === ".") return { items, end: item.end + 1, isOneStreet: false };
    // The full stop of a name or a street ends the sentence, too.
    else
      return /\.(?:$| )/.test(text.slice(item.end - 1, item.end + 1))
        ? { items, end: item.end, isOneStreet: false }
        : undefined;
  }
}

function readItem(text: string, at: number, business: Row, others: readonly Row[]): Item | undefined {
  const ends = others.flatMap((other) => endsOf(text, at, other, business).map((end) => ({ other, end })));
  const end = Math.max(...ends.map((each) => each.end));
  return ends.length === 0
    ? undefined
    : { rows: ends.filter((each) => each.end === end).map(({ other }) => other), end };
}

/** Returns the places where a true description of the other business ends. */
function endsOf(text: string, at: number, other: Row, business: Row): number[] {
  const start = text.slice(at, at + 3).toLowerCase();
  if (!other.name.toLowerCase().startsWith(start)) return [];
  const names = [...new Set(toldNames(other.name))].filter((name) => text.startsWith(name, at));
  const street = streetOf(other);
  const isSameStreet = street !== "" && street === streetOf(business) && other.city === business.city;
  const streets = [
    "",
    ` on ${street}`,
    ` on ${street.replace(/pl\.$/, "platz")}`,
    ...(isSameStreet ? [" on the same road", " on the same street"] : []),
  ];
  const cities = ["", ` in ${other.city}`, ` in ${other.city}, ${other.state}`];
  return names.flatMap((name) =>
    streets.flatMap((onStreet) =>
      cities.flatMap((inCity) => {
        if (!text.startsWith(`${name}${onStreet}${inCity}`, at)) return [];
        const end = at + name.length + onStreet.length + inCity.length;
        const [bracket, details] = /^ \(([^()]*)\)/.exec(text.slice(end)) ?? [];
        const isTrue = details === undefined || details.split(", ").every((each) => isDetail(each, other, business));
        if (!isTrue) return [];
        const after = end + (bracket?.length ?? 0);
        // A space ends it only after the full stop of a name, which ends the sentence, too.
        return /^(?:, | and |\.|$)/.test(text.slice(after)) || text.startsWith(". ", after - 1) ? [after] : [];
      }),
    ),
  );
}

/** Tells whether `a café`, `1.2 km north`, `4.5 stars` or `4.5 stars from 12 reviews` holds for the other business. */
function isDetail(detail: string, other: Row, business: Row): boolean {
  if (/^an? /.test(detail)) return detail === categoryNoun(other.kind).withArticle;
  const [, stars, reviews] = /^([\d.]+) stars(?: from ([\d,]+) reviews)?$/.exec(detail) ?? [];
  if (stars !== undefined)
    return stars === other.rating.toFixed(1) && (reviews === undefined || reviews === count(other.reviewCount));
  const [, far, side] = /^([\d.,]+ (?:m|km|ft|mi))(?: (\w+))?$/.exec(detail) ?? [];
  return (
    far === distance(kilometres(business, other), MILES.includes(business.country)) &&
    (side === undefined || sidesOf(business, other).includes(side))
  );
}

/** Tells whether all are within the distance, or open on the day, that the introduction names. */
function isProven({ introduction, items, isOneStreet }: Sentence, business: Row): boolean {
  const isOnStreet = (other: Row) =>
    streetOf(other) !== "" && streetOf(other) === streetOf(business) && other.city === business.city;
  if ((isOneStreet || introduction.startsWith("On the same ")) && !items.every(({ rows }) => rows.some(isOnStreet)))
    return false;
  const [, day] = /\b(Saturday|Sunday)\b.* listed for$/.exec(introduction) ?? [];
  if (day !== undefined)
    return items.every(({ rows }) => rows.some((other) => isOpenOn(other, day === "Sunday" ? 6 : 5)));
  const [, unit] = /\bwithin a (mile|kilometer)/.exec(introduction) ?? [];
  if (unit === undefined) return true;
  const limitKm = unit === "mile" ? KM_PER_MILE : 1;
  return items.every(({ rows }) => rows.some((other) => kilometres(business, other) <= limitKm + 1e-6));
}

const SIDES = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

/** Returns the point of the compass in which the other one lies, on a map whose degrees are as long as they are there. */
function sidesOf(one: Row, other: Row): string[] {
  const middle = (((one.latitude ?? 0) + (other.latitude ?? 0)) / 2) * (Math.PI / 180);
  const [north, east] = [
    (other.latitude ?? 0) - (one.latitude ?? 0),
    ((other.longitude ?? 0) - (one.longitude ?? 0)) * Math.cos(middle),
  ];
  const eighths = (Math.atan2(east, north) / Math.PI) * 4;
  // Close to the border of two points, both may be told.
  return [eighths - 0.02, eighths + 0.02].map((each) => SIDES[(Math.round(each) + 8) % 8] ?? "");
}
