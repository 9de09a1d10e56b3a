import { type Cell, choices, commonCells, DAYS, NARROW_SPACE, namesFrom, type Row, reviewCells } from "./export-row.ts";

const words = (text: string) => text.trim().split(/,\s+/);

/** Kinds of churches: type, number of businesses, patterns of names. */
const KINDS: readonly [string, number, string[]][] = [
  [
    "Church",
    36,
    words(
      "{w} Church, {w} Missionary Baptist Church, {w} Chapel, The {w} Church Florence, {w} Cowboy Church, {w} Church - Florence",
    ),
  ],
  ["Baptist church", 30, words("{w} Baptist Church, First Baptist {w}, {w} Free Will Baptist Church, {w} Baptist")],
  ["Church of Christ", 20, words("{w} Church of Christ, {w} Church Of Christ, {w} Church-Christ")],
  ["Christian church", 6, words("{w} Christian Church, Árbol del {w}")],
  ["Methodist church", 6, words("{w} United Methodist, {w} Methodist Church")],
  ["United Methodist church", 3, words("{w} Methodist UMC")],
  ["Presbyterian church", 5, words("{w} Presbyterian Church, {w} Cumberland Presbyterian Church")],
  ["Non-denominational church", 4, words("{w} Fellowship")],
  ["Catholic church", 4, words("St. {w} Catholic Church")],
  ["Lutheran church", 4, words("Our {w} Lutheran Church")],
  ["Pentecostal church", 3, words("{w} United Pentecostal Church")],
  ["Church of the Nazarene", 2, words("{w} Church of the Nazarene")],
  ["Jehovah's Witness Kingdom Hall", 2, words("Kingdom Hall of Jehovah's Witnesses--{w} & Tuscumbia")],
  ["Seventh-day Adventist church", 2, words("{w} Spanish SDA")],
  ["Iglesia", 3, words("Iglesia {w}")],
  ["Non-profit organization", 3, words("{w} Ministries LLC")],
];
const WORDS = {
  w: words(`Spring Hill, Larkspur Hill, Willow Fork, Cold Creek, Pine Hollow, Stony Ridge, Redbird, Harvest Lane, Bluestem, Cedar Gap,
    Dogwood Valley, Quiet Waters, Old Ferry, Maple Bend, Grace Orchard, Lantern Hill, Fox Trot, New Meadow, Sparrow Branch, Oak Lantern,
    Whitfield Street, Copper Spring, Honey Locust, Rising Field, Still River, Walnut Bluff, Clover Ridge, Marigold, Persimmon Grove, Turtle Creek,
    Hickory Shade, Morning Fold, Juniper Road`),
};
/** Places: city, state, its code, postcode, latitude, longitude. */
const CITIES: readonly [string, string, string, string, number, number][] = [
  ["Florence", "Alabama", "AL", "35630", 34.81, -87.67],
  ["Russellville", "Alabama", "AL", "35653", 34.51, -87.73],
  ["Tuscumbia", "Alabama", "AL", "35674", 34.73, -87.7],
  ["Killen", "Alabama", "AL", "35645", 34.86, -87.54],
  ["Florence", "Alabama", "AL", "35633", 34.85, -87.66],
  ["Rogersville", "Alabama", "AL", "35652", 34.83, -87.29],
  ["Muscle Shoals", "Alabama", "AL", "35661", 34.74, -87.63],
];
const ABROAD: (typeof CITIES)[number] = ["Booneville", "Mississippi", "MS", "38829", 34.66, -88.56];
const STREETS = ["Co Rd", "Florence Mill Rd", "Cox Orchard Hwy", "N Lantern Ave", "AL-917", "Relay St"];
const SERVICES = [
  ["9-11:30AM", "6-7PM"],
  ["10AM-1PM"],
  ["9:30-11:30AM", "5-6:30PM"],
  ["8-9AM", "10:30AM-12PM"],
  ["Closed"],
];
const ABOUT = { Accessibility: { "Wheelchair accessible entrance": true, "Wheelchair accessible parking lot": true } };

