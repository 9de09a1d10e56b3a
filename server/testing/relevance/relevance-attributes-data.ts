/* Attributes as exports name them, by tag; what kinds of businesses may have; hours. */
export const ATTRIBUTES: Readonly<Record<string, readonly [group: string, name: string]>> = {
  wifi: ["Amenities", "Wi-Fi"],
  parking: ["Parking", "Free parking lot"],
  "outdoor-seating": ["Service options", "Outdoor seating"],
  wheelchair: ["Accessibility", "Wheelchair accessible entrance"],
  vegan: ["Offerings", "Vegan options"],
  halal: ["Offerings", "Halal food"],
  kids: ["Children", "Good for kids"],
  delivery: ["Service options", "Delivery"],
  takeout: ["Service options", "Takeout"],
  dogs: ["Pets", "Dogs allowed"],
  "live-music": ["Highlights", "Live music"],
  "drive-through": ["Service options", "Drive-through"],
  emergency: ["Service options", "Emergency services"],
};

/** Tags that a business of the profile has with a chance of about a third, each false in as many others. */
export const PROFILES: Readonly<Record<string, string>> = {
  food: "parking outdoor-seating wheelchair vegan halal kids delivery takeout",
  vegan: "outdoor-seating wheelchair kids delivery takeout",
  cafe: "wifi parking outdoor-seating wheelchair kids dogs takeout",
  bar: "wifi parking outdoor-seating live-music",
  service: "wheelchair parking",
  care: "wheelchair parking",
  store: "wheelchair parking delivery",
  plain: "wheelchair",
  sport: "wifi wheelchair parking kids",
  hotel: "wifi parking wheelchair dogs",
};

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const week = (workday: string, saturday: string, sunday: string) =>
  JSON.stringify(
    Object.fromEntries(DAYS.map((day, index) => [day, index === 6 ? sunday : index === 5 ? saturday : workday])),
  );

/** Working hours as exports write them. */
export const HOURS: Readonly<Record<string, string>> = {
  restaurant: week("11AM-10PM", "11AM-11PM", "12-9PM"),
  day: week("9AM-6PM", "9AM-6PM", "10AM-4PM"),
  early: week("6AM-3PM", "6AM-3PM", "7AM-1PM"),
  evening: week("5PM-2AM", "5PM-2AM", "5PM-12AM"),
  night: week("10PM-5AM", "10PM-5AM", "Closed"),
  shop: week("9AM-6PM", "9AM-4PM", "Closed"),
  long: week("7AM-10PM", "7AM-10PM", "8AM-8PM"),
  office: week("9AM-5PM", "Closed", "Closed"),
  always: week("Open 24 hours", "Open 24 hours", "Open 24 hours"),
  sunday: week("Closed", "Closed", "9AM-1PM"),
};
