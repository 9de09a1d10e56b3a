/** The columns that are read, each with its header names; the first is the canonical one. */
const NAMES = {
  name: "name business_name",
  category: "category",
  type: "type",
  fullAddress: "full_address",
  address: "address",
  street: "street",
  city: "city",
  borough: "borough",
  state: "state",
  usState: "us_state",
  stateCode: "state_code",
  county: "county",
  postalCode: "postal_code zip_code zip postcode",
  country: "country",
  countryCode: "country_code",
  phone: "phone",
  rating: "rating",
  reviews: "reviews review_count",
  photo: "photo photos image images",
  hours: "working_hours opening_hours",
  hoursOldFormat: "working_hours_old_format",
  hoursCsv: "working_hours_csv_compatible",
  about: "about",
  description: "description",
  placeId: "place_id",
  googleId: "google_id",
  locationLink: "location_link",
  website: "website site",
  subtypes: "subtypes",
  status: "business_status",
  verified: "verified is_verified",
  latitude: "latitude lat",
  longitude: "longitude lng lon",
  timeZone: "time_zone timezone",
  slug: "slug",
  seoTitle: "seo_title",
  seoDescription: "seo_description",
  canonicalUrl: "canonical_url",
  uniqueContent: "unique_content",
  createdAt: "created_at",
} as const;

export type ColumnName = keyof typeof NAMES;

export interface HeaderMatch {
  /** 0-based position of each known column. */
  positions: Partial<Record<ColumnName, number>>;
  /** The header cells as written, for messages. */
  written: readonly string[];
  /** Required columns that are missing; such a sheet cannot be imported. */
  missing: string[];
  /** Our own export: values were normalised before and are taken as they are. */
  ownExport: boolean;
}

/** "Full Address", "full_address" and "FULL-ADDRESS" are equal. */
function normalizeHeader(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

const COLUMN_OF = new Map(
  (Object.entries(NAMES) as [ColumnName, string][]).flatMap(([column, names]) =>
    names.split(" ").map((name, rank) => [normalizeHeader(name), { column, rank }] as const),
  ),
);

/**
 * Matches a row as the header of a sheet of businesses: known columns in any order, case and spacing. undefined without two
 * known columns, one of them the name or the place_id.
 */
export function matchHeader(cells: readonly string[]): HeaderMatch | undefined {
  const positions: HeaderMatch["positions"] = {};
  const ranks: Partial<Record<ColumnName, number>> = {};
  cells.forEach((cell, at) => {
    const known = cell.length <= 60 ? COLUMN_OF.get(normalizeHeader(cell)) : undefined;
    if (!known || known.rank >= (ranks[known.column] ?? Number.POSITIVE_INFINITY)) return;
    positions[known.column] = at;
    ranks[known.column] = known.rank;
  });
  const hasId = positions.placeId !== undefined || positions.googleId !== undefined;
  const hasName = positions.name !== undefined;
  if ((!hasName && !hasId) || Object.keys(positions).length < 2) return undefined;
  const missing = [...(hasName ? [] : ["name"]), ...(hasId ? [] : ["place_id"])];
  return { positions, written: cells, missing, ownExport: isOwnExport(positions) };
}

/** Each header cell with text and its recognised column; null: ignored. */
export function recognisedColumns({ written, positions }: HeaderMatch): { header: string; field: string | null }[] {
  const columnAt = new Map(
    (Object.entries(positions) as [ColumnName, number][]).map(([column, position]) => [position, column]),
  );
  return written.flatMap((header, position) => {
    const column = columnAt.get(position);
    const field = column === undefined ? null : (NAMES[column].split(" ")[0] ?? null);
    return header.trim() === "" ? [] : [{ header, field }];
  });
}

function isOwnExport(positions: HeaderMatch["positions"]): boolean {
  const { fullAddress, street, seoTitle, uniqueContent, createdAt } = positions;
  return [fullAddress, street, seoTitle, uniqueContent, createdAt].every((position) => position !== undefined);
}
