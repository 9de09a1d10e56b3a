import { choices, commonCells, DAYS, namesFrom, type Row, reviewCells } from "./export-row.ts";

const words = (text: string) => text.trim().split(/,\s+/);

const NAMES =
  words(`{s} Electric, {s} Electrical Services LLC, {s} & Sons Electric Co, {w} Electric, {s} Power Solutions LLC, {w} Electrical,
  {s} Electric Company Inc., {w} Electric LLC, {s} Home Controls, {w} Electrical Service`);
const WORDS = {
  s: words(`Penhallow, Oakhurst, Brackenridge, Dunmore, Whitlow, Farrow, Gatling, Hobbsworth, Ketteridge, Lindquist, Marlowe, Nettleby,
    Pruitt, Quillan, Rowntree, Stanhope, Thackery, Underhill, Vickery, Wexcombe, Yarrow, Ambrose, Bellweather, Crabtree, Dovetail,
    Elderkin, Fennimore, Gooding, Hazelton, Ironside, Jessamy, Kirkbride, Lovelock, Merriday, Nightingale, Osgood, Peppercorn,
    Quimby, Ravenel, Sallow`),
  w: words(`Bright Wire, Copper Path, High Ground, Three Rivers, Sure Current, Blue Arc, Twin Pines, Delta Spark, Safe Circuit, Red Maple,
    North Ridge, First Switch, Open Sky, Honest Amp, Pine Street, Silver Plug, Old Mill, Quick Fuse, True Ground, Lone Oak, Sunset,
    Capitol View, Fair Oaks, Amber Lamp, Good Neighbor, Riverbend, Evergreen, Cornerstone, Meadowlark, Hilltop,
    Stone Bridge, Big Dipper, Kettle Creek, Wide Awake, Second Shift, Plain View, Early Bird, Clear Signal, Long Branch, New Leaf,
    Steady Hand, Noble Oak, Tall Timber, Friendly City, Harbor Light`),
};
const SPECIAL =
  words(`AC Heating Plumbing Electric | Tallow Bros, Mister Sparrow® of Little Rock, 24/7 Current, Volt-eyton Power & Light Inc,
  Home Services at Barnaby's, Home Services at Barnaby's, Larkin Heating & Air; Plumbing; Electric, Oriole: Electricians of Little Rock`);

/** Places: city, ZIP codes, latitude, longitude. */
const CITIES: readonly [string, string[], number, number][] = [
  ["Little Rock", ["72201", "72202", "72205", "72206", "72209", "72212"], 34.74, -92.33],
  ["Little Rock", ["72202", "72204", "72207"], 34.75, -92.36],
  ["North Little Rock", ["72114", "72116", "72117", "72118"], 34.79, -92.26],
  ["Mabelvale", ["72103"], 34.66, -92.38],
  ["Maumelle", ["72113"], 34.86, -92.4],
  ["Benton", ["72015"], 34.56, -92.58],
  ["Sherwood", ["72120"], 34.83, -92.21],
];
const WEEKS = [
  ["8AM-5PM", "8AM-5PM", "8AM-5PM", "8AM-5PM", "8AM-5PM", "Closed", "Closed"],
  ["7AM-4PM", "7AM-4PM", "7AM-4PM", "7AM-4PM", "7AM-4PM", "Closed", "Closed"],
  ["8AM-4:30PM", "8AM-4:30PM", "8AM-4:30PM", "8AM-4:30PM", "8AM-4:30PM", "9-11AM", "Closed"],
  ["7:30AM-6PM", "7:30AM-6PM", "7:30AM-6PM", "7:30AM-6PM", "7:30AM-6PM", "8AM-12PM", "Closed"],
  DAYS.map(() => "Open 24 hours"),
];
const STREETS = [
  "Relay Rd",
  "Calloway Rd",
  "Cedar Fork Dr",
  "W 97th St",
  "Old Quarry Pike",
  "Florence Mill Rd",
  "Bobwhite Ln",
];
const ABOUT = [
  { "Service options": { "Online estimates": false } },
  { "Service options": { "Onsite services": true, "Online estimates": true, "Language assistance": "English, Hindi" } },
  { Planning: { "Appointment required": true }, Payments: { "Credit cards": true } },
  { "From the business": { "Identifies as veteran-owned": true }, Other: { "Identifies as veteran-owned": true } },
];
/** Category and subtypes of the few businesses whose main category is another one. */
const OTHERS: readonly [string, string][] = [
  ["HVAC contractor", "Electrician, Air conditioning contractor, HVAC contractor, Lighting store, Plumber"],
  ["Contractor", "Electrician, Contractor, Handyman/Handywoman/Handyperson, HVAC contractor, Plumber, Remodeler"],
  ["Plumber", "Electrician, Appliance repair service, Plumber, HVAC contractor"],
  ["Electricista", "Electrician, Service establishment"],
];

/** Makes electricians, many of whom go to their customers and have no address; most have no description. */
export function electricians(): Row[] {
  const choice = choices("electricians of Arkansas");
  const makeName = namesFrom(WORDS);
  return Array.from({ length: 110 }, (_, index): Row => {
    const name = SPECIAL[index - 40]?.replaceAll(";", ",") ?? makeName(NAMES[index % NAMES.length] ?? "");
    const [city, postcodes, latitude, longitude] = CITIES[index % CITIES.length] as (typeof CITIES)[number];
    const [category, subtypes] = OTHERS[index - 40] ?? [
      "Electrician",
      index % 4 === 3 ? "Electrician, Electrical installation service, Service establishment" : "Electrician",
    ];
    const isMobile = index % 8 === 5 || index % 8 === 7 || index % 16 === 3;
    const hasStreet = index % 12 !== 0;
    const street = hasStreet
      ? `${100 + index * 3} ${choice.pick(STREETS)}${index % 5 === 0 ? ` Ste ${index}` : ""}`
      : "";
    const postcode = choice.pick(postcodes);
    const week = choice.pick(WEEKS);
    return {
      ...commonCells(choice, name, [latitude, longitude]),
      query: "electrician, 72201, Little Rock, AR, US",
      ...(choice.chance(0.5) && { site: `https://electrician-${index}.example/` }),
      subtypes,
      category,
      type: "Electrician",
      ...(index !== 9 && { phone: `+1 501-555-${String(100 + (index % 100)).padStart(4, "0")}` }),
      ...(isMobile
        ? { area_service: true }
        : {
            country: "United States of America",
            country_code: "US",
            full_address: `${hasStreet ? `${street}, ` : ""}${city}, AR ${postcode}`,
            borough: choice.chance(0.6) ? "None" : "Downtown",
            street,
            city,
            postal_code: postcode,
            state: "Arkansas",
            us_state: "Arkansas",
          }),
      ...(index === 23 && { latitude: "", longitude: "" }),
      time_zone: "America/Chicago",
      ...(choice.chance(0.7) && reviewCells(choice, 90)),
      ...(choice.chance(0.66) && {
        working_hours: JSON.stringify(Object.fromEntries(DAYS.map((day, index) => [day, week[index]]))),
        working_hours_old_format: DAYS.map((day, index) => `${day}:${week[index]}`).join("|"),
      }),
      about: choice.chance(0.8) ? "{}" : JSON.stringify(choice.pick(ABOUT)),
    };
  });
}
