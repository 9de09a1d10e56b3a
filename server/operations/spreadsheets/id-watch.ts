import { basename } from "node:path";
import type { BusinessInsert } from "#domain/business/business-keys";
import { areWrongIds } from "#domain/duplicates/other-name";
import { exactCount } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { ReceivedBatch } from "../../spreadsheet/worker/read-business-file.ts";

export interface IdWatchOptions {
  file: string;
  /** Goes on whatever the ids are. */
  allowDuplicates: boolean;
  /** Counts rows with the id of a stored business with another name; undefined for a dry run. */
  countOtherNames: ((businesses: Iterable<BusinessInsert>) => Promise<number>) | undefined;
  readAgain: () => AsyncIterable<ReceivedBatch>;
  /** Receives the sentence about wrong ids; without this it is an error. */
  onWrongIds: ((sentence: string) => void) | undefined;
}

const REMEDY =
  'Say which column is the ID, or that it is none (--map "COLUMN=ignore", or in the preview of the panel), or allow duplicates (--allow-duplicates).';

/**
 * Refuses a file when over a third of its rows have the id of a business with another name, in the file or in the directory. `check`
 * refuses before the first rows are stored, and reads the file once more if they are suspicious. `end` refuses when only later rows show
 * it. Errors: AppError `unreadable`.
 */
export function watchIds({ file, allowDuplicates, countOtherNames, readAgain, onWrongIds }: IdWatchOptions) {
  const counts = { rows: 0, otherNames: 0 };

  function refuse(rows: number, otherNames: number): void {
    if (allowDuplicates || !areWrongIds(otherNames, rows)) return;
    const sentence = `${exactCount(otherNames)} of ${exactCount(rows)} rows of ${basename(file)} have the ID of a business with another name, and would count as its duplicates.`;
    if (onWrongIds === undefined) throw new AppError("unreadable", `${sentence} ${REMEDY}`);
    onWrongIds(sentence);
  }

  async function countAll(batches: AsyncIterable<ReceivedBatch> | Iterable<ReceivedBatch>) {
    let [rows, otherNames] = [0, 0];
    for await (const batch of batches) {
      rows += batch.rows;
      otherNames += batch.otherNames + ((await countOtherNames?.(batch.businesses)) ?? 0);
    }
    return { rows, otherNames };
  }

  return {
    async check(first: readonly ReceivedBatch[]): Promise<void> {
      if (allowDuplicates || countOtherNames === undefined) return;
      const start = await countAll(first);
      if (!areWrongIds(start.otherNames, start.rows)) return;
      const all = await countAll(readAgain());
      refuse(all.rows, all.otherNames);
    },
    /** Adds rows after they were stored. `storedOtherNames` is their number as the store counts it. */
    add(batches: readonly ReceivedBatch[], storedOtherNames: number): void {
      for (const { rows, otherNames } of batches) {
        counts.rows += rows;
        // The store has counted the earlier rows of an import too.
        if (countOtherNames === undefined) counts.otherNames += otherNames;
      }
      counts.otherNames += storedOtherNames;
    },
    end: () => refuse(counts.rows, counts.otherNames),
  };
}
