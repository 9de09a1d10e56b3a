import type { AdminBusiness } from "#contract/admin-api";
import type { AdminBusinessQuery, AdminFilter } from "#contract/admin-queries";
import type { AdminBusinessList } from "#contract/admin-table";
import { SEARCH_DEFAULTS } from "#contract/lists/list-parameters";
import { storedPlaceId } from "#domain/import-row/row-identity";
import { administratorTerms } from "#domain/search/administrator-terms";
import { AppError } from "../errors.ts";
import { EMPTY_PAGE, type IdPage } from "../store/lists/id-page.ts";
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

/** Minimum length of a prefix of a place id; shorter ones are words. */
const MIN_ID_PREFIX_CHARS = 6;
/** Upper limit of ids. */
const MAX_IDS = 2 ** 31;
const NUMBERED = /^(?:#|id[ :]\s*)(\d{1,9})$/i;
/** A web address with its protocol, or a host name. */
const WEBSITE = /^(?:https?:\/\/\S{3,}|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i;

/**
 * Reads a page of the administrator's table: all businesses, permanently closed ones too, or those of one `status`; with "deleted" the
 * recycle bin.
 */
export async function adminBusinessList(
  reads: AdminReads & { binDays: number },
  query: AdminBusinessQuery,
): Promise<AdminBusinessList> {
  const { limit, page, offset = (page - 1) * limit } = query;
  const list = (filter: AdministratorFilter) =>
    query.status === "deleted"
      ? deletedList(reads, filter, { limit, offset }).then((list) => ({ ...list, binDays: reads.binDays }))
      : listOf(reads, filter, query.sort, { limit, offset });
  return (await firstNonEmpty(reads, query, list)) ?? { businesses: [], totalCount: 0, totalPages: 0 };
}

/** Returns the first ids that the filter matches, in its order, all by default. Errors: AppError `invalid` for the recycle bin. */
export async function administratorIds(reads: AdminReads, filter: AdminFilter, limit = MAX_IDS): Promise<IdPage> {
  if (filter.status === "deleted")
    throw new AppError("invalid", "Restore deleted businesses first: they can only be chosen one by one.");
  const page = await firstNonEmpty(reads, filter, (conditions) =>
    reads.store.search.administratorIds(conditions, filter.sort, { limit, offset: 0 }),
  );
  return page ?? EMPTY_PAGE;
}

/**
 * Runs the readings of a search until one matches: a place id, an id such as "#12", a website; otherwise words or a phone number, then a
 * prefix of a place id. Returns undefined if nothing can match.
 */
async function firstNonEmpty<List extends { totalCount: number }>(
  { store, now }: AdminReads,
  query: AdminFilter,
  list: (filter: AdministratorFilter) => Promise<List>,
): Promise<List | undefined> {
  const { search } = query;
  const filter = await administratorFilter({ store, now }, query);
  if (filter === undefined) return undefined;
  if (search === "") return list(filter);
  const match = await store.editing.findByPlaceId(storedPlaceId(search));
  if (match?.isWhole) return list({ ...filter, ids: [match.id] });
  const id = search.match(NUMBERED)?.[1];
  if (id !== undefined) return list({ ...filter, ids: [Number(id)] });
  const website = query.status === "deleted" ? undefined : websiteOf(search);
  const pageByWebsite = website === undefined ? undefined : await list({ ...filter, website });
  if (pageByWebsite !== undefined && pageByWebsite.totalCount > 0) return pageByWebsite;
  const pageByWords = await list({ ...filter, terms: administratorTerms(search) });
  const isPrefix = match !== undefined && search.length >= MIN_ID_PREFIX_CHARS && pageByWords.totalCount === 0;
  return isPrefix ? list({ ...filter, ids: [match.id] }) : pageByWords;
}

/** Returns the part of a web address that stored websites contain, in lower case; undefined for other texts. */
function websiteOf(search: string): string | undefined {
  if (!WEBSITE.test(search)) return undefined;
  return search
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, "")
    .replace(/\/$/, "");
}

/** Combines all conditions but the search; returns undefined if nothing can match. */
async function administratorFilter(
  { store, now }: AdminReads,
  query: AdminFilter,
): Promise<AdministratorFilter | undefined> {
  const { status, open, missing, group, category, city, state, country, edited, source } = query;
  const hasOrigin = [edited, query.import, source || undefined].some((value) => value !== undefined);
  if (status === "deleted" && hasOrigin)
    throw new AppError("invalid", "The recycle bin has no filters for imports, sources and hand edits.");
  const conditions = { ...SEARCH_DEFAULTS, city, state, country };
  const filter = combinedFilter(await criteriaOf(store, conditions, {}, now()));
  if (filter === undefined) return undefined;
  return {
    ...filter,
    ...(category !== "" && (await categoryOrGroup(store, category))),
    ...(group && { group }),
    ...(missing && { missing }),
    ...(status && STATUS_FILTERS[status]),
    ...(open && OPEN_FILTERS[open]),
    ...(edited && { isEdited: edited === "yes" }),
    ...(query.import !== undefined && { importId: query.import === "none" ? 0 : Number(query.import) }),
    ...(source !== "" && { source }),
  };
}

const OPEN_FILTERS: Readonly<Record<NonNullable<AdminFilter["open"]>, AdministratorFilter>> = {
  listed: { isClosedForGood: false },
  operating: { isOperational: true, isClosedForGood: false },
  "closed-for-now": { isOperational: false, isClosedForGood: false },
  closed: { isClosedForGood: true },
};
const STATUS_FILTERS: Readonly<Record<NonNullable<AdminFilter["status"]>, AdministratorFilter>> = {
  ...OPEN_FILTERS,
  verified: { verified: true, isClosedForGood: false },
  pending: { verified: false, isClosedForGood: false },
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
