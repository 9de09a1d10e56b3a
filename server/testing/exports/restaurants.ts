import {
  type Cell,
  type Choices,
  choices,
  commonCells,
  DAYS,
  NARROW_SPACE,
  namesFrom,
  type Row,
  reviewCells,
} from "./export-row.ts";
import { RESTAURANT_CITIES, RESTAURANT_KINDS, RESTAURANT_STREETS, RESTAURANT_WORDS } from "./restaurants-data.ts";

const HOURS = [
  "11am-10pm",
  "11:30am-2:30pm,5:30-11pm",
  "11am-2pm,6-10pm",
  "6pm-12am",
  "4-11pm",
  "11am-12am",
  "9-1am,5pm-2am",
  "11:30am-2pm,6pm-12:30am",
  "5pm-3am",
  "Closed",
];
const DAYTIME = ["7am-6pm", "8:30am-5pm", "9am-7pm", "6:30am-3pm", "Closed"];

/** Attributes with the share of restaurants that report them; a leading "!" marks a false value. */
const ATTRIBUTES: readonly [group: string, name: string, share: number][] = [
  ["Service options", "Dine-in", 0.95],
  ["Service options", "Outdoor seating", 0.6],
  ["Service options", "Takeaway", 0.7],
  ["Service options", "!Delivery", 0.5],
  ["Popular for", "Lunch", 0.8],
  ["Popular for", "Solo dining", 0.6],
  ["Accessibility", "Wheelchair-accessible entrance", 0.5],
  ["Accessibility", "!Wheelchair-accessible car park", 0.3],
  ["Offerings", "Alcohol", 0.7],
  ["Offerings", "Vegetarian options", 0.5],
  ["Offerings", "Vegan options", 0.3],
  ["Offerings", "Late-night food", 0.4],
  ["Dining options", "Breakfast", 0.25],
  ["Dining options", "Brunch", 0.2],
  ["Amenities", "Wi-Fi", 0.4],
  ["Amenities", "Toilet", 0.7],
  ["Atmosphere", "Cosy", 0.6],
  ["Atmosphere", "Romantic", 0.15],
  ["Crowd", "Family friendly", 0.4],
  ["Crowd", "LGBTQ+ friendly", 0.3],
  ["Other", "LGBTQ+ friendly", 0.3],
  ["Payments", "Credit cards", 0.9],
  ["Children", "Good for kids", 0.4],
  ["Children", "High chairs", 0.3],
  ["Children", "Kids' menu", 0.2],
  ["Pets", "Dogs allowed", 0.3],
];

function about({ chance }: Choices): string {
  if (chance(0.01)) return "{}";
  const groups: Record<string, Record<string, boolean>> = {};
  for (const [group, name, share] of ATTRIBUTES) {
    if (chance(share)) groups[group] = { ...groups[group], [name.replace("!", "")]: !name.startsWith("!") };
  }
  return JSON.stringify(groups);
}

/** Chooses a place: nearly all are in one city; one row has no place at all. */
function place(choice: Choices, index: number): Row {
  const share = (index * 7) % 100;
  let sum = 0;
  const [city, postcodes, latitude, longitude] = RESTAURANT_CITIES.find((entry) => share < (sum += entry[4])) ??
    RESTAURANT_CITIES[0] ?? ["", [""], 0, 0];
  const street = `${choice.pick(RESTAURANT_STREETS)} ${choice.upTo(90)}`;
  const postcode = choice.pick(postcodes);
  return {
    full_address: `${street}, ${postcode} ${city}`,
    borough: "None",
    street,
    city,
    postal_code: postcode,
    country: "Switzerland",
    country_code: "CH",
    latitude: latitude + (choice.random() - 0.5) / 25,
    longitude: longitude + (choice.random() - 0.5) / 25,
  };
}

function hours(choice: Choices, isDaytime: boolean): Row {
  if (choice.chance(0.07)) return {};
  const usual = choice.pick(isDaytime ? DAYTIME : HOURS);
  const week = choice.chance(0.03)
    ? DAYS.map((day) => [day, "Open 24 hours"] as const)
    : DAYS.map((day) => [day, choice.chance(0.7) ? usual : choice.pick(isDaytime ? DAYTIME : HOURS)] as const);
  return {
    working_hours: JSON.stringify(Object.fromEntries(week)),
    working_hours_old_format: week.map(([day, time]) => `${day}:${time}`).join("|"),
    ...(choice.chance(0.2) && {
      other_hours: JSON.stringify([
        {
          kitchen: Object.fromEntries(
            week.map(([day, time]) => [day, time.replace(/(?<=\d)(?=[ap]m)/g, NARROW_SPACE)]),
          ),
        },
      ]),
    }),
  };
}

/** Makes restaurants, some with German categories, split and overnight hours, and review counts like "56.0". */
export function restaurants(): Row[] {
  const choice = choices("restaurants of Zürich");
  const makeName = namesFrom(RESTAURANT_WORDS);
  const rows = RESTAURANT_KINDS.flatMap(({ type, count, categories, subtypes, names }) =>
    Array.from({ length: count }, (_, index): Row => {
      const itemOf = <Item extends Cell>(items: readonly Item[]) => items[index % items.length] as Item;
      const name = makeName(itemOf(names));
      const subtype = itemOf(subtypes);
      return {
        ...commonCells(choice, name, [47.375, 8.54]),
        query: choice.pick(["restaurants in Zurich", `${type} in Zurich`, "best brunch in Zurich"]),
        ...(choice.chance(0.9) && { site: `https://${name.toLowerCase().replace(/[^a-z]+/g, "-")}.example/` }),
        subtypes: subtype === "" ? type : `${type}, ${subtype}`,
        category: itemOf(categories),
        type,
        ...place(choice, index * 13 + count),
        time_zone: "Europe/Zurich",
        ...(choice.chance(0.99) && reviewCells(choice, 1_500)),
        ...hours(choice, /Café|Coffee|Bakery|Brunch/.test(type)),
        about: about(choice),
        range: choice.pick(["", "$$", "$$", "$", "$$$", "$$$$"]),
        description: choice.chance(0.35)
          ? `Relaxed choice for ${type.toLowerCase()} dishes & wine, in a cosy room.`
          : "",
      };
    }),
  );
  for (const [index, row] of rows.entries()) {
    if (index % 11 !== 0) row["phone"] = `+41 44 555 ${String(10 + Math.floor(index / 10))} ${index % 10}0`;
    if (row["type"] === "Restaurant" && index === 7) for (const key of PLACE_CELLS) row[key] = "";
  }
  return rows;
}

const PLACE_CELLS = ["full_address", "borough", "street", "city", "postal_code", "country", "country_code"];
