import type { AdminBusiness, AdminBusinessList } from "#contract/admin-api";
import type { AdminBusinessQuery } from "#contract/admin-queries";
import { plainTerms } from "#domain/search/plain-terms";
import { AppError } from "../errors.ts";
import type { DeletedBusiness } from "../store/port/changes.ts";
import type { BusinessRecord, Page } from "../store/port/directory.ts";
import type { BusinessFilter } from "../store/port/search.ts";
import type { Store } from "../store/store.ts";
import { existingBusiness } from "./existing-business.ts";
import { openingNow } from "./opening-now.ts";
import { combinedFilter, criteriaOf, sortOf } from "./search/conditions.ts";

interface AdminReads {
  store: Store;
  now: () => Date;
}

/**
 * The administrator's table: the businesses that visitors can list, the permanently closed ones with `status=closed`, or those in
 * the recycle bin with `status=deleted`.
 */
export async function adminBusinessList(
  { store, now }: AdminReads,
  { status, missing, ...query }: AdminBusinessQuery,
): Promise<AdminBusinessList> {
  const { limit, page, offset = (page - 1) * limit } = query;
  const verified = status === "closed" || status === "deleted" ? undefined : status;
  const read = query.search === "" ? {} : { terms: plainTerms(query.search) };
  const criteria = await criteriaOf(store, { ...query, offset, status: verified, openNow: false }, read, now());
  const filter = combinedFilter(criteria);
  const slice: Page = { limit, offset };
  if (status === "deleted" && filter !== undefined) return deletedList({ store, now }, filter, slice);
  const list =
    filter === undefined
      ? { businesses: [], totalCount: 0 }
      : status === "closed"
        ? await store.search.closedBusinesses(filter, slice)
        : await store.search.businesses({ ...filter, ...(missing && { missing }) }, sortOf(filter, query.sort), slice);
  const businesses = await withAdminFields({ store, now }, list.businesses);
  return { businesses, totalCount: list.totalCount, totalPages: Math.ceil(list.totalCount / limit) };
}

async function deletedList({ store, now }: AdminReads, filter: BusinessFilter, page: Page): Promise<AdminBusinessList> {
  const { businesses, totalCount } = await store.changes.deletedBusinesses(filter, page);
  return {
    businesses: businesses.map((deleted) => asAdminBusiness(deleted, now())),
    totalCount,
    totalPages: Math.ceil(totalCount / page.limit),
  };
}

function asAdminBusiness({ business, deletedAt, editedFields }: DeletedBusiness, now: Date): AdminBusiness {
  return { ...business, ...openingNow(business, now), editedFields, deletedAt };
}

/** A business in the recycle bin. Errors: AppError `not-found`. */
export async function deletedBusiness({ store, now }: AdminReads, id: number): Promise<AdminBusiness> {
  const deleted = await store.changes.deletedBusiness(id);
  if (deleted === undefined) throw new AppError("not-found", "This business is not in the recycle bin.");
  return asAdminBusiness(deleted, now());
}

/** Errors: AppError `not-found` and `gone`. */
export async function adminBusiness({ store, now }: AdminReads, id: number): Promise<AdminBusiness> {
  const [business] = await withAdminFields({ store, now }, [await existingBusiness(store, id)]);
  return business as AdminBusiness;
}

/** Businesses with what only the administrator sees. */
export async function withAdminFields(
  { store, now }: AdminReads,
  businesses: readonly BusinessRecord[],
): Promise<AdminBusiness[]> {
  const edited = await store.editing.editedFields(businesses.map(({ id }) => id));
  return businesses.map((business, at) => ({
    ...business,
    ...openingNow(business, now()),
    editedFields: edited[at] ?? [],
  }));
}
