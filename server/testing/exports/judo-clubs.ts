import { choices, commonCells, DAYS, type Row, reviewCells } from "./export-row.ts";

/** Clubs: name, category, type, subtypes, street, city, postcode. */
const CLUBS = `
Bayleaf Buddhist Judo Club|Judo school|Judo school|Judo school|1050 N Heron St|San Jose|95112
Asahi Ridge Judo Club|Judo club|Judo club|Judo club, Judo school, Martial arts club|816 Sandpiper Ave|San Jose|95131
GARNET HILL JUDO ACADEMY|Judo school|Judo school|Judo school, After school program, Jujitsu school, Karate school, Women's personal trainer|625 Bluegum Dr F10|San Jose|95112
BJ Judo|Judo school|Judo school|Judo school, Martial arts school|1244 S Larch Ave|San Jose|95128
Garnet Hill Judo Academy|Judo school|Judo school|Judo school|621 Turnstone Rd # 152|San Jose|95111
Orlando Vale Academy|Martial arts school|Judo school|Judo school, Martial arts school, Jujitsu school, Martial arts club|12 Plum Orchard Way|San Jose|95126
Brave Heron Martial Arts|Martial arts school|Judo school|Judo school, Martial arts school|455 Quartz Ct|San Jose|95129
Lee & Daughters TaeKwonDo|Judo school|Judo school|Judo school, Martial arts school, Sports|7 Foothill Loop|San Jose|95120
River Otter Jiu-Jitsu Martial Arts Academy|Martial arts school|Judo school|Judo school, Martial arts school, Self defense school|31 Rose Garden Pl|San Jose|95136
Komorebi Judo Academy|Martial arts school|Judo school|Judo school, Judo club, Martial arts school, Personal trainer|88 Alder Sq|Santa Clara|95050
Tetsu Dojo|Judo school|Judo school|Judo school|900 Umber St|San Jose|95112
Crash Mat Gyms Sunnyvale|Gym|Gym|Gym, After school program, Judo school, Karate school, Personal trainer, Sports club|140 Kestrel Ave|Sunnyvale|94086
Teodoro's Judo|Judo club|Judo club|Judo club|19 Magpie Ln|Palo Alto|94303
555 Judo|Judo school|Judo school|Judo school, Martial arts school|2 Estuary Blvd|San Leandro|94577
`;
const AT: Record<string, [number, number]> = {
  "San Jose": [37.33, -121.89],
  "Santa Clara": [37.35, -121.95],
  Sunnyvale: [37.37, -122.03],
  "Palo Alto": [37.44, -122.14],
  "San Leandro": [37.72, -122.16],
};
const EVENINGS = [
  "6:30-9PM",
  "Closed",
  "5-8:30PM",
  "9:15AM-12PM",
  "9AM-1PM,4-8PM",
  "4-5:30PM,6-9PM",
  "Closed",
  "10-11AM,5-8PM",
];

/** Writes the older header with one more column; two share a name and two a phone; one is closed for good. */
export function judoClubs(): Row[] {
  const choice = choices("judo clubs of California");
  return CLUBS.trim()
    .split("\n")
    .map((line, index): Row => {
      const [name = "", category = "", type = "", subtypes = "", street = "", city = "", postcode = ""] =
        line.split("|");
      const week = DAYS.map(
        (day, dayIndex) => [day, EVENINGS[(index + dayIndex * 3) % EVENINGS.length] ?? ""] as const,
      );
      return {
        ...commonCells(choice, name, AT[city] ?? [0, 0]),
        query: `judo club, ${postcode}, San Jose, CA, US`,
        name_for_emails: name === name.toUpperCase() ? "Garnet Hill Judo Academy" : name,
        ...(index !== 8 && { site: `https://www.judo-${index}.example/` }),
        subtypes,
        category,
        type,
        ...(index !== 1 && { phone: `+1 408-555-01${String(index === 4 ? 12 : 10 + index)}` }),
        full_address: `${street}, ${city}, CA ${postcode}`,
        borough: city === "San Jose" ? choice.pick(["Central San Jose", "South San Jose", "Willow Glen"]) : "None",
        street,
        city,
        postal_code: postcode,
        state: "California",
        us_state: "California",
        country: "United States of America",
        country_code: "US",
        time_zone: "America/Los_Angeles",
        ...(index !== 1 && numbers(reviewCells(choice, 80))),
        business_status: index === 7 ? "CLOSED_PERMANENTLY" : "OPERATIONAL",
        ...(index % 7 !== 3 && {
          working_hours: JSON.stringify(Object.fromEntries(week)),
          working_hours_old_format: week.map(([day, time]) => `${day}:${time}`).join("|"),
        }),
        about: JSON.stringify({
          "Service options": { "Onsite services": true },
          Accessibility: {
            "Wheelchair accessible parking lot": true,
            ...(choice.chance(0.7) && { "Wheelchair accessible entrance": true }),
          },
        }),
      };
    });
}

/** Converts counts to numbers, as this file has them. */
const numbers = (cells: Row): Row =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, Number(cell)]));
