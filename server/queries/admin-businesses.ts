import type { AdminBusiness, AdminBusinessList } from "#contract/admin-api";
import type { AdminBusinessQuery } from "#contract/admin-queries";
import { isOpenAt } from "#domain/opening-hours/opening-hours";
import type { BusinessRecord, Page } from "../store/port/directory.ts";
import type { Store } from "../store/store.ts";
import { readBusinessQuery, wholeFilter } from "./business-filter.ts";
import { existingBusiness } from "./existing-business.ts";

interface AdminReads {
  store: Store;
  now: () => Date;
}

/** The table of the administrator: what visitors can list, and with `status=closed` what is closed for good. */
export async function adminBusinessList(
  { store, now }: AdminReads,
  { status, missing, ...query }: AdminBusinessQuery,
): Promise<AdminBusinessList> {
  const { limit, page, offset = (page - 1) * limit } = query;
  const verified = status === "closed" ? undefined : status;
  const asked = await readBusinessQuery(store, { ...query, offset, status: verified, openNow: false }, now());
  const filter = wholeFilter(asked);
  const slice: Page = { limit, offset };
  const found =
    filter === undefined
      ? { businesses: [], totalCount: 0 }
      : status === "closed"
        ? await store.search.closedBusinesses(filter, slice)
        : await store.search.businesses({ ...filter, ...(missing && { missing }) }, query.sort, slice);
  const businesses = await withEdits({ store, now }, found.businesses);
  return { businesses, totalCount: found.totalCount, totalPages: Math.ceil(found.totalCount / limit) };
}

/** Errors: AppError `not-found` and `gone`. */
export async function adminBusiness({ store, now }: AdminReads, id: number): Promise<AdminBusiness> {
  const [business] = await withEdits({ store, now }, [await existingBusiness(store, id)]);
  return business as AdminBusiness;
}

async function withEdits({ store, now }: AdminReads, businesses: BusinessRecord[]): Promise<AdminBusiness[]> {
  const edited = await store.editing.editedFields(businesses.map(({ id }) => id));
  return businesses.map((stored, at) => ({
    ...stored,
    isOpen: stored.businessStatus === "OPERATIONAL" && isOpenAt(stored.openingHours, stored.timeZone, now()),
    editedFields: edited[at] ?? [],
  }));
}
