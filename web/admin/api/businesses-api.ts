import { queryOptions } from "@tanstack/react-query";
import type { AdminBusiness, MergePreview } from "#contract/admin-api";
import type { AdminBusinessList } from "#contract/admin-table";
import type { BulkAction, BusinessEdit } from "#contract/business-edit";
import type { MergedSelection } from "#contract/businesses/merge-selected";
import type { UndoableEdit } from "#contract/fields/field-history";
import { type BusinessFilters, filterParams, PAGE_SIZE } from "../businesses/table-params.ts";
import { adminFetch, adminJson, adminSend } from "./admin-fetch.ts";
import { whenSaved } from "./saves-in-turn.ts";

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
        const params = filterParams(filters);
        params.set("limit", String(PAGE_SIZE));
        params.set("offset", String((page - 1) * PAGE_SIZE));
        return adminJson<AdminBusinessList>(`businesses?${params}`);
      },
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: ["admin/businesses", id],
      queryFn: async () => {
        // A cell of the table may be on its way to the server.
        await whenSaved(id);
        return fetchBusiness(id);
      },
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

/** Businesses to change: those with these ids, or all that the filters match, which must be as many as were chosen. */
export type ChosenBusinesses = { ids: readonly number[] } | { filters: BusinessFilters; count: number };

export function changeBusinesses({
  chosen,
  ...change
}: BulkAction & { chosen: ChosenBusinesses }): Promise<BulkResult> {
  const target =
    "ids" in chosen
      ? { ids: chosen.ids }
      : { filter: Object.fromEntries(filterParams(chosen.filters)), expectedCount: chosen.count };
  return adminSend("POST", "businesses/bulk", { ...change, ...target });
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

export type ExportFormat = "xlsx" | "csv" | "json";

/** Exports the businesses that the filters match, all without any, as a file with a name. `onBytes` gets the number of bytes so far. */
export async function exportBusinesses(
  request: { filters: Partial<BusinessFilters>; format: ExportFormat },
  onBytes: (count: number) => void,
): Promise<{ name: string; file: Blob }> {
  const params = filterParams(request.filters);
  if (request.format !== "xlsx") params.set("format", request.format);
  const response = await adminFetch(params.size === 0 ? "export" : `export?${params}`);
  let count = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count += chunk.length;
      onBytes(count);
      controller.enqueue(chunk);
    },
  });
  // The browser may store a blob on the disk.
  return { name: fileName(response), file: await new Response(response.body?.pipeThrough(counter)).blob() };
}

export function mergeSelected(selection: MergeIds): Promise<MergedSelection> {
  return adminSend("POST", "businesses/merge", selection);
}

export interface MergeIds {
  survivorId: number;
  mergedIds: readonly number[];
}

/** Loads businesses and the result of their merge. Throws what `adminFetch` throws. */
export function previewMerge({ survivorId, mergedIds }: MergeIds): Promise<MergePreview> {
  return adminJson(`duplicates/merge-preview?survivorId=${survivorId}&mergedIds=${mergedIds.join(",")}`);
}

/** Brings merged businesses back, the last one first. */
export async function undoMerges(mergedIds: readonly number[]): Promise<void> {
  for (const mergedId of mergedIds.toReversed()) await adminSend("POST", "duplicates/undo-merge", { mergedId });
}

export function fetchBusiness(id: number): Promise<AdminBusiness> {
  return adminJson(`businesses/${id}`);
}

function fileName(response: Response): string {
  const header = response.headers.get("content-disposition") ?? "";
  const [, encodedName] = header.match(/filename\*=UTF-8''([^;]+)/i) ?? [];
  const [, plain] = header.match(/filename="?([^";]+)/i) ?? [];
  return encodedName === undefined ? (plain ?? "businesses.xlsx") : decodeURIComponent(encodedName);
}
