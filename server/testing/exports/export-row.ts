import { seededRandom } from "../../domain/text/seeded-random.ts";

export type Cell = string | number | boolean;
export type Row = Record<string, Cell>;

/** Narrow no-break space, which Google writes before "AM". */
export const NARROW_SPACE = "\u202f";
export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const CODE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

/** Returns random choices that are the same in each run. */
export function choices(seed: string) {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const text = (count: number, letters: string) => Array.from({ length: count }, () => pick([...letters])).join("");
  return {
    random,
    pick,
    chance: (share: number) => random() < share,
    upTo: (max: number) => Math.ceil(random() * max),
    digits: (count: number) => pick([..."123456789"]) + text(count - 1, "0123456789"),
    code: (count: number) => text(count, CODE_LETTERS),
  };
}

export type Choices = ReturnType<typeof choices>;

/** Returns the columns that every export fills alike: identifiers, links, pictures. "None" replaces missing values. */
export function commonCells(
  { pick, chance, upTo, digits, code, random }: Choices,
  name: string,
  position: [number, number],
): Row {
  const [latitude, longitude] = position.map((degrees) => Number((degrees + (random() - 0.5) / 25).toFixed(7))) as [
    number,
    number,
  ];
  const photo = `https://lh5.googleusercontent.com/p/AF1Qip${code(12)}`;
  const isVerified = chance(0.7);
  const owner = digits(21);
  const link = `https://www.google.com/maps/place/${encodeURIComponent(name).replaceAll("%20", "+")}/@${latitude},${longitude}`;
  const reviewsId = `${pick(["-", ""])}${digits(19)}`;
  return {
    name,
    latitude,
    longitude,
    h3: `89${code(6).toLowerCase().replace(/\W/g, "0")}fffff`,
    area_service: false,
    photos_count: upTo(400),
    photo: `${photo}=w800-h500-k-no`,
    street_view: `${photo}=w1600-h1000-k-no`,
    business_status: chance(0.03) ? "CLOSED_TEMPORARILY" : "OPERATIONAL",
    verified: isVerified,
    owner_id: isVerified ? owner : "None",
    owner_title: name,
    ...(isVerified && { owner_link: `https://www.google.com/maps/contrib/${owner}` }),
    location_link: `${link},14z`,
    location_reviews_link: `${link},13.99z`,
    place_id: `ChIJ${code(23)}`,
    google_id: `0x${digits(16)}:0x${digits(16)}`,
    cid: digits(19),
    kgmid: `/g/11${code(8).toLowerCase().replace(/\W/g, "x")}`,
    reviews_id: chance(0.9) ? reviewsId : "None",
  };
}

/** Returns the columns of reviews, with counts as text: "46.0". */
export function reviewCells({ random, upTo }: Choices, max: number): Row {
  const reviews = upTo(max);
  const [one = 0, two = 0, three = 0, four = 0] = [0.04, 0.03, 0.08, 0.2].map((share) =>
    Math.floor(reviews * share * random()),
  );
  return {
    rating: Number((3.4 + random() * 1.6).toFixed(1)),
    reviews,
    reviews_per_score_1: `${one}.0`,
    reviews_per_score_2: `${two}.0`,
    reviews_per_score_3: `${three}.0`,
    reviews_per_score_4: `${four}.0`,
    reviews_per_score_5: `${reviews - one - two - three - four}.0`,
  };
}

/** Fills "{list}" of a pattern with the next word of that list. */
export function namesFrom(lists: Record<string, readonly string[]>) {
  const useCounts = new Map<string, number>();
  return (pattern: string) =>
    pattern.replace(/\{(\w+)\}/g, (_, list: string) => {
      const index = useCounts.get(list) ?? 0;
      useCounts.set(list, index + 1);
      const words = lists[list] ?? [];
      return words[index % words.length] ?? "";
    });
}
