import type { AdminBusiness } from "#contract/admin-api";
import type { AdminBusinessQuery } from "#contract/admin-queries";
import type { AdminBusinessList } from "#contract/admin-table";
import { SEARCH_DEFAULTS } from "#contract/lists/list-parameters";
import { storedPlaceId } from "#domain/import-row/row-identity";
import { administratorTerms } from "#domain/search/administrator-terms";
import { AppError } from "../errors.ts";
import type { DeletedFilter } from "../store/port/changes.ts";
import type { BusinessRecord, Page } from "../store/port/directory.ts";
import type { EditableBusiness } from "../store/port/editing.ts";
import type { AdministratorFilter, AdministratorSort } from "../store/port/search.ts";
import type { Store } from "../store/store.ts";
import { ownFieldsFor, toBusiness } from "./computed-fields.ts";
import { requireExisting } from "./existing-business.ts";
import { categoryFilter, combinedFilter, criteriaOf } from "./search/conditions.ts";

interface AdminReads {
  store: Store;
  now: () => Date;
}

/** Shorter prefixes of place ids are taken for words. */
const MIN_ID_PREFIX_CHARS = 6;

/**
 * Reads a page of the administrator's table: all businesses, permanently closed ones too, or those of one `status`; with "deleted" the
 * recycle bin. `search` may be words, a phone number in any spelling, a place id or a prefix that only one place id has.
 */
export async function adminBusinessList(
  reads: AdminReads & { binDays: number },
  query: AdminBusinessQuery,
): Promise<AdminBusinessList> {
  const { store } = reads;
  const { limit, page, offset = (page - 1) * limit, search } = query;
  const filter = await administratorFilter(reads, query);
  const list = (filter: AdministratorFilter) =>
    query.status === "deleted"
      ? deletedList(reads, filter, { limit, offset }).then((list) => ({ ...list, binDays: reads.binDays }))
      : listOf(reads, filter, query.sort, { limit, offset });
  if (filter === undefined) return { businesses: [], totalCount: 0, totalPages: 0 };
  if (search === "") return list(filter);
  const match = await store.editing.findByPlaceId(storedPlaceId(search));
  if (match?.isWhole) return list({ ...filter, ids: [match.id] });
  const pageByWords = await list({ ...filter, terms: administratorTerms(search) });
  const isPrefix = match !== undefined && search.length >= MIN_ID_PREFIX_CHARS && pageByWords.totalCount === 0;
  return isPrefix ? list({ ...filter, ids: [match.id] }) : pageByWords;
}

/** Combines all conditions but the search; returns undefined if nothing can match. */
async function administratorFilter(
  { store, now }: AdminReads,
  { status, missing, group, category, city, state, country }: AdminBusinessQuery,
): Promise<AdministratorFilter | undefined> {
  const conditions = { ...SEARCH_DEFAULTS, city, state, country };
  const filter = combinedFilter(await criteriaOf(store, conditions, {}, now()));
  if (filter === undefined) return undefined;
  return {
    ...filter,
    ...(category !== "" && (await categoryOrGroup(store, category))),
    ...(group && { group }),
    ...(missing && { missing }),
    ...(status && STATUS_FILTERS[status]),
  };
}

const STATUS_FILTERS: Readonly<Record<NonNullable<AdminBusinessQuery["status"]>, AdministratorFilter>> = {
  listed: { isClosedForGood: false },
  verified: { verified: true, isClosedForGood: false },
  pending: { verified: false, isClosedForGood: false },
  operating: { isOperational: true },
  "closed-for-now": { isOperational: false },
  closed: { isClosedForGood: true },
  deleted: {},
};

/** Prefers a category to the group of the same name. */
async function categoryOrGroup(store: Store, name: string): Promise<AdministratorFilter> {
  const category = await store.directory.category(name);
  return category === undefined ? categoryFilter(store, name) : { categorySlug: category.slug };
}

async function listOf(
  { store, now }: AdminReads,
  filter: AdministratorFilter,
  sort: AdministratorSort,
  page: Page,
): Promise<AdminBusinessList> {
  const { businesses, totalCount } = await store.search.administratorList(filter, sort, page);
  return {
    businesses: await addAdminFields({ store, now }, businesses),
    totalCount,
    totalPages: Math.ceil(totalCount / page.limit),
  };
}

async function deletedList({ store, now }: AdminReads, filter: DeletedFilter, page: Page): Promise<AdminBusinessList> {
  const { businesses, totalCount } = await store.changes.deletedBusinesses(filter, page);
  const ownFields = await ownFieldsFor(
    store.directory,
    businesses.map(({ business }) => business),
  );
  return {
    businesses: businesses.map(({ business, editedFields, deletedAt }) => ({
      ...toBusiness(business, now(), ownFields),
      editedFields,
      deletedAt,
    })),
    totalCount,
    totalPages: Math.ceil(totalCount / page.limit),
  };
}

/** Reads a business in the recycle bin. Errors: AppError `not-found`. */
export async function deletedBusiness({ store, now }: AdminReads, id: number): Promise<AdminBusiness> {
  const deletedBusiness = await store.changes.deletedBusiness(id);
  if (deletedBusiness === undefined) throw new AppError("not-found", "This business is not in the recycle bin.");
  return { ...(await toAdminBusiness({ store, now }, deletedBusiness)), deletedAt: deletedBusiness.deletedAt };
}

/** Reads a business with the fields of the panel. Errors: AppError `not-found` and `gone`. */
export async function adminBusiness({ store, now }: AdminReads, id: number): Promise<AdminBusiness> {
  const [business] = await store.editing.businessesToEdit([id]);
  return toAdminBusiness({ store, now }, requireExisting(business, id));
}

/** Returns a business with the fields that only the administrator sees. */
export async function toAdminBusiness(
  { store, now }: AdminReads,
  { business, editedFields }: EditableBusiness,
): Promise<AdminBusiness> {
  return { ...toBusiness(business, now(), await ownFieldsFor(store.directory, [business])), editedFields };
}

/** Adds the fields that only the administrator sees. */
export async function addAdminFields(
  { store, now }: AdminReads,
  businesses: readonly BusinessRecord[],
): Promise<AdminBusiness[]> {
  const editedFieldsByIndex = await store.editing.editedFields(businesses.map(({ id }) => id));
  const ownFields = await ownFieldsFor(store.directory, businesses);
  return businesses.map((business, index) => ({
    ...toBusiness(business, now(), ownFields),
    editedFields: editedFieldsByIndex[index] ?? [],
  }));
}
