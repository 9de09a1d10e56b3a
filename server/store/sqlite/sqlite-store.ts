import type { Database } from "better-sqlite3";
import { foldText } from "#domain/text/fold";
import { cachePerVersion } from "../cache-per-version.ts";
import type { ListQuery } from "../port/search.ts";
import type { Store } from "../store.ts";
import { openColumnFilters } from "./columns/column-filters.ts";
import { openColumnLists } from "./columns/column-lists.ts";
import { openColumnReader } from "./columns/column-reader.ts";
import { openFacets } from "./columns/facets.ts";
import { openFilterKeys } from "./columns/filter-keys.ts";
import { openNearby } from "./columns/nearby.ts";
import { openOpeningPatterns } from "./columns/opening-patterns.ts";
import { copyDatabase } from "./connection/copy-database.ts";
import { openLongWrites } from "./connection/long-writes.ts";
import { checkpoint, giveSpaceBack, isWalLong } from "./connection/open-database.ts";
import { openSearchSegments } from "./connection/search-segments.ts";
import { createTransactions } from "./connection/transactions.ts";
import { openActivity } from "./history/activity.ts";
import { openAdministrators } from "./history/administrators.ts";
import { openRuleApplication } from "./history/apply-rules.ts";
import { openJobs } from "./history/jobs.ts";
import { openRules } from "./history/rules.ts";
import { openDryRun } from "./imports/dry-run.ts";
import { openImportJournal } from "./imports/import-journal.ts";
import { openImportList } from "./imports/import-list.ts";
import { openImportUndo } from "./imports/import-undo.ts";
import { openImports } from "./imports/imports.ts";
import { openImportsPort } from "./imports/imports-port.ts";
import { openBusinesses } from "./read/businesses.ts";
import { openCategories } from "./read/categories.ts";
import { openCities } from "./read/cities.ts";
import { openClosedBusinesses } from "./read/closed-businesses.ts";
import { openDirectoryFigures } from "./read/directory-figures.ts";
import { openFtsCompiler } from "./read/fts-query.ts";
import { type IdPage, openIndexedLists } from "./read/indexed-lists.ts";
import { openPlaces } from "./read/places.ts";
import { openSitemapRows } from "./read/sitemap-rows.ts";
import { openSuggestions } from "./read/suggestions.ts";
import { openThinLists } from "./read/thin-lists.ts";
import { openBusinessWriter } from "./write/business-writer.ts";
import { openCounters } from "./write/counters.ts";
import { emptyDirectory } from "./write/delete-all.ts";
import { openDeletedBusinesses } from "./write/deleted-businesses.ts";
import { openEditing } from "./write/editing.ts";
import { openHandEdits } from "./write/hand-edits.ts";
import { openKeyRenewal } from "./write/key-renewal.ts";
import { openSeoFields } from "./write/seo-fields.ts";
import { openSlugs } from "./write/slugs.ts";

/** Statistics and lists of cities, which every page needs, in some variations. */
const MAX_CACHED = 50;

