/** The five cities in the header of every page; their pages exist even without businesses. */
export const HEADER_CITIES: readonly { name: string; state: string; country: string }[] = [
  { name: "New York", state: "New York", country: "United States" },
  { name: "Los Angeles", state: "California", country: "United States" },
  { name: "Chicago", state: "Illinois", country: "United States" },
  { name: "Houston", state: "Texas", country: "United States" },
  { name: "Phoenix", state: "Arizona", country: "United States" },
];
