/** Opening hours Monday to Sunday, as exports write them; a blank day is not named at all. */
export const HOURS: Record<string, string[][]> = {
  dinner: [
    ["Closed", "5-10PM", "5-10PM", "5-10PM", "5-11PM", "5-11PM", "5-9PM"],
    ["5:30-10PM", "5:30-10PM", "5:30-10PM", "5:30-10PM", "5:30-11:30PM", "4-11:30PM", "4-9PM"],
  ],
  split: [
    ["Closed", "12-3PM,6-10PM", "12-3PM,6-10PM", "12-3PM,6-10PM", "12-3PM,6-11PM", "12-3PM,6-11PM", "12-4PM"],
    [
      "11:30AM-2:30PM,5:30-10PM",
      "11:30AM-2:30PM,5:30-10PM",
      "11:30AM-2:30PM,5:30-10PM",
      "11:30AM-2:30PM,5:30-10PM",
      "11:30AM-2:30PM,5:30-11PM",
      "5:30-11PM",
      "Closed",
    ],
  ],
  day: [
    ["8AM-8PM", "8AM-8PM", "8AM-8PM", "8AM-8PM", "8AM-9PM", "9AM-9PM", "9AM-6PM"],
    ["11AM-9PM", "11AM-9PM", "11AM-9PM", "11AM-9PM", "11AM-10PM", "11AM-10PM", "12-8PM"],
  ],
  cafe: [
    ["6:30AM-6PM", "6:30AM-6PM", "6:30AM-6PM", "6:30AM-6PM", "6:30AM-6PM", "7:30AM-6PM", "7:30AM-5PM"],
    ["7AM-4PM", "7AM-4PM", "7AM-4PM", "7AM-4PM", "7AM-4PM", "8AM-5PM", "8AM-5PM"],
  ],
  bakery: [
    ["Closed", "6AM-3PM", "6AM-3PM", "6AM-3PM", "6AM-3PM", "6:30AM-4PM", "7AM-1PM"],
    ["7AM-1PM,3-7PM", "7AM-1PM,3-7PM", "Closed", "7AM-1PM,3-7PM", "7AM-1PM,3-7PM", "7AM-7PM", "7AM-1PM"],
  ],
  late: [
    ["Closed", "6PM-12AM", "6PM-12AM", "6PM-1AM", "6PM-2AM", "4PM-2AM", "4-11PM"],
    ["Closed", "Closed", "7PM-2AM", "7PM-2AM", "8PM-4AM", "8PM-4AM", "Closed"],
    ["4PM-1AM", "4PM-1AM", "4PM-1AM", "4PM-1AM", "3PM-2AM", "12PM-2AM", "12PM-12AM"],
  ],
  clinic: [
    ["8AM-5PM", "8AM-5PM", "8AM-5PM", "8AM-5PM", "8AM-1PM", "Closed", "Closed"],
    ["8AM-12PM,2-6PM", "8AM-12PM,2-6PM", "8AM-12PM", "8AM-12PM,2-7PM", "8AM-2PM", "Closed", "Closed"],
    ["9AM-6PM", "9AM-6PM", "9AM-6PM", "9AM-6PM", "9AM-4PM", "9AM-1PM", "Closed"],
  ],
  shop: [
    ["10AM-7PM", "10AM-7PM", "10AM-7PM", "10AM-7PM", "10AM-7PM", "10AM-6PM", "12-5PM"],
    ["9AM-6:30PM", "9AM-6:30PM", "9AM-6:30PM", "9AM-8PM", "9AM-6:30PM", "9AM-4PM", "Closed"],
  ],
  salon: [
    ["Closed", "9AM-7PM", "9AM-7PM", "10AM-8PM", "9AM-7PM", "8AM-5PM", "Closed"],
    ["10AM-7PM", "10AM-7PM", "10AM-7PM", "10AM-7PM", "10AM-8PM", "10AM-6PM", "11AM-4PM"],
  ],
  gym: [
    ["5AM-11PM", "5AM-11PM", "5AM-11PM", "5AM-11PM", "5AM-10PM", "7AM-8PM", "7AM-8PM"],
    ["6-11AM,4-9PM", "6-11AM,4-9PM", "6-11AM,4-9PM", "6-11AM,4-9PM", "6-11AM,4-8PM", "8AM-12PM", "Closed"],
  ],
  trades: [
    ["7AM-6PM", "7AM-6PM", "7AM-6PM", "7AM-6PM", "7AM-5PM", "8AM-1PM", "Closed"],
    ["8AM-5:30PM", "8AM-5:30PM", "8AM-5:30PM", "8AM-5:30PM", "8AM-5:30PM", "", ""],
  ],
  office: [
    ["9AM-5PM", "9AM-5PM", "9AM-5PM", "9AM-5PM", "9AM-5PM", "Closed", "Closed"],
    [
      "8:30AM-12:30PM,1:30-6PM",
      "8:30AM-12:30PM,1:30-6PM",
      "8:30AM-12:30PM,1:30-6PM",
      "8:30AM-12:30PM,1:30-6PM",
      "8:30AM-4PM",
      "Closed",
      "Closed",
    ],
  ],
  school: [["7:45AM-4PM", "7:45AM-4PM", "7:45AM-4PM", "7:45AM-4PM", "7:45AM-3PM", "Closed", "Closed"]],
  museum: [
    ["Closed", "10AM-5PM", "10AM-5PM", "10AM-9PM", "10AM-5PM", "10AM-6PM", "10AM-6PM"],
    ["10AM-6PM", "Closed", "10AM-6PM", "10AM-6PM", "10AM-6PM", "11AM-5PM", "11AM-5PM"],
  ],
  park: [["6AM-10PM", "6AM-10PM", "6AM-10PM", "6AM-10PM", "6AM-10PM", "6AM-10PM", "6AM-10PM"]],
  always: [Array.from({ length: 7 }, () => "Open 24 hours")],
  none: [],
};

