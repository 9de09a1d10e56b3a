interface ImportColumn {
  name: string;
  /** What a file must have, or may leave out. */
  need: "required" | "optional" | "";
  /** What it takes. */
  takes: string;
  example: string;
}

/** The 13 columns of product.md §3, with the rules by which they are read. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  { name: "name", need: "required", takes: "1 to 300 characters", example: "Corner Bakery" },
  { name: "category", need: "", takes: "Any text; blank is read as Service Provider", example: "Bakery" },
  {
    name: "full_address",
    need: "",
    takes: "In one line; street, city, state and ZIP code are read from it",
    example: "12 Example Street, Austin, TX 78701",
  },
  { name: "postal_code", need: "", takes: "ZIP or postal code", example: "78701" },
  { name: "country", need: "", takes: "Name or two-letter code", example: "United States" },
  { name: "phone", need: "optional", takes: "In any usual way of writing", example: "+1 512-555-0100" },
  { name: "rating", need: "", takes: "1 to 5, with point or comma; blank when there is none", example: "4.6" },
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
    takes: "Days with hours; JSON too. A day that is not named is unknown, not closed",
    example: "Monday: 9AM-5PM | Sunday: Closed",
  },
  {
    name: "about",
    need: "optional",
    takes: "A description, or JSON of what is offered",
    example: '{"Service options": {"Takeaway": true}}',
  },
  {
    name: "place_id",
    need: "required",
    takes: "Unique; a second row with it is a duplicate",
    example: "example-bakery",
  },
  { name: "location_link", need: "optional", takes: "Web address of the place on a map", example: "https://…" },
];
