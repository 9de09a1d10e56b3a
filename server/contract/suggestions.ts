export interface Suggestion {
  /** A `search` opens the results of a search; its label has the words and the place, such as `thai in Zürich`. */
  kind: "business" | "category" | "city" | "search";
  label: string;
  href: string;
}

/** A place that a text in the location box may mean, and businesses that are in it or named after it. */
export interface PlaceSuggestion {
  kind: "city" | "postcode" | "landmark";
  /** Text for the location of a search. */
  label: string;
  /** State, country or, of a landmark, city; "" if unknown. */
  region: string;
  businessCount: number;
}