function hours(pick: <Item>(items: readonly Item[]) => Item, isSpaced: boolean): Row {
  const spaceTime = (time: string) => (isSpaced ? time.replace(/(?<=\d)(?=[AP]M)/g, NARROW_SPACE) : time);
  const week = DAYS.map((day) => {
    if (day === "Sunday") return [day, pick(SERVICES).map(spaceTime)] as const;
    return [
      day,
      (day === "Wednesday" ? ["6-7:30PM"] : pick([["Closed"], ["Closed"], ["9AM-4PM"], ["9AM-12PM", "1-4:30PM"]])).map(
        spaceTime,
      ),
    ] as const;
  });
  const openDays = week.filter(([, times]) => times[0] !== "Closed");
  return {
    working_hours: JSON.stringify(Object.fromEntries([...week.slice(-1), ...week.slice(0, -1)])),
    working_hours_csv_compatible: openDays
      .flatMap(([day, times]) => times.map((time) => `${day},${time.replace("-", ",")}`))
      .join("|"),
  };
}

/** Writes the newer header: a third repeats an earlier place id, hours are lists, counts are "0.0" or "0". */
export function churches(): Row[] {
  const choice = choices("churches of Alabama");
  const makeName = namesFrom(WORDS);
  const rows = KINDS.flatMap(([type, count, names]) =>
    Array.from({ length: count }, (_, index): Row => {
      const name = makeName(names[index % names.length] ?? "");
      const [city, state, code, postcode, latitude, longitude] =
        type === "Christian church" && index === 0 ? ABROAD : (CITIES[(index * 3 + count) % CITIES.length] ?? ABROAD);
      const street = choice.chance(0.95) ? `${20 + choice.upTo(4_000)} ${choice.pick(STREETS)} ${choice.upTo(90)}` : "";
      const isReviewed = choice.chance(0.92);
      return {
        ...commonCells(choice, name, [latitude, longitude]),
        query: `church, ${city}, ${state}, United States`,
        subtypes: choice.chance(0.8) ? type : `${type}, Christian church, Church`,
        category: type === "Church" && index === 4 ? "" : type,
        type: type === "Iglesia" ? "Church" : type,
        ...(choice.chance(0.65) && { website: `http://www.${name.toLowerCase().replace(/[^a-z]+/g, "")}.example/` }),
        address: `${street === "" ? "" : `${street}, `}${city}, ${code} ${postcode}`,
        street,
        city,
        county: choice.chance(0.9) ? "None" : "North Florence",
        state,
        state_code: code,
        postal_code: postcode,
        country: "United States of America",
        country_code: "US",
        time_zone: "America/Chicago",
        ...(isReviewed && withReviews(choice.chance(0.3), reviewCells(choice, 60))),
        ...(choice.chance(0.5) && hours(choice.pick, choice.chance(0.1))),
        ...(choice.chance(0.05) && {
          other_hours: JSON.stringify([
            { worship_service: { Sunday: "9 AM-12 PM", Monday: "Closed", Wednesday: "6-7 PM" } },
          ]),
        }),
        ...(type === "Non-profit organization" && index === 1 && { located_in: "Harvest Lane Learning Center" }),
        ...(choice.chance(0.99) && {
          about: JSON.stringify(choice.chance(0.8) ? { ...ABOUT, Amenities: { Restroom: true } } : ABOUT),
        }),
        "chain_info.chain": choice.pick<Cell>(["", "", false, true]),
      };
    }),
  );
  const closedRow = rows[8];
  if (closedRow) closedRow["business_status"] = "CLOSED_PERMANENTLY";
  for (const [index, row] of rows.entries())
    if (index % 5 !== 0) row["phone"] = `+1 256-555-${String(100 + (index % 100)).padStart(4, "0")}`;
  return rows.flatMap((row, index) =>
    index % 3 === 2 ? [row, { ...row, query: "churches, Alabama, United States" }] : [row],
  );
}

/** Adds counts by stars as an object too, and whole numbers as text without decimals in some rows. */
function withReviews(isWhole: boolean, cells: Row): Row {
  const counts = [1, 2, 3, 4, 5].map(
    (stars) => [`reviews_per_score_${stars}`, String(cells[`reviews_per_score_${stars}`])] as const,
  );
  return {
    ...cells,
    reviews_per_score: JSON.stringify(Object.fromEntries(counts.map(([, count], index) => [index + 1, Number(count)]))),
    ...(isWhole && Object.fromEntries(counts.map(([name, count]) => [name, count.replace(".0", "")]))),
  };
}
