/**
 * `node server/testing/make-exports.ts`: writes the workbooks in server/testing/exports: made-up businesses in the shape
 * of Google Maps exports, with the columns, gaps and spellings of their two header sets.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { utils, write } from "xlsx";
import { seededRandom } from "../domain/text/seeded-random.ts";

type Cell = string | number | boolean;
type Row = Record<string, Cell>;

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Splits names at spaces. */
const names = (text: string) => text.split(" ");

const OLDER_COLUMNS = [
  ...names("query name site subtypes category type phone full_address borough street city postal_code state us_state"),
  ...names("country country_code latitude longitude h3 time_zone plus_code area_service rating reviews reviews_link"),
  ...names("reviews_tags reviews_per_score reviews_per_score_1 reviews_per_score_2 reviews_per_score_3"),
  ...names("reviews_per_score_4 reviews_per_score_5 photos_count photo street_view located_in working_hours"),
  ...names("working_hours_old_format other_hours popular_times business_status about range posts logo description"),
  ...names("typical_time_spent verified owner_id owner_title owner_link reservation_links booking_appointment_link"),
  ...names("menu_link order_links location_link location_reviews_link place_id google_id cid kgmid reviews_id"),
  "located_google_id",
];
const NEWER_COLUMNS = [
  ...names("query name subtypes category type phone website address street city county state state_code postal_code"),
  ...names("country country_code latitude longitude h3 time_zone plus_code area_service rating reviews reviews_link"),
  ...names("reviews_tags reviews_per_score reviews_per_score_1 reviews_per_score_2 reviews_per_score_3"),
  ...names("reviews_per_score_4 reviews_per_score_5 photos_count photo street_view logo located_in located_google_id"),
  ...names("business_status working_hours working_hours_csv_compatible other_hours popular_times typical_time_spent"),
  ...names("range prices reservation_links booking_appointment_link menu_link order_links about description posts"),
  ...names("verified owner_id owner_title owner_link location_link location_reviews_link place_id google_id cid kgmid"),
  ...names("reviews_id chain_info.chain"),
];

