import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { diskError } from "../../errors.ts";
import type { RejectedRow } from "../../spreadsheet/worker/read-business-file.ts";
import { writeTables } from "../../spreadsheet/writing/write-workbook.ts";

/** What the workbook adds to the rows; a rejects workbook that is imported again brings them along, out of date. */
const ADDED = ["reason", "found_in"];

/** One rejected row as it waits: which of the headers it stood under, its cells, why it was rejected and where it was. */
type SpooledRow = [table: number, cells: string[], reason: string, foundIn: string];

/**
 * Collects rejected rows and writes them as a workbook: the columns as they were, then `reason` and `found_in`, so
 * that the mended file can be imported again. Rows from sheets with other columns get a sheet of their own. They wait in
 * a temporary file beside the target, because there may be a million of them.
 * Errors: AppError `storage` when the folder of `target` cannot be written or its disk is full.
 */
export async function openRejectsSpool(target: string) {
  const spool = `${target}.${process.pid}.rows`;
  const failed = (error: unknown) => {
    throw diskError(target, "written", error);
  };
  const file = await open(spool, "w").catch(failed);
  const tables = new Map<string, { number: number; header: string[] }>();

  function tableOf(header: string[]): number {
    const name = JSON.stringify(header);
    const known = tables.get(name) ?? { number: tables.size, header };
    tables.set(name, known);
    return known.number;
  }

  return {
    /** Appends rows of one file. */
    async add(source: string, rows: RejectedRow[]): Promise<void> {
      if (rows.length === 0) return;
      const lines = rows.map(({ sheet, row, header, cells, problems }) => {
        const isKept = (_: string, index: number) => !ADDED.includes(header[index] ?? "");
        const whole = header.map((_, index) => cells[index] ?? "");
        const reason = problems.map((problem) => `${problem.column}: ${problem.reason}`).join("; ");
        const foundIn = `${source}, ${sheet}, row ${row}`;
        const spooled: SpooledRow = [tableOf(header.filter(isKept)), whole.filter(isKept), reason, foundIn];
        return `${JSON.stringify(spooled)}\n`;
      });
      await file.appendFile(lines.join("")).catch(failed);
    },

    /** Writes the workbook when a row was rejected. */
    async writeWorkbook(signal?: AbortSignal): Promise<void> {
      if (tables.size === 0) return;
      const contents = [...tables.values()].map(({ number, header }) => ({
        header: [...header, ...ADDED],
        rows: spooledRows(spool, number),
      }));
      await writeTables(target, contents, { signal });
    },

    async remove(): Promise<void> {
      await file.close();
      await rm(spool, { force: true });
    },
  };
}

async function* spooledRows(spool: string, table: number): AsyncGenerator<string[]> {
  for await (const line of createInterface({ input: createReadStream(spool), crlfDelay: Number.POSITIVE_INFINITY })) {
    const [its, cells, reason, foundIn] = JSON.parse(line) as SpooledRow;
    if (its === table) yield [...cells, reason, foundIn];
  }
}
