import { type KindRules, kindByRules } from "#domain/categories/kind-rules";
import { type FilterableRow, wordsOf } from "../lists/row-filter.ts";
import type { DeletedFilter } from "../port/changes.ts";
import type { BusinessRecord } from "../port/directory.ts";

/** A row of the recycle bin. */
export interface BinRow {
  id: number;
  name: string;
  category: string;
  city: string;
  country: string;
  phone: string;
}

/** Tells whether the filter needs the records of the rows, since only they hold states, hours, photos and texts. */
export function needsRecords({ missing, stateKey }: DeletedFilter): boolean {
  return missing !== undefined || stateKey !== undefined;
}

/**
 * A row of the recycle bin as filters read it, with the kind that its category has by the rules in force. `groups` maps slugs of kinds to
 * groups. `record` is undefined unless `needsRecords`.
 */
export function filterableRow(
  { id, name, category, city, country, phone }: BinRow,
  { kinds, groups }: { kinds: KindRules; groups: ReadonlyMap<string, string> },
  record: BusinessRecord | undefined,
): FilterableRow {
  const { slug } = kindByRules(category, kinds);
  return {
    id,
    words: wordsOf(`${name} ${category} ${city}`),
    city,
    state: record?.state ?? "",
    country,
    slug,
    group: groups.get(slug) ?? "other",
    phoneE164: phone.startsWith("+") ? phone : null,
    phone: phone === "" ? null : phone,
    isVerified: 0,
    hasPhoto: record?.photos.length ? 1 : 0,
    hasHours: record?.openingHours ? 1 : 0,
    hasWebsite: record?.website ? 1 : 0,
    hasSeoTexts: record?.seoTitle && record.seoDescription && record.uniqueContent ? 1 : 0,
  };
}
