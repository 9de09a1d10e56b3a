import { setTimeout as pause } from "node:timers/promises";

/** Responses that visitors of a site got. */
export interface Visits {
  ok: number;
  /** Number of 503 with `Retry-After`. */
  unavailable: number;
  /** Number of each other status, or error without a response. */
  other: Map<string, number>;
  /** Longest time without any page, and without an uncached one. */
  gapMs: number;
  newPageGapMs: number;
}

export interface Visitors {
  /** Stops the visitors, and returns their results. */
  leave(): Promise<Visits>;
}

/** Paths of pages: the first is cached; a number makes each of the others unique. */
const PATHS = ["/", "/search?q=shop+", "/api/businesses?search=made+", "/businesses?search=street+"];
const CLIENTS = 2;
const PAUSE_MS = 100;
/** Timeout of a visitor's request. */
const TIMEOUT_MS = 70_000;

export const noVisits = (): Visits => ({ ok: 0, unavailable: 0, other: new Map(), gapMs: 0, newPageGapMs: 0 });

/** Starts clients that request one page after the other, cached and uncached ones. */
export function startVisitors(url: string): Visitors {
  const visits = noVisits();
  const last = { page: performance.now(), newPage: performance.now() };
  let number = 0;
  let isOver = false;

  function note(isNewPage: boolean) {
    const startedAt = performance.now();
    visits.gapMs = Math.max(visits.gapMs, startedAt - last.page);
    last.page = startedAt;
    if (!isNewPage) return;
    visits.newPageGapMs = Math.max(visits.newPageGapMs, startedAt - last.newPage);
    last.newPage = startedAt;
  }

  async function visit(path: string) {
    const isNewPage = path.includes("?");
    const status = await fetch(url + path + (isNewPage ? ++number : ""), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        const mayRetry = response.status === 503 && response.headers.has("retry-after");
        return mayRetry ? "unavailable" : String(response.status);
      },
      (error: Error) => error.name,
    );
    if (status === "200") {
      visits.ok++;
      note(isNewPage);
    } else if (status === "unavailable") visits.unavailable++;
    else visits.other.set(status, (visits.other.get(status) ?? 0) + 1);
  }

  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let round = client; !isOver; round++) {
      await visit(PATHS[round % PATHS.length] ?? "/");
      await pause(PAUSE_MS);
    }
  });
  return {
    async leave() {
      isOver = true;
      await Promise.all(clients);
      // The time without a new page up to the end counts too.
      note(true);
      return visits;
    },
  };
}

/** Adds the visits of another run. */
export function addVisits(sum: Visits, visits: Visits): void {
  sum.ok += visits.ok;
  sum.unavailable += visits.unavailable;
  for (const [status, count] of visits.other) sum.other.set(status, (sum.other.get(status) ?? 0) + count);
  sum.gapMs = Math.max(sum.gapMs, visits.gapMs);
  sum.newPageGapMs = Math.max(sum.newPageGapMs, visits.newPageGapMs);
}

/** Formats visits as `200: 512, 503: 40; longest gap 0.3 s, of new pages 4.1 s`. */
export function formatVisits({ ok, unavailable, other, gapMs, newPageGapMs }: Visits): string {
  const counts = [["200", ok], ["503", unavailable], ...other].map(([status, count]) => `${status}: ${count}`);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return `${counts.join(", ")}; longest gap ${seconds(gapMs)}, of new pages ${seconds(newPageGapMs)}`;
}