/** The port over one connection to a database whose schema is up to date. */
export function createSqliteStore(db: Database): Store {
  const counters = openCounters(db);
  const writer = openBusinessWriter(db, counters);
  const transactions = createTransactions(db, () => writer.forget());
  const { read, change, changeInSteps, note, noteInSteps, changes } = transactions;
  const businesses = openBusinesses(db);
  const closedBusinesses = openClosedBusinesses(db);
  const keys = openFilterKeys(db);
  const compileFtsQuery = openFtsCompiler(keys, counters);
  const indexedLists = openIndexedLists(db, { compileFtsQuery, counters });
  const openPatternsAt = openOpeningPatterns(db, counters);
  const columns = openColumnReader(db, counters, read);
  const filters = openColumnFilters(db, { keys, compileFtsQuery, openPatternsAt });
  const columnLists = openColumnLists(db, filters);
  const facets = openFacets(db, { keys, filters, openPatternsAt, counters });
  const nearby = openNearby({ filters, businesses, lists: indexedLists });
  const cities = openCities(db, counters);
  const categories = openCategories(db, keys);
  const places = openPlaces(db, counters);
  const cacheForVersion = cachePerVersion(MAX_CACHED);
  const suggestBusinesses = openSuggestions(db);
  const journal = openImportJournal(db);
  const imports = openImports(db, writer, journal);
  const importList = openImportList(db);
  const edits = openHandEdits(db);
  const slugs = openSlugs(db);
  const deleted = openDeletedBusinesses(db);
  const editing = openEditing(db, { writer, edits, slugs, deleted });
  const rules = openRules(db);
  const applyRule = openRuleApplication(db, { writer, counters, rules });
  const undo = openImportUndo(db, { writer, journal, edits, slugs, deleted });
  const jobs = openJobs(db);
  const figures = openDirectoryFigures(db, counters, read);
  const sitemapRows = openSitemapRows(db);
  const thinLists = openThinLists(db);
  const setSeoFields = openSeoFields(db);
  const longWrites = openLongWrites(db);
  const segments = openSearchSegments(db);
  const keyRenewal = openKeyRenewal(db, { writer, counters, longWrites, changeInSteps });
  const dryRun = openDryRun(db, writer);
  const activity = openActivity(db);
  const administrators = openAdministrators(db);

  const version = () => String(counters.get("revision"));
  const cached = <Result extends object>(key: string, compute: () => Result) =>
    cacheForVersion(version(), key, compute);

  /** From the indexes where they can answer, otherwise from the column store. */
  async function list<Details>(get: (ids: readonly number[]) => Details[], query: ListQuery) {
    const listed = ({ ids, totalCount }: IdPage) => ({ businesses: get(ids), totalCount });
    const indexed = await read(() => {
      const byIndex = indexedLists.find(...query);
      return byIndex && listed(byIndex);
    });
    return indexed ?? columns.use((current) => listed(columnLists.find(current, ...query)));
  }

  return {
    directory: {
      dataVersion: () => read(version),
      dataState: (at) =>
        read(() => {
          const isChanging = longWrites.isUnderWay(at);
          // Every page is requested anew when it ends: read what it changed now, or those requests wait for it.
          if (isChanging) columns.prefetch();
          return {
            version: version(),
            epoch: `${counters.get("generation")}.${changes()}`,
            isChanging,
          };
        }),
      business: (id) => read(() => businesses.get(id)),
      businessBySlug: (slug) => read(() => businesses.getBySlug(slug)),
      businessesByIds: (ids) => read(() => businesses.getAll(ids)),
      businessesAfter: (afterId, limit, country) => read(() => businesses.after(afterId, limit, country)),
      countBusinesses: (country) => read(() => places.countBusinesses(country)),
      sitemapRows: (afterId, limit) => read(() => sitemapRows(afterId, limit)),
      statistics: () =>
        read(() =>
          cached("statistics", () => ({
            totalBusinesses: counters.get("listed"),
            verifiedBusinesses: counters.get("verified"),
            categories: counters.get("categories"),
            totalCities: counters.get("cities"),
          })),
        ),
      cities: (search, page, within) =>
        read(() => cached(`cities ${JSON.stringify([search, page, within])}`, () => cities.list(search, page, within))),
      city: (cityKey) => read(() => cities.byKey(cityKey)),
      states: (limit) => read(() => cities.states(limit)),
      countries: () => read(() => places.countries()),
      categories: () => read(() => categories.list()),
      category: (slug) => read(() => categories.bySlug(slug)),
    },

    search: {
      businesses: (...query) => list(businesses.getAll, query),
      businessCards: (...query) => list(businesses.getCards, query),
      closedBusinesses: (filter, page) =>
        read(() => {
          const { ids, totalCount } = closedBusinesses(filter, page);
          return { businesses: businesses.getAll(ids), totalCount };
        }),
      facets: (fixed, chosen, at) => columns.use((current) => facets(current, fixed, chosen, at)),
      nearby: (to, limit) => columns.use((current) => nearby(current, to, limit)),
      suggest: (text, limit) =>
        read(() => {
          const folded = foldText(text);
          if (folded === "") return { businesses: [], categories: [], cities: [] };
          return {
            businesses: suggestBusinesses(text, limit),
            categories: categories.complete(folded, limit),
            cities: cities.complete(text, limit),
          };
        }),
      placeName: (kind, key) => read(() => places.name(kind, key)),
      thinLists: (minBusinesses, page) => read(() => thinLists(minBusinesses, page)),
      figures,
    },

    imports: openImportsPort(db, { transactions, counters, imports, importList, dryRun, undo, longWrites, activity }),

    editing: {
      editedFields: (ids) => read(() => ids.map((id) => edits.of(id))),
      add: (business, editedFields, at) => change(() => editing.add(business, editedFields, at)),
      write: (writes, at) => change(() => editing.write(writes, at)),
      delete: (ids) => change(() => editing.delete(ids)),
      restore: (ids) => change(() => editing.restore(ids)),
      rules: () => read(() => rules.all()),
      addRule: (rule, at) => change(() => rules.add(rule, counters, at)),
      removeRule: (id) => change(() => rules.remove(id, counters)),
      pendingRules: () => read(() => rules.pending()),
      applyRule: (rule, afterId, limit, at) => changeInSteps(() => applyRule(rule, afterId, limit, at)),
      setSeoFields: (texts, at, hasMore) =>
        changeInSteps(() => {
          if (hasMore) longWrites.goOn(at);
          else longWrites.end();
          return setSeoFields(texts, at);
        }),
    },

    jobs: {
      begin: (job, at) => note(() => jobs.begin(job, at)),
      finish: (id, outcome, at) => note(() => jobs.finish(id, outcome, at)),
      get: (id) => read(() => jobs.get(id)),
      list: (limit) => read(() => jobs.newest(limit)),
      markInterrupted: (reason, at) => note(() => void jobs.interrupt(reason, at)),
    },

    accounts: {
      administrators: () => read(() => administrators.names()),
      passwordHash: (username) => read(() => administrators.password(username)),
      addFirstAdministrator: (username, hash, at) => note(() => administrators.addFirst(username, hash, at)),
      setPasswordHash: (username, hash, at) => note(() => administrators.setPassword(username, hash, at)),
      session: (key, at) => read(() => administrators.session(key, at)),
      beginSession: (key, session, username, hash, at) =>
        note(() => administrators.beginSession(key, session, username, hash, at)),
      renewSession: (key, session) => note(() => administrators.renewSession(key, session)),
      endSession: (key) => note(() => administrators.endSession(key)),
    },

    maintenance: {
      async deleteAll(actor, at, detail, expectedVersion) {
        const deleted = await change(() => {
          const count = emptyDirectory(db, counters, expectedVersion);
          activity.record({ at: at.toISOString(), actor, action: "delete-all", detail: { ...detail, deleted: count } });
          return count;
        });
        giveSpaceBack(db);
        return deleted;
      },

      recordActivity: (entry) => note(() => void activity.record(entry)),
      activity: (limit) => read(() => activity.activity(limit)),
      setting: (key) => read(() => activity.setting(key)),
      setSetting: (key, value) => note(() => void activity.setSetting(key, value)),
      ensureSetting: (key, value) => note(() => activity.ensureSetting(key, value)),
      copyTo: (file, onProgress) => copyDatabase(db, file, onProgress),
      needsMaintenance: async (upkeep) =>
        upkeep === "urgent" ? isWalLong(db) : read(upkeep === "keys" ? keyRenewal.hasStale : segments.areMany),
      async maintain(upkeep, signal, onProgress) {
        if (upkeep === "urgent") checkpoint(db);
        else if (upkeep === "keys") await keyRenewal.renew(signal, onProgress);
        else while (!signal?.aborted && (await noteInSteps(segments.mergeSome))) {}
      },
    },
    async close() {
      db.close();
    },
  };
}
