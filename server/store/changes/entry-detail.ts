import type { Synonym } from "#contract/admin-api";
import type { OwnField } from "#contract/fields/own-fields";
import type { Rule } from "#contract/rules";
import type { UndoCounts } from "../port/changes.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { ActivityEntry } from "../port/maintenance.ts";

type Detail = ActivityEntry["detail"];
export type NamedBusiness = Pick<BusinessRecord, "id" | "name">;

/** Adds the businesses of a batch to the detail of an entry: a single one by id and name, several by their number. */
export function addBusinesses(detail: Detail, changedBusinesses: readonly NamedBusiness[]): Detail {
  const { id: earlierId, name: _, businesses = earlierId === undefined ? 0 : 1, ...otherDetail } = detail;
  const total = Number(businesses) + changedBusinesses.length;
  const [single] = changedBusinesses;
  if (total === 1 && single !== undefined) return { ...otherDetail, id: single.id, name: single.name };
  return { ...otherDetail, businesses: total };
}

/** Adds counts of a batch to those in the detail of an entry. A count of 0 adds no key. */
export function addCounts(detail: Detail, counts: Readonly<Record<string, number>>): Detail {
  const sums = { ...detail };
  for (const [name, count] of Object.entries(counts)) if (count > 0) sums[name] = Number(sums[name] ?? 0) + count;
  return sums;
}

/** Counts of the entry of an undo. */
export function undoneAndLeft({ undone, partly, changed, gone }: UndoCounts): Record<"businesses" | "left", number> {
  return { businesses: undone + partly, left: partly + changed + gone };
}

/** Returns the detail of an entry about a rule. */
export function ruleDetail({ id: ruleId, kind, from, to, state, country }: Rule): Detail {
  return { ruleId, kind, from, to, ...(state !== "" && { state }), ...(country !== "" && { country }) };
}

/** Returns the detail of an entry about a synonym. */
export function synonymDetail({ from, to }: Synonym): Detail {
  return { from, to };
}

/** Returns the detail of an entry about an own field. */
export function ownFieldDetail({ name }: OwnField): Detail {
  return { name };
}
