import type { ColumnReason, ContentKind, ImportColumn } from "#contract/import-columns";

const REASONS: Readonly<Record<ColumnReason, string>> = {
  header: "header",
  exporter: "exporter's header",
  choice: "your choice",
  contents: "guess from values",
  "repeated-id": "no ID: other names share it",
};

/** Plural names, which complete "looks like …". */
const KIND_NAMES: Readonly<Record<ContentKind, string>> = {
  phone: "phone numbers",
  email: "e-mail addresses",
  website: "web addresses",
  "map-link": "map links",
  "photo-link": "links to photos",
  hours: "opening hours",
  coordinates: "coordinates",
  latitude: "latitudes",
  longitude: "longitudes",
  rating: "ratings",
  "review-count": "numbers of reviews",
  postcode: "postal codes",
  address: "addresses",
  country: "countries",
  state: "states",
  city: "cities",
  category: "categories",
  name: "names",
};

/** Says why a column is read as its field, or what its values look like. */
export function columnReason({ field, why, guess }: Pick<ImportColumn, "field" | "why" | "guess">): string {
  if (guess !== undefined) return guessReason(guess);
  if (why === null) return "unknown header";
  return field === null && why !== "choice" && why !== "repeated-id" ? "known, but not imported" : REASONS[why];
}

function guessReason({ kind, field }: NonNullable<ImportColumn["guess"]>): string {
  if (field !== null) return `looks like ${KIND_NAMES[kind]}`;
  return `${KIND_NAMES[kind]}: already read`;
}
