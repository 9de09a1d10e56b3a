import type { Database } from "better-sqlite3";
import {
  AttributeLimit,
  type LimitedAttributeRow,
  SELECT_ATTRIBUTES,
} from "../../columns/attributes/attribute-limit.ts";
import { MAX_ATTRIBUTE_ID } from "../../columns/attributes/attribute-sets.ts";
import { openCounters } from "../write/counters.ts";
import type { CleanedValues } from "./cleaned-values.ts";

const MAX_SHOWN_CHARS = 100;

/** Applies the limits of attributes that are filters. Those of a backup beyond them are forgotten, and read anew from the businesses. */
export function cleanAttributes(db: Database, cleanedValues: CleanedValues): void {
  const rows = db.prepare<[], LimitedAttributeRow>(`${SELECT_ATTRIBUTES} ORDER BY id`).all();
  const admitted = new Set(new AttributeLimit([]).admit(rows.map((row) => ({ ...row, label: "" }))).map(slugOf));
  const beyond = rows.map(slugOf).filter((slug) => !admitted.has(slug));
  const lastId = db.prepare<[], number>("SELECT coalesce(max(id), 0) FROM attributes").pluck().get() ?? 0;
  if (beyond.length === 0 && lastId <= MAX_ATTRIBUTE_ID) return;
  cleanedValues.addMany(beyond.length, (limit) =>
    beyond.slice(0, limit).map((slug) => ({
      row: slug.slice(0, MAX_SHOWN_CHARS).toWellFormed(),
      field: "attributes",
      reason: "is beyond the number of attributes that are filters",
    })),
  );
  db.exec(`DELETE FROM attributes; DELETE FROM sqlite_sequence WHERE name = 'attributes';
    UPDATE listings SET attribute_ids = '' WHERE attribute_ids <> ''`);
  // The keys of all businesses are renewed, as after an upgrade.
  const counters = openCounters(db);
  counters.set("keyVersion", 0);
}

const slugOf = ({ slug }: { slug: string }) => slug;
