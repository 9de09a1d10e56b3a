import { setImmediate as nextTurn } from "node:timers/promises";
import { parseOutcome } from "../imports/stored-outcome.ts";
import type { AdministratorFilter } from "../port/search.ts";
import { type WebsiteRow, WebsiteTexts } from "./website-texts.ts";

/** Businesses read per turn of the event loop. */
const SLICE_IDS = 2_000;
/** Number of changed or added businesses above which all websites are read again. */
const MAX_FOLLOWED = 10_000;
/** Cached data is evicted after this time without use. */
const IDLE_MS = 10 * 60_000;

interface DataVersions {
  revision: number;
  imports: string;
  lastId: number;
  /** Changes when all data are replaced. */
  generation: number;
  /** Sequence number of the last change of a business. */
  lastChange: number;
}

/** Reads of an engine, each in a transaction of its own. */
export interface IdTestReads {
  /** Loads the columns and the permanently closed businesses. */
  loadRows(): Promise<void>;
  /** `imports` changes whenever the latest import of any business may be another. */
  versions(): Promise<DataVersions>;
  /** Ids of businesses with fields edited by hand. */
  editedIds(): Promise<number[]>;
  /** Returns the latest import of each business that has one, with ids greater than `afterId` up to `lastId`. */
  latestImports(afterId: number, lastId: number): Promise<[id: number, importId: number][]>;
  /** Returns all imports with their stored outcomes. */
  importOutcomes(): Promise<{ id: number; outcome: string }[]>;
  /** Returns ids greater than `afterId` up to `lastId` whose website has the text. */
  idsWithWebsite(text: string, afterId: number, lastId: number): Promise<number[]>;
  /** Returns the websites of businesses that have one, with ids greater than `afterId` up to `lastId`, in their order. */
  websites(afterId: number, lastId: number): Promise<WebsiteRow[]>;
  websitesOf(ids: readonly number[]): Promise<WebsiteRow[]>;
  /** Returns the businesses that were changed after a change, up to another; undefined if the log has lost some. */
  changedIds(afterChange: number, lastChange: number): Promise<number[] | undefined>;
}

export interface IdTests {
  /** Returns the filter with the conditions on hand edits, imports and websites replaced by one test of ids. */
  resolve(filter: AdministratorFilter): Promise<AdministratorFilter>;
  /**
   * Reads in the background what filters and sorts of the table need, so that the first one need not wait. It begins with what most of them
   * need. The next filter meets an error again.
   */
  prefetch(): void;
}

/**
 * Resolves conditions without a column. Latest imports take 4 bytes a business and are read again only after an import or an undo; websites
 * are held in memory and follow the changes. Both are read in slices between which other requests are answered.
 */
export function createIdTests(reads: IdTestReads): IdTests {
  let edited: { revision: number; ids: ReadonlySet<number> } | undefined;
  let latest: { version: string; importIds: Promise<Uint32Array> } | undefined;
  const websites = followWebsites(reads);
  let expiry: NodeJS.Timeout | undefined;
  let warming: Promise<void> | undefined;

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
    return latest.importIds;
  }

  function keepInMemory(): void {
    clearTimeout(expiry);
    expiry = setTimeout(() => {
      latest = undefined;
      websites.evict();
    }, IDLE_MS).unref();
  }

  async function warm(): Promise<void> {
    await reads.loadRows();
    const versions = await reads.versions();
    await latestImports(versions);
    await websites.update(versions);
  }

  /** Reads every row, in a directory whose websites do not fit into memory. */
  async function websiteTest(text: string, lastId: number): Promise<(id: number) => boolean> {
    const ids = new Set<number>();
    for (let afterId = 0; afterId < lastId; afterId += SLICE_IDS) {
      const slice = await reads.idsWithWebsite(text, afterId, Math.min(lastId, afterId + SLICE_IDS));
      for (const id of slice) ids.add(id);
      await nextTurn();
    }
    return (id) => ids.has(id);
  }

  async function importsOf(source: string): Promise<ReadonlySet<number>> {
    const outcomes = await reads.importOutcomes();
    return new Set(outcomes.filter(({ outcome }) => parseOutcome(outcome).source === source).map(({ id }) => id));
  }

  async function resolve({ isEdited, importId, source, website, ...filter }: AdministratorFilter) {
    const tests: ((id: number) => boolean)[] = [];
    keepInMemory();
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
      const texts = await websites.update(versions);
      tests.push(texts === undefined ? await websiteTest(website, versions.lastId) : texts.find(website));
    }
    return { ...filter, idTest: (id: number) => tests.every((test) => test(id)) };
  }

  return {
    resolve,
    prefetch() {
      keepInMemory();
      warming ??= nextTurn()
        .then(warm)
        .catch(() => undefined)
        .finally(() => {
          warming = undefined;
        });
    },
  };
}

