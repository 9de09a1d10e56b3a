import type { AdminBusiness, DuplicatePair, DuplicatePairs } from "#contract/admin-api";
import { qualityScore } from "#domain/business/quality-score";
import type { Page } from "../store/port/directory.ts";
import type { Store } from "../store/store.ts";
import { addAdminFields } from "./admin-businesses.ts";

/** Maximum wait for the first search for duplicates, and for a later one, while earlier pairs can be shown. */
const MAX_FIRST_WAIT_MS = 20_000;
const MAX_WAIT_MS = 4_000;

interface DuplicatePairsParts {
  store: Store;
  now: () => Date;
  /** Finds pairs and stores them. */
  find: () => Promise<unknown>;
}

/** Reads likely duplicates, and finds them again if the data has changed since, in one search at a time. Errors: those of `find`. */
export function createDuplicatePairs({ store, now, find }: DuplicatePairsParts) {
  let search: Promise<unknown> | undefined;

  function startSearch(): Promise<unknown> {
    search ??= find().finally(() => {
      search = undefined;
    });
    return search;
  }

  return async (page: Page): Promise<DuplicatePairs> => {
    let likelyPairs = await store.duplicates.likelyPairs(page);
    if (!likelyPairs.isCurrent) {
      const runningSearch = startSearch();
      // The next request reports a failure after the wait.
      runningSearch.catch(() => undefined);
      if (await isDoneWithin(runningSearch, likelyPairs.foundAt === null ? MAX_FIRST_WAIT_MS : MAX_WAIT_MS))
        likelyPairs = await store.duplicates.likelyPairs(page);
    }
    const { pairs, totalCount, foundAt } = likelyPairs;
    return {
      pairs: await Promise.all(pairs.map((pair) => adminPair({ store, now }, pair))),
      totalCount,
      foundAt,
      isSearching: search !== undefined,
    };
  };
}

async function isDoneWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

type FoundPair = Awaited<ReturnType<Store["duplicates"]["likelyPairs"]>>["pairs"][number];

async function adminPair(
  parts: Pick<DuplicatePairsParts, "store" | "now">,
  { score, reasons, businesses }: FoundPair,
): Promise<DuplicatePair> {
  const [one, other] = (await addAdminFields(parts, businesses)) as [AdminBusiness, AdminBusiness];
  return { score, reasons, businesses: isBetter(other, one) ? [other, one] : [one, other] };
}

/** Prefers businesses that are not closed for good, then those with more reviews, then more complete ones. */
function isBetter(a: AdminBusiness, b: AdminBusiness): boolean {
  const isListed = ({ businessStatus }: AdminBusiness) => businessStatus !== "CLOSED_PERMANENTLY";
  if (isListed(a) !== isListed(b)) return isListed(a);
  if (a.reviewCount !== b.reviewCount) return a.reviewCount > b.reviewCount;
  return qualityScore(a) > qualityScore(b);
}