/** Possible content of the `about` column for each kind of business, by group. */
export const ATTRIBUTES: Record<string, Record<string, string[]>> = {
  food: {
    "Service options": ["Dine-in", "Takeout", "Delivery", "Outdoor seating", "Curbside pickup"],
    Highlights: ["Great coffee", "Great cocktails", "Live music", "Great dessert"],
    Offerings: ["Vegetarian options", "Vegan options", "Halal food", "Kids' menu", "Beer", "Wine"],
    Accessibility: ["Wheelchair accessible entrance", "Wheelchair accessible restroom"],
    Payments: ["Credit cards", "Debit cards", "NFC mobile payments", "Cash-only"],
  },
  health: {
    Accessibility: ["Wheelchair accessible entrance", "Wheelchair accessible parking lot"],
    Amenities: ["Restroom", "Gender-neutral restroom"],
    Planning: ["Appointment required", "Accepts new patients"],
    "Service options": ["Online care", "Onsite services"],
  },
  pets: {
    "Service options": ["Onsite services", "Drop-off service"],
    Planning: ["Appointment required", "Walk-ins welcome"],
  },
  auto: {
    Amenities: ["Restroom", "Waiting area", "Wi-Fi"],
    Planning: ["Appointments recommended", "Quick visit"],
    Payments: ["Credit cards", "Debit cards", "Checks"],
  },
  beauty: {
    Accessibility: ["Wheelchair accessible entrance"],
    Planning: ["Appointment required", "Accepts walk-ins"],
    Crowd: ["LGBTQ+ friendly", "Family-friendly"],
    Payments: ["Credit cards", "NFC mobile payments"],
  },
  home: {
    "Service options": ["Online estimates", "Onsite services", "Repair services"],
    "From the business": ["Identifies as women-owned", "Identifies as veteran-owned", "Small business"],
  },
  office: {
    "Service options": ["Online appointments", "Onsite services", "Language assistance"],
    Planning: ["Appointment required"],
    Accessibility: ["Wheelchair accessible entrance"],
  },
  school: {
    Amenities: ["Restroom", "Cafeteria"],
    Accessibility: ["Wheelchair accessible entrance", "Wheelchair accessible parking lot"],
  },
  culture: {
    Highlights: ["Live performances", "Great for photos"],
    Amenities: ["Restroom", "Café", "Gift shop"],
    Children: ["Good for kids", "Family discount"],
    Planning: ["Buy tickets in advance"],
  },
  park: {
    Amenities: ["Restroom", "Picnic tables", "Drinking fountain"],
    Children: ["Playground", "Good for kids"],
    Pets: ["Dogs allowed"],
  },
  shop: {
    "Service options": ["In-store shopping", "In-store pickup", "Delivery", "Same-day delivery"],
    Payments: ["Credit cards", "Debit cards", "NFC mobile payments"],
    Accessibility: ["Wheelchair accessible entrance"],
  },
  stay: {
    Amenities: ["Free Wi-Fi", "Breakfast", "Air conditioning", "Pet-friendly"],
    Parking: ["Free parking lot", "Paid parking garage"],
  },
};
