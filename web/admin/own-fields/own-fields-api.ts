import { queryOptions } from "@tanstack/react-query";
import type { StoredOwnField } from "#contract/fields/own-fields";
import { adminJson, adminSend } from "../api/admin-fetch.ts";

/** All own fields, removed ones too. */
export const ownFieldsQuery = queryOptions({
  queryKey: ["admin/own-fields"],
  queryFn: () => adminJson<StoredOwnField[]>("own-fields"),
});

/** Query keys that a change of own fields invalidates. */
export const OWN_FIELD_KEYS = [ownFieldsQuery.queryKey, ["admin/businesses"], ["admin/activity"]];

/** Returns the own fields in use. */
export function fieldsInUse(fields: readonly StoredOwnField[]): StoredOwnField[] {
  return fields.filter(({ removedAt }) => removedAt === null);
}

/** This and the functions below throw what `adminFetch` throws. */
export function renameOwnField({ key, name }: Pick<StoredOwnField, "key" | "name">): Promise<StoredOwnField> {
  return adminSend("PATCH", `own-fields/${key}`, { name });
}

export function removeOwnField({ key }: Pick<StoredOwnField, "key" | "name">): Promise<StoredOwnField> {
  return adminSend("DELETE", `own-fields/${key}`);
}

export function putBackOwnField({ key }: Pick<StoredOwnField, "key" | "name">): Promise<StoredOwnField> {
  return adminSend("POST", `own-fields/${key}/put-back`);
}
