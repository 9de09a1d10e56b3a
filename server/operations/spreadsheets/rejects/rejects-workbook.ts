import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { rowPlace } from "#domain/import-row/file-formats";
import { diskError } from "../../../errors.ts";
import { requireReplaceable, WORKBOOK } from "../../../files/output-file.ts";
import { jsonLine } from "../../../output/json-line.ts";
import type { RejectedRow } from "../../../spreadsheet/worker/read-business-file.ts";
import { writeTables } from "../../../spreadsheet/writing/write-workbook.ts";

/** Columns that the workbook adds. Those of a rejects workbook that is imported again are outdated, and replaced. */
export const ADDED_COLUMNS = ["reason", "found_in"];

/** A rejected row in the spool file. `table` is the number of its header; `foundIn` names file, sheet and row. */
type SpooledRow = [table: number, cells: string[], reason: string, foundIn: string];

/**
 * Collects rejected rows and writes them as a workbook that can be corrected and imported again: the original columns, then `reason` and
 * `found_in`. Each set of columns gets its own sheet. Rows are spooled to a temporary file beside the target, because there may be a
 * million. Errors: AppError `storage` when the target cannot be written, or is no workbook.
 */
export async function openRejectsSpool(target: string) {
  await requireReplaceable(target, WORKBOOK);
  const spool = `${target}.${process.pid}.${randomBytes(6).toString("hex")}.rows`;
  const failed = (error: unknown) => {
    throw diskError(target, "written", error);
  };
  const file = await open(spool, "wx", 0o600).catch(failed);
  const tables = new Map<string, { number: number; header: string[] }>();

  function tableNumber(header: string[]): number {
    const name = JSON.stringify(header);
    const table = tables.get(name) ?? { number: tables.size, header };
    tables.set(name, table);
    return table.number;
  }

  return {
    async add(source: string, rows: RejectedRow[]): Promise<void> {
      if (rows.length === 0) return;
      const lines = rows.map(({ sheet, row, header, cells, problems }) => {
        const isOriginal = (_: string, index: number) => !ADDED_COLUMNS.includes(header[index] ?? "");
        const whole = header.map((_, index) => cells[index] ?? "");
        const reason = problems
          .map(({ column, reason }) => (column === "" ? reason : `${column}: ${reason}`))
          .join("; ");
        const foundIn = rowPlace({ file: source, sheet, row });
        const spooled: SpooledRow = [tableNumber(header.filter(isOriginal)), whole.filter(isOriginal), reason, foundIn];
        return jsonLine(spooled);
      });
      await file.appendFile(lines.join("")).catch(failed);
    },

    async writeWorkbook(signal?: AbortSignal): Promise<void> {
      if (tables.size === 0) return;
      const contents = [...tables.values()].map(({ number, header }) => ({
        header: [...header, ...ADDED_COLUMNS],
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
    const [number, cells, reason, foundIn] = JSON.parse(line) as SpooledRow;
    if (number === table) yield [...cells, reason, foundIn];
  }
}
