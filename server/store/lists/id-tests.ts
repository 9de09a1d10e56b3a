import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { parseOutcome } from "../imports/stored-outcome.ts";
import type { AdministratorFilter } from "../port/search.ts";

/** Businesses read per turn of the event loop. */
const SLICE_IDS = 2_000;
const MAX_CACHED_WEBSITES = 20;
/** Cached arrays are evicted after this time without use. */
const IDLE_MS = 10 * 60_000;

/** Reads of an engine, each in a transaction of its own. */
export interface IdTestReads {
  /** `imports` changes whenever the latest import of any business may be another. */
  versions(): Promise<{ revision: number; imports: string; lastId: number }>;
  /** Ids of businesses with fields edited by hand. */
  editedIds(): Promise<number[]>;
  /** Returns the latest import of each business that has one, with ids greater than `afterId` up to `lastId`. */
  latestImports(afterId: number, lastId: number): Promise<[id: number, importId: number][]>;
  /** Returns all imports with their stored outcomes. */
  importOutcomes(): Promise<{ id: number; outcome: string }[]>;
  /** Returns ids greater than `afterId` up to `lastId` whose website has the text. */
  idsWithWebsite(text: string, afterId: number, lastId: number): Promise<number[]>;
}

/** The filter with the conditions on hand edits, imports and websites replaced by one test of ids. */
export type ResolveIdTest = (filter: AdministratorFilter) => Promise<AdministratorFilter>;

/**
 * Resolves conditions that no column has. Latest imports take 4 bytes a business and are read again only after an import or an undo; a
 * website is searched in every row, in slices between which other requests are answered.
 */
export function createIdTests(reads: IdTestReads): ResolveIdTest {
  let edited: { revision: number; ids: ReadonlySet<number> } | undefined;
  let latest: { version: string; importIds: Promise<Uint32Array> } | undefined;
  const websites = new LRUCache<string, Promise<ReadonlySet<number>>>({ max: MAX_CACHED_WEBSITES, ttl: IDLE_MS });
  let expiry: NodeJS.Timeout | undefined;

  async function editedIds(revision: number): Promise<ReadonlySet<number>> {
    if (edited?.revision !== revision) edited = { revision, ids: new Set(await reads.editedIds()) };
    return edited.ids;
  }

  async function readLatestImports(lastId: number): Promise<Uint32Array> {
    const importIds = new Uint32Array(lastId + 1);
    for (let afterId = 0; afterId < lastId; afterId += SLICE_IDS) {
      for (const [id, importId] of await reads.latestImports(afterId, Math.min(lastId, afterId + SLICE_IDS)))
        importIds[id] = importId;
      await nextTurn();
    }
    return importIds;
  }

  function latestImports({ imports, lastId }: { imports: string; lastId: number }): Promise<Uint32Array> {
    if (latest?.version !== imports) {
      const importIds = readLatestImports(lastId);
      latest = { version: imports, importIds };
      importIds.catch(() => {
        latest = undefined;
      });
    }
    clearTimeout(expiry);
    expiry = setTimeout(() => {
      latest = undefined;
    }, IDLE_MS).unref();
    return latest.importIds;
  }

  function withWebsite(text: string, { revision, lastId }: { revision: number; lastId: number }) {
    const key = `${revision} ${text}`;
    const cachedIds = websites.get(key);
    if (cachedIds !== undefined) return cachedIds;
    const ids = readWebsites(text, lastId);
    websites.set(key, ids);
    ids.catch(() => websites.delete(key));
    return ids;
  }

  async function readWebsites(text: string, lastId: number): Promise<ReadonlySet<number>> {
    const ids = new Set<number>();
    for (let afterId = 0; afterId < lastId; afterId += SLICE_IDS) {
      const slice = await reads.idsWithWebsite(text, afterId, Math.min(lastId, afterId + SLICE_IDS));
      for (const id of slice) ids.add(id);
      await nextTurn();
    }
    return ids;
  }

  async function importsOf(source: string): Promise<ReadonlySet<number>> {
    const outcomes = await reads.importOutcomes();
    return new Set(outcomes.filter(({ outcome }) => parseOutcome(outcome).source === source).map(({ id }) => id));
  }

  return async ({ isEdited, importId, source, website, ...filter }) => {
    const tests: ((id: number) => boolean)[] = [];
    if ([isEdited, importId, source, website].every((condition) => condition === undefined)) return filter;
    const versions = await reads.versions();
    if (isEdited !== undefined) {
      const ids = await editedIds(versions.revision);
      tests.push((id) => ids.has(id) === isEdited);
    }
    if (importId !== undefined || source !== undefined) {
      const importIds = await latestImports(versions);
      if (importId !== undefined) tests.push((id) => (importIds[id] ?? 0) === importId);
      if (source !== undefined) {
        const imports = await importsOf(source);
        tests.push((id) => imports.has(importIds[id] ?? 0));
      }
    }
    if (website !== undefined) {
      const ids = await withWebsite(website, versions);
      tests.push((id) => ids.has(id));
    }
    return { ...filter, idTest: (id) => tests.every((test) => test(id)) };
  };
}
