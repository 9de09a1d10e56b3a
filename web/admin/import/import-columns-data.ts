interface ImportColumn {
  name: string;
  need: "required" | "optional" | "";
  /** Description of accepted values. */
  takes: string;
  example: string;
}

export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  { name: "name", need: "required", takes: "1 to 300 characters", example: "Corner Bakery" },
  { name: "category", need: "", takes: "Any text. Blank means Service Provider", example: "Bakery" },
  {
    name: "full_address",
    need: "",
    takes: "In one line. Street, city, state and ZIP code are read from it",
    example: "12 Example Street, Austin, TX 78701",
  },
  { name: "postal_code", need: "", takes: "ZIP or postal code", example: "78701" },
  { name: "country", need: "", takes: "Name or two-letter code", example: "United States" },
  { name: "phone", need: "optional", takes: "In any usual format", example: "+1 512-555-0100" },
  { name: "rating", need: "", takes: "1 to 5, with point or comma. Blank for none", example: "4.6" },
  { name: "reviews", need: "", takes: "A whole number", example: "120" },
  {
    name: "photo",
    need: "optional",
    takes: "Web addresses, several with commas between",
    example: "https://example.com/a.jpg",
  },
  {
    name: "working_hours",
    need: "",
    takes: "Days with hours, or JSON. A missing day is unknown, not closed",
    example: "Monday: 9AM-5PM | Sunday: Closed",
  },
  {
    name: "about",
    need: "optional",
    takes: "A description, or attributes as JSON",
    example: '{"Service options": {"Takeaway": true}}',
  },
  {
    name: "place_id",
    need: "",
    takes: "Unique. A second row with it is a duplicate. Without it, other ids or name and place count",
    example: "example-bakery",
  },
  { name: "location_link", need: "optional", takes: "Web address of the place on a map", example: "https://…" },
];