interface WebsitesInMemory {
  /** Returns the websites at these versions, or later ones; undefined if they do not fit into memory. */
  update(versions: DataVersions): Promise<WebsiteTexts | undefined>;
  evict(): void;
}

function followWebsites(reads: IdTestReads): WebsitesInMemory {
  /** `texts` are undefined for a directory whose websites do not fit into memory. */
  let cachedWebsites: { texts: WebsiteTexts | undefined; versions: DataVersions } | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function load(versions: DataVersions): Promise<WebsiteTexts | undefined> {
    const texts = new WebsiteTexts();
    for (let afterId = 0; afterId < versions.lastId; afterId += SLICE_IDS) {
      if (!texts.append(await reads.websites(afterId, Math.min(versions.lastId, afterId + SLICE_IDS))))
        return undefined;
      await nextTurn();
    }
    texts.pack();
    return texts;
  }

  /** Applies what was changed and added since. Returns false when everything must be read again. */
  async function follow(texts: WebsiteTexts, from: DataVersions, to: DataVersions): Promise<boolean> {
    if (from.generation !== to.generation || to.lastId < from.lastId || to.lastChange < from.lastChange) return false;
    if (to.lastId - from.lastId > MAX_FOLLOWED) return false;
    const ids = await reads.changedIds(from.lastChange, to.lastChange);
    if (ids === undefined || ids.length > MAX_FOLLOWED) return false;
    const websiteById = new Map(ids.map((id): WebsiteRow => [id, null]));
    for (let start = 0; start < ids.length; start += SLICE_IDS) {
      for (const [id, website] of await reads.websitesOf(ids.slice(start, start + SLICE_IDS)))
        websiteById.set(id, website);
      await nextTurn();
    }
    for (let afterId = from.lastId; afterId < to.lastId; afterId += SLICE_IDS) {
      for (const [id, website] of await reads.websites(afterId, Math.min(to.lastId, afterId + SLICE_IDS)))
        websiteById.set(id, website);
      await nextTurn();
    }
    return texts.change([...websiteById]);
  }

  async function bringTo(versions: DataVersions): Promise<WebsiteTexts | undefined> {
    if (cachedWebsites !== undefined && cachedWebsites.versions.revision === versions.revision)
      return cachedWebsites.texts;
    const before = cachedWebsites;
    const isFollowed = before?.texts !== undefined && (await follow(before.texts, before.versions, versions));
    const texts = isFollowed ? before.texts : await load(versions);
    cachedWebsites = { texts, versions };
    return texts;
  }

  return {
    update(versions) {
      // One after the other: an older version that comes later changes nothing that a newer one has read.
      const result = running.then(() =>
        cachedWebsites !== undefined && cachedWebsites.versions.revision > versions.revision
          ? cachedWebsites.texts
          : bringTo(versions),
      );
      running = result.catch(() => {
        cachedWebsites = undefined;
      });
      return result;
    },
    evict() {
      cachedWebsites = undefined;
    },
  };
}
