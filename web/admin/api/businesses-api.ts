import { queryOptions } from "@tanstack/react-query";
import type { AdminBusiness, AdminBusinessList } from "#contract/admin-api";
import type { BusinessEdit } from "#contract/business-edit";
import { type BusinessFilters, PAGE_SIZE } from "../businesses/businesses-address.ts";
import { adminFetch, adminJson, adminSend } from "./admin-fetch.ts";

/** Fields of a business as a form sends them; `placeId` only of a new one. */
export type BusinessFields = BusinessEdit & { placeId?: string };

export type BulkChange =
  | { action: "verify" | "unverify" | "delete" | "restore" }
  | { action: "setCategory"; category: string };

/** The first part of the keys of all queries about businesses. */
export const BUSINESSES = "admin/businesses";

export const businessQueries = {
  list: (filters: BusinessFilters, page: number) =>
    queryOptions({
      queryKey: [BUSINESSES, filters, page],
      queryFn: () => adminJson<AdminBusinessList>(listPath(filters, page)),
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [BUSINESSES, id],
      queryFn: () => adminJson<AdminBusiness>(`businesses/${id}`),
      // an edit begins with what there is now
      gcTime: 0,
    }),
};

function listPath(filters: BusinessFilters, page: number): string {
  const params = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String((page - 1) * PAGE_SIZE) });
  for (const [name, value] of Object.entries(filters)) if (value !== "") params.set(name, value);
  return `businesses?${params}`;
}

/** What changes businesses. Errors: ApiError (409 when somebody else was faster), or TypeError without an answer. */
export const businessesApi = {
  add: (fields: BusinessFields) => adminSend<AdminBusiness>("POST", "businesses", fields),
  /** `updatedAt`: of the business that was edited. */
  change: (id: number, fields: BusinessFields, updatedAt: string) =>
    adminSend<AdminBusiness>("PATCH", `businesses/${id}`, { ...fields, expectedUpdatedAt: updatedAt }),
  remove: (id: number) => adminSend<unknown>("DELETE", `businesses/${id}`),
  restore: (id: number) => adminSend<AdminBusiness>("POST", `businesses/${id}/restore`),
  /** Answers the ids of those that were changed. */
  bulk: (ids: readonly number[], change: BulkChange) =>
    adminSend<{ ids: number[] }>("POST", "businesses/bulk", { ...change, ids }),
  /** The workbook of a country, or of all, and its name. */
  async export(country: string): Promise<{ name: string; workbook: Blob }> {
    const query = country === "" ? "" : `?${new URLSearchParams({ country })}`;
    const response = await adminFetch(`export${query}`);
    return { name: fileName(response), workbook: await response.blob() };
  },
};

function fileName(response: Response): string {
  const header = response.headers.get("content-disposition") ?? "";
  const [, encoded] = header.match(/filename\*=UTF-8''([^;]+)/i) ?? [];
  const [, plain] = header.match(/filename="?([^";]+)/i) ?? [];
  return encoded === undefined ? (plain ?? "businesses.xlsx") : decodeURIComponent(encoded);
}
