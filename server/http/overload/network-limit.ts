import { isSharedAddress, networkOfAddress } from "./client-network.ts";
import { CRAWLERS } from "./crawlers-data.ts";
import { LeakyBuckets } from "./leaky-buckets.ts";

/** Uncached pages in a row that a network may request: many visitors behind one address, each opening several tabs. */
const BURST_PAGES = 300;
/** Uncached pages in a row that a crawler may request, which can wait. */
const CRAWLER_BURST_PAGES = 60;
/** Share of a network's rate that a crawler gets. */
const CRAWLER_SHARE = 0.25;
const REPORT_INTERVAL_MS = 60_000;
const MAX_USER_AGENT_CHARS = 500;

const CRAWLER_NAMES = new Map(CRAWLERS.map((name) => [name.toLowerCase(), name]));
const CRAWLER = new RegExp(CRAWLERS.map((name) => name.replace(/\W/g, "\\$&")).join("|"), "i");

export interface LimitedClient {
  network: string;
  /** Product token of the crawler. */
  crawler: string | undefined;
}

export interface NetworkLimitOptions {
  /** Uncached pages per second of a network; 0 is no limit. */
  perSecond: number;
  /** Called when a client is refused, at most once a minute. */
  onLimit?: (client: LimitedClient) => void;
}

export interface NetworkLimit {
  /** Counts a request, and returns 0; or the seconds after which the network may retry. */
  take(address: string, userAgent: string | undefined, nowMs: number): number;
}

/**
 * Limits the rate of uncached pages by network, with a separate limit for each crawler, whose requests come from many addresses. Addresses
 * that all visitors may share, such as a proxy's, are not limited.
 */
export function createNetworkLimit({ perSecond, onLimit = () => {} }: NetworkLimitOptions): NetworkLimit {
  if (perSecond === 0) return { take: () => 0 };
  const visitors = new LeakyBuckets({ capacity: BURST_PAGES, leakMs: 1000 / perSecond });
  const crawlers = new LeakyBuckets({ capacity: CRAWLER_BURST_PAGES, leakMs: 1000 / (perSecond * CRAWLER_SHARE) });
  let reportedAt = Number.NEGATIVE_INFINITY;

  return {
    take(address, userAgent, nowMs) {
      if (isSharedAddress(address)) return 0;
      const crawler = crawlerName(userAgent);
      const network = networkOfAddress(address, crawler !== undefined);
      const limit = crawler === undefined ? visitors : crawlers;
      const key = crawler === undefined ? network : `${crawler} ${network}`;
      const waitMs = limit.wait(key, nowMs);
      if (waitMs === 0) {
        limit.add(key, nowMs);
        return 0;
      }
      if (nowMs - reportedAt > REPORT_INTERVAL_MS) {
        reportedAt = nowMs;
        onLimit({ network, crawler });
      }
      return Math.ceil(waitMs / 1000);
    },
  };
}

/** Returns the crawler that a User-Agent header names. */
export function crawlerName(userAgent = ""): string | undefined {
  const [token = ""] = CRAWLER.exec(userAgent.slice(0, MAX_USER_AGENT_CHARS)) ?? [];
  return CRAWLER_NAMES.get(token.toLowerCase());
}
