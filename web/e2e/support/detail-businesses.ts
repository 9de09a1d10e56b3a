import type { Row } from "./write-rows.ts";

/** Text that breaks any code which does not escape it. */
export const HOSTILE = `</script><script>document.title="taken"</script><b>"Zoë's" & Söhne</b>`;
export const LONG_NAME = `${"Grand Old Bakery of the Long Main Street ".repeat(7)}Limited`;

const PHOTOS = ["front", "counter", "lost", "oven"].map((name) => `http://photos.invalid/${name}.jpg`);
/** No two days are alike, so that a row identifies its day. */
const WEEK = {
  Monday: "9AM-5PM",
  Tuesday: "6:30-11AM,12-3PM",
  Wednesday: "Open 24 hours",
  Thursday: "4PM-1AM",
  Friday: "8AM-8PM",
  Saturday: "Closed",
};
const ABOUT = {
  "Service options": { Delivery: true, Takeout: false },
  Payments: { "Credit cards": false },
  Accessibility: { "Wheelchair accessible entrance": true },
  Crowd: { Students: true },
};
const HERE = {
  category: "Bakery",
  city: "Springfield",
  state: "Illinois",
  postal_code: "62701",
  country: "United States",
  time_zone: "America/Chicago",
  rating: 4.8,
  reviews: 1234,
};

/** Every kind of business that a detail page can show; ids follow their order. */
export const DETAIL_BUSINESSES: readonly Row[] = [
  {
    ...HERE,
    name: "Corner Oven",
    place_id: "ChIJ-_full1",
    full_address: "1 Example Street, Springfield, Illinois 62701",
    phone: "(217) 555-0100",
    photo: PHOTOS.join(","),
    working_hours: JSON.stringify(WEEK),
    about: JSON.stringify(ABOUT),
    site: "https://www.corner-oven.example/bread?from=map",
    latitude: 39.8,
    longitude: -89.65,
  },
  { name: "Known by Name", place_id: "bare" },
  {
    ...HERE,
    name: "Gone Bakery",
    place_id: "gone",
    phone: "(217) 555-0101",
    business_status: "CLOSED_PERMANENTLY",
    latitude: 39.81,
    longitude: -89.66,
  },
  {
    ...HERE,
    name: "Resting Bakery",
    place_id: "resting",
    phone: "(217) 555-0102",
    working_hours: JSON.stringify(WEEK),
    business_status: "CLOSED_TEMPORARILY",
  },
  { ...HERE, name: "Second Oven", place_id: "second", latitude: 39.82, longitude: -89.64, verified: "TRUE" },
  { ...HERE, name: "Third Oven", place_id: "third", latitude: 39.7, longitude: -89.6 },
  {
    name: HOSTILE,
    category: HOSTILE,
    place_id: HOSTILE,
    full_address: HOSTILE,
    street: HOSTILE,
    city: HOSTILE,
    state: HOSTILE,
    postal_code: HOSTILE,
    phone: HOSTILE,
    photo: `http://photos.invalid/${encodeURIComponent(HOSTILE)}`,
    about: JSON.stringify({ [HOSTILE]: { [HOSTILE]: HOSTILE } }),
    description: HOSTILE,
    subtypes: HOSTILE,
    unique_content: HOSTILE,
    rating: 4,
    reviews: 1,
  },
  { ...HERE, name: LONG_NAME, place_id: "long", site: `https://${"long-".repeat(9)}name.example/` },
  { name: "مطعم البيت الكبير", place_id: "rtl", category: "Restaurant", city: "الرياض", country: "Saudi Arabia" },
  { name: "🍕🍔 Söhne 🍕", place_id: "emoji", category: "Pizza restaurant" },
  { name: "First Morning", place_id: "ahead", time_zone: "Pacific/Kiritimati", working_hours: JSON.stringify(WEEK) },
  { name: "Last Evening", place_id: "behind", time_zone: "Pacific/Pago_Pago", working_hours: JSON.stringify(WEEK) },
];

/** Returns the page of the business whose name begins like this. */
export function pathOf(name: string): string {
  const index = DETAIL_BUSINESSES.findIndex((business) => String(business["name"]).startsWith(name));
  if (index < 0) throw new Error(`There is no ${name}`);
  return `/business/${index + 1}`;
}
