import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";
import { packIds, unpackedIds } from "./packed-ids.ts";
import { POSTING_COLUMNS } from "./postings-writer.ts";

/** A merge is due after more transactions than this have appended ranges, since many small ranges slow searches down. */
const MAX_BATCHES = 16;
/** Maximum bytes of a merged range. Longer ranges stay as they are. */
const MAX_RANGE_BYTES = 8_192;
/**
 * Number of ranges scanned in one transaction, some tens of milliseconds. It must exceed MAX_RANGE, the most ranges that one merge can
 * have.
 */
const PAGE_RANGES = 10_000;

interface RangeSize {
  term: string;
  firstId: number;
  bytes: number;
}

/** The key at which the next transaction continues. */
interface MergePosition {
  term: string;
  firstId: number;
}

const MERGE_START: MergePosition = { term: "", firstId: 0 };

/** Tells whether a merge is due. */
export const hasManyRanges = async (tx: Transaction): Promise<boolean> => tx.counter("postingBatches") > MAX_BATCHES;

/**
 * Merges adjacent small ranges of terms in a page of postings that begins at `from`. What searches find stays the same. Returns where to
 * continue; undefined at the end.
 */
async function mergePostings(tx: Transaction, from: MergePosition): Promise<MergePosition | undefined> {
  const page = await tx.rows<RangeSize>(
    `SELECT term, first_id AS "firstId", octet_length(ids) AS bytes FROM postings
     WHERE (term, first_id) >= ($1, $2) ORDER BY term, first_id LIMIT ${PAGE_RANGES}`,
    [from.term, from.firstId],
  );
  const runs = runsOf(page);
  const isEnd = page.length < PAGE_RANGES;
  // The last run of a full page may continue on the next page.
  const openRun = isEnd ? undefined : runs.pop();
  await mergeRuns(
    tx,
    runs.filter(({ length }) => length > 1),
  );
  const nextRun = openRun?.[0];
  return nextRun && { term: nextRun.term, firstId: nextRun.firstId };
}

/**
 * Merges all small ranges in short transactions, between which others can write. Returns false after an abort, which leaves the rest for
 * later. Deleted rows are left to VACUUM.
 */
export async function mergeAllPostings(
  { read, writePrivate, writePrivateChunk }: Transactions,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const batches = await read(async (tx) => tx.counter("postingBatches"));
  let mergePosition: MergePosition | undefined = MERGE_START;
  while (mergePosition !== undefined) {
    if (signal?.aborted) return false;
    const position: MergePosition = mergePosition;
    mergePosition = await writePrivateChunk((tx) => mergePostings(tx, position));
  }
  // Other transactions may have appended ranges meanwhile.
  await writePrivate(async (tx) => tx.addToCounter("postingBatches", -batches));
  return true;
}

/** Groups adjacent ranges of one term that fit into one range together. */
function runsOf(ranges: readonly RangeSize[]): RangeSize[][] {
  const runs: RangeSize[][] = [];
  let size = 0;
  for (const range of ranges) {
    const run = runs.at(-1);
    size += range.bytes;
    if (run !== undefined && run[0]?.term === range.term && size <= MAX_RANGE_BYTES) {
      run.push(range);
      continue;
    }
    runs.push([range]);
    size = range.bytes;
  }
  return runs;
}

async function mergeRuns(tx: Transaction, runs: readonly (readonly RangeSize[])[]): Promise<void> {
  if (runs.length === 0) return;
  const terms = runs.map((run) => run[0]?.term ?? "");
  const starts = runs.map((run) => run[0]?.firstId ?? 0);
  const ends = runs.map((run) => run.at(-1)?.firstId ?? 0);
  const deletedRanges = await tx.rows<{ run: number; firstId: number; ids: Buffer }>(
    `DELETE FROM postings p USING unnest($1::text[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS runs (term, start, until, number)
     WHERE p.term = runs.term AND p.first_id BETWEEN runs.start AND runs.until
     RETURNING runs.number AS run, p.first_id AS "firstId", p.ids`,
    [terms, starts, ends],
  );
  const rangesByRun = Map.groupBy(deletedRanges, ({ run }) => run);
  await tx.copyRows(
    "postings",
    POSTING_COLUMNS,
    Array.from(rangesByRun, ([run, ranges]) => {
      const firstId = starts[run - 1] ?? 0;
      const ids = ranges
        .toSorted((a, b) => a.firstId - b.firstId)
        .flatMap((range) => unpackedIds(range.ids, range.firstId));
      return [terms[run - 1] ?? "", firstId, ids.length, packIds(ids, firstId)];
    }),
  );
}