const random = seededRandom("exports");
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const chance = (share: number) => random() < share;
const digits = (count: number) => Array.from({ length: count }, () => pick([..."0123456789"])).join("");
const letters = (count: number) =>
  Array.from({ length: count }, () =>
    pick([..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"]),
  ).join("");

/** The columns that every export fills alike. */
function common(name: string, latitude: number, longitude: number): Row {
  return {
    name,
    latitude: latitude + random() / 10,
    longitude: longitude + random() / 10,
    h3: `89${letters(6).toLowerCase()}fffff`,
    area_service: false,
    photos_count: Math.floor(random() * 90),
    photo: `https://lh5.googleusercontent.com/p/AF1Qip${letters(38)}=w800-h500-k-no`,
    street_view: `https://lh5.googleusercontent.com/p/AF1Qip${letters(38)}=w1600-h1000-k-no`,
    business_status: chance(0.05) ? "CLOSED_TEMPORARILY" : "OPERATIONAL",
    verified: chance(0.6),
    owner_id: chance(0.6) ? digits(21) : "None",
    owner_title: name,
    location_link: `https://www.google.com/maps/place/${encodeURIComponent(name)}/@${latitude},${longitude},14z`,
    place_id: `ChIJ${letters(23)}`,
    google_id: `0x${digits(16)}:0x${digits(16)}`,
    cid: digits(19),
    kgmid: `/g/11${letters(8).toLowerCase()}`,
    reviews_id: digits(19),
  };
}

function electricians(count: number): Row[] {
  const firms = [
    "Spark & Sons",
    "Bright Wire Electric",
    "Ohm's Law Electrical | Licensed",
    "Volt Brothers LLC",
    "24/7 Current",
  ];
  const hours = ["8AM-5PM", "7AM-4PM", "Open 24 hours", "7:30AM-6PM", "Closed"];
  return Array.from({ length: count }, (_, index) => {
    const hasStreet = chance(0.6);
    const street = `${100 + index} Relay Rd Ste ${index}`;
    const isRated = chance(0.7);
    const week = Object.fromEntries(DAYS.map((day) => [day, pick(hours)]));
    return {
      ...common(`${pick(firms)} ${index}`, 34.7, -92.3),
      query: "electrician, 72201, Little Rock, AR, US",
      site: chance(0.5) ? `https://electrician-${index}.example/` : "",
      subtypes: chance(0.4) ? "Electrician, Electrical installation service, Lighting consultant" : "Electrician",
      category: chance(0.9) ? "Electrician" : "Electricista",
      type: "Electrician",
      phone: chance(0.95) ? `+1 501-555-${String(index + 100).padStart(4, "0")}` : "",
      full_address: hasStreet ? `${street}, Little Rock, AR 72201` : "Little Rock, AR 72201",
      borough: "None",
      street: hasStreet ? street : "",
      city: "Little Rock",
      postal_code: "72201",
      state: "Arkansas",
      us_state: "Arkansas",
      country: "United States of America",
      country_code: "US",
      time_zone: "America/Chicago",
      ...(isRated && { rating: 3 + Math.floor(random() * 21) / 10, reviews: Math.ceil(random() * 900) }),
      ...(chance(0.7) && {
        working_hours: JSON.stringify(week),
        working_hours_old_format: DAYS.map((day) => `${day}:${week[day]}`).join("|"),
      }),
      about: chance(0.7)
        ? "{}"
        : JSON.stringify({ "Service options": { "Online estimates": true, "Language assistance": "English, Hindi" } }),
    };
  });
}

/** Every third row repeats an earlier place id, as the newer exports do. */
function churches(count: number): Row[] {
  const kinds = ["Baptist church", "Church of Christ", "Methodist church", "Non-profit organization"];
  const placeIds: Cell[] = [];
  return Array.from({ length: count }, (_, index) => {
    const category = pick(kinds);
    const street = `${20 + index} County Rd ${index}`;
    const row: Row = {
      ...common(`${pick(["Hillside", "First", "New Hope", "Grace & Peace"])} ${category} ${index}`, 34.8, -87.5),
      query: "church, Killen, Alabama, United States",
      subtypes: `${category}, Church`,
      category,
      type: category,
      phone: chance(0.6) ? `+1 256-555-${String(index + 100).padStart(4, "0")}` : "",
      website: chance(0.4) ? `http://www.church-${index}.example/` : "",
      address: `${street}, Killen, AL 35645`,
      street,
      city: "Killen",
      county: chance(0.9) ? "None" : "North Florence",
      state: "Alabama",
      state_code: "AL",
      postal_code: "35645",
      country: "United States of America",
      country_code: "US",
      time_zone: "America/Chicago",
      rating: 4 + Math.floor(random() * 11) / 10,
      reviews: Math.ceil(random() * 60),
      reviews_per_score: JSON.stringify({ 1: 0, 2: 0, 3: 1, 4: 2, 5: 19 }),
      reviews_per_score_5: "19.0",
      ...(chance(0.5) && {
        working_hours: JSON.stringify({ Sunday: ["9-11:30AM", "6-7PM"], Monday: ["Closed"], Wednesday: ["6-7:30PM"] }),
      }),
      about: JSON.stringify({ Accessibility: { "Wheelchair accessible entrance": true } }),
      "chain_info.chain": chance(0.5) ? false : "",
    };
    const repeated = index % 3 === 2 ? placeIds[index - 2] : undefined;
    if (repeated !== undefined) row["place_id"] = repeated;
    placeIds.push(row["place_id"] ?? "");
    return row;
  });
}

function restaurants(count: number): Row[] {
  const kinds = ["restaurants", "cafes", "Veganes Restaurant", "Französisches Restaurant mit Haute Cuisine"];
  return Array.from({ length: count }, (_, index) => {
    const street = `${pick(["Brunnengasse", "Höhenstrasse", "Am Mühlebach"])} ${index + 1}`;
    const name = `${pick(["Zum Löwen", "Café Größe", "Bistrot d'Été", "Trattoria «Da Noi»"])} ${index}`;
    return {
      ...common(name, 47.3, 8.5),
      query: "French restaurants in Zurich",
      site: chance(0.8) ? `https://restaurant-${index}.example/` : "",
      subtypes: "French restaurant",
      category: pick(kinds),
      type: "French restaurant",
      phone: chance(0.9) ? `+41 44 555 ${String(index % 100).padStart(2, "0")} 20` : "",
      full_address: `${street}, 800${(index % 5) + 1} Zürich`,
      borough: "None",
      street,
      city: "Zürich",
      postal_code: `800${(index % 5) + 1}`,
      country: "Switzerland",
      country_code: "CH",
      time_zone: "Europe/Zurich",
      rating: 4 + Math.floor(random() * 10) / 10,
      reviews: chance(0.5) ? Math.ceil(random() * 1_500) : `${Math.ceil(random() * 1_500)}.0`,
      reviews_per_score_5: "46.0",
      working_hours: JSON.stringify(
        Object.fromEntries(
          DAYS.map((day) => [day, pick(["Closed", "11:30am-2:30pm,5:30-11pm", "6pm-12am", "4-11pm"])]),
        ),
      ),
      other_hours: chance(0.2) ? JSON.stringify([{ kitchen: { Monday: "11:30 am-2 pm,6-10 pm" } }]) : "",
      about: JSON.stringify({
        "Service options": { "Outdoor seating": chance(0.5), Takeaway: true, Delivery: false },
        "Popular for": { Lunch: true, Dinner: true },
      }),
      range: pick(["", "$", "$$", "$$$"]),
      description: chance(0.4) ? "Traditional dishes & wine in a compact spot with bistro tables." : "",
    };
  });
}

function writeExport(name: string, columns: readonly string[], rows: readonly Row[]): void {
  const sheet = utils.aoa_to_sheet([
    [...columns],
    ...rows.map((row) => columns.map((column) => (row[column] === "" ? null : (row[column] ?? null)))),
  ]);
  const book = utils.book_new(sheet, "Generated by Outscraper ©");
  writeFileSync(
    join(import.meta.dirname, "exports", `${name}.xlsx`),
    write(book, { type: "buffer", bookType: "xlsx", compression: true }),
  );
}

writeExport("electricians", OLDER_COLUMNS, electricians(60));
writeExport("churches", NEWER_COLUMNS, churches(45));
writeExport("restaurants", OLDER_COLUMNS, restaurants(60));
