import { rm, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { LeftOutValue } from "#contract/fields/left-out-values";
import { rowPlace } from "#domain/import-row/file-formats";
import type { DataFolder } from "../../../config/data-folder.ts";
import { AppError, diskError } from "../../../errors.ts";
import { jsonLine } from "../../../output/json-line.ts";
import type { LeftOutRow } from "../../../spreadsheet/worker/business-batch.ts";
import type { Rejects } from "./rejects.ts";

/** Limits of the list of one import: nobody corrects more one by one, and the server reads it whole. */
const LIMITS = { rows: 10_000, characters: 10_000_000 };
const NOT_STORED = "The left-out values of this import are not stored any more, or all have been corrected.";

/** A row of the list: an accepted row with left-out values. */
export interface LeftOutListRow {
  /** Number within the list. */
  number: number;
  foundIn: string;
  placeId: string;
  name: string;
  header: string[];
  /** Cells as in the file, with the corrections so far. */
  cells: string[];
  problems: { column: string; reason: string }[];
  /** Values of fields that corrections of this row have written, as JSON by field. */
  written: Record<string, string>;
  /** Values that these fields were read with before, as JSON by field; absent before the first correction. */
  read?: Record<string, string>;
}

/** The last line of a list that was cut has the number of its rows. */
interface CutMark {
  cutAfter: number;
}

/** The rows of an import that have left-out values. */
export interface LeftOutList {
  rows: LeftOutListRow[];
  /** Number of rows of a list that was cut; null for a whole one. */
  cutAfter: number | null;
}

/** Returns the temporary path at which a process collects the rows. Its name is that of a leftover once the process has ended. */
export function unfinishedLeftOut(folder: DataFolder): string {
  return `${folder.rejects}/left-out.${process.pid}.rows`;
}

/**
 * Collects accepted rows with left-out values in a file, which is not written without any. A file that an earlier process of the same id left
 * behind is removed. Errors: AppError `storage`.
 */
export async function openLeftOutSpool(target: string) {
  const size = { rows: 0, characters: 0 };
  let isCut = false;
  const remove = () => rm(target, { force: true });
  await remove();
  return {
    async add(source: string, rows: readonly LeftOutRow[]): Promise<void> {
      if (isCut) return;
      const lines: string[] = [];
      for (const { sheet, row, placeId, name, header, cells, problems } of rows) {
        if (size.rows >= LIMITS.rows || size.characters >= LIMITS.characters) {
          isCut = true;
          lines.push(jsonLine({ cutAfter: size.rows } satisfies CutMark));
          break;
        }
        const listRow: LeftOutListRow = {
          number: size.rows,
          foundIn: rowPlace({ file: source, sheet, row }),
          placeId,
          name,
          header,
          cells: header.map((_, index) => cells[index] ?? ""),
          problems: distinctColumns(problems.map(({ column, reason }) => ({ column, reason }))),
          written: {},
        };
        const line = jsonLine(listRow);
        size.rows++;
        size.characters += line.length;
        lines.push(line);
      }
      if (lines.length === 0) return;
      await writeFile(target, lines.join(""), { mode: 0o600, flag: "a" }).catch((error: unknown) => {
        throw diskError(target, "written", error);
      });
    },
    remove,
  };
}

/** A column may have several problems; one field corrects them all. */
function distinctColumns(problems: LeftOutListRow["problems"]): LeftOutListRow["problems"] {
  const reasons = new Map<string, string[]>();
  for (const { column, reason } of problems) reasons.set(column, [...(reasons.get(column) ?? []), reason]);
  return [...reasons].map(([column, parts]) => ({ column, reason: [...new Set(parts)].join("; ") }));
}

/** Reads the rows of an import that have left-out values. Errors: AppError `not-found`. */
export async function readLeftOut(leftOut: Pick<Rejects, "find">, importId: number): Promise<LeftOutList> {
  const file = await leftOut.find(importId);
  if (file === undefined) throw new AppError("not-found", NOT_STORED);
  const list: LeftOutList = { rows: [], cutAfter: null };
  for await (const line of createInterface({ input: file.content, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === "") continue;
    const content = JSON.parse(line) as LeftOutListRow | CutMark;
    if ("cutAfter" in content) list.cutAfter = content.cutAfter;
    else list.rows.push(content);
  }
  return list;
}

/** Replaces the rows of an import by those with values that are still left out. Errors: AppError `storage`. */
export async function storeLeftOut(
  { leftOut, folder }: { leftOut: Rejects; folder: DataFolder },
  importId: number,
  { rows, cutAfter }: LeftOutList,
): Promise<void> {
  const remaining = rows.filter(({ problems }) => problems.length > 0);
  if (remaining.length === 0) return leftOut.remove(importId);
  const file = unfinishedLeftOut(folder);
  const lines: (LeftOutListRow | CutMark)[] = cutAfter === null ? remaining : [...remaining, { cutAfter }];
  await writeFile(file, lines.map(jsonLine).join(""), { mode: 0o600 }).catch((error: unknown) => {
    throw diskError(file, "written", error);
  });
  await leftOut.store(importId, file);
}

/** Returns the left-out values of rows, each with its field as written. */
export function leftOutValues(rows: readonly LeftOutListRow[]): LeftOutValue[] {
  return rows.flatMap((row) =>
    row.problems.map(({ column, reason }) => ({
      row: row.number,
      column,
      business: row.name,
      foundIn: row.foundIn,
      value: row.cells[columnOf(row, column)] ?? "",
      reason,
    })),
  );
}

/** Returns the position of a column by its trimmed header; -1 for none. */
export function columnOf({ header }: Pick<LeftOutListRow, "header">, column: string): number {
  return header.findIndex((name) => name.trim() === column);
}
