import { queryOptions } from "@tanstack/react-query";
import type { AdminBusiness } from "#contract/admin-api";
import type { AdminBusinessList } from "#contract/admin-table";
import type { BulkAction, BusinessEdit } from "#contract/business-edit";
import type { UndoableEdit } from "#contract/fields/field-history";
import { type BusinessFilters, PAGE_SIZE } from "../businesses/table-params.ts";
import { adminFetch, adminJson, adminSend } from "./admin-fetch.ts";

/** Fields of a business as a form sends them; only a new business has `placeId`. */
export type BusinessFields = BusinessEdit & { placeId?: string };

export interface BulkResult {
  /** Ids of the businesses that changed. */
  ids: number[];
  /** Id of the activity entry, for `undoActivity`. */
  activityId: number | null;
}

export type NamedBusiness = Pick<AdminBusiness, "id" | "name">;

export const businessQueries = {
  /** `page` starts at 1. */
  list: (filters: BusinessFilters, page: number) =>
    queryOptions({
      queryKey: ["admin/businesses", filters, page],
      queryFn: () => {
        const params = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String((page - 1) * PAGE_SIZE) });
        for (const [name, value] of Object.entries(filters)) if (value !== "") params.set(name, value);
        return adminJson<AdminBusinessList>(`businesses?${params}`);
      },
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: ["admin/businesses", id],
      queryFn: () => adminJson<AdminBusiness>(`businesses/${id}`),
      // Each edit starts with the current version.
      gcTime: 0,
    }),
  /** Fetches a business in the recycle bin. */
  deleted: (id: number) =>
    queryOptions({
      queryKey: ["admin/deleted", id],
      queryFn: () => adminJson<AdminBusiness>(`deleted/${id}`),
      gcTime: 0,
    }),
};

/**
 * Deletes a business. This and the functions below throw ApiError (409 when the business was changed meanwhile), or TypeError if no
 * response arrived.
 */
export function removeBusiness({ id }: NamedBusiness): Promise<unknown> {
  return adminSend("DELETE", `businesses/${id}`);
}

export function restoreBusiness({ id }: NamedBusiness): Promise<AdminBusiness> {
  return adminSend("POST", `businesses/${id}/restore`);
}

export function changeBusinesses(change: BulkAction & { ids: readonly number[] }): Promise<BulkResult> {
  return adminSend("POST", "businesses/bulk", change);
}

/** Erases the businesses in the recycle bin for good. */
export function emptyBin(): Promise<{ erased: number }> {
  return adminSend("DELETE", "deleted", {});
}

export type SavedBusiness = AdminBusiness & UndoableEdit;

/** Adds a business, or changes `current` if it is still that version. */
export function saveBusiness(fields: BusinessFields, current: AdminBusiness | undefined): Promise<SavedBusiness> {
  if (current === undefined) return adminSend("POST", "businesses", fields);
  return adminSend("PATCH", `businesses/${current.id}`, { ...fields, expectedUpdatedAt: current.updatedAt });
}

/** Exports the businesses of a country ("" for all) as a workbook with a file name. */
export async function exportBusinesses(country: string): Promise<{ name: string; workbook: Blob }> {
  const query = country === "" ? "" : `?${new URLSearchParams({ country })}`;
  const response = await adminFetch(`export${query}`);
  return { name: fileName(response), workbook: await response.blob() };
}

function fileName(response: Response): string {
  const header = response.headers.get("content-disposition") ?? "";
  const [, encodedName] = header.match(/filename\*=UTF-8''([^;]+)/i) ?? [];
  const [, plain] = header.match(/filename="?([^";]+)/i) ?? [];
  return encodedName === undefined ? (plain ?? "businesses.xlsx") : decodeURIComponent(encodedName);
}
