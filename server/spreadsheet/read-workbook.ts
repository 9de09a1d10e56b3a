import { open } from "node:fs/promises";
import { basename } from "node:path";
import { AppError } from "../errors.ts";
import { workbookKind } from "./file-kind.ts";
import type { Sheet, SheetChunk, SheetRow } from "./sheet.ts";
import { DEFAULT_LIMITS, tooLarge, unreadable, type WorkbookLimits } from "./workbook-limits.ts";
import { readXls } from "./xls/read-xls.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";

export interface ReadWorkbookOptions {
  limits?: Partial<WorkbookLimits>;
  /** File name for messages and by extension; default: the file's own. */
  name?: string;
  /** For shared strings that do not fit in memory; default: the system's. */
  temporaryFolder?: string;
}

/** What an empty cell counts for, in UTF-16 units. */
const CELL_COST = 8;

/**
 * Streams the worksheets of an .xlsx or .xls in the order of their tabs. Every cell is text: numbers in their shortest
 * form, dates as ISO 8601, booleans as TRUE and FALSE, formulas as their last result, errors as "". Errors: AppError
 * `unreadable`, `too-large`, `not-found`, each a sentence that begins with the file's name.
 */
export async function* readWorkbook(file: string, options: ReadWorkbookOptions = {}): AsyncGenerator<Sheet> {
  const name = options.name ?? basename(file);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  try {
    const kind = workbookKind(await readHead(file), name);
    const context = { limits, temporaryFolder: options.temporaryFolder };
    const sheets = kind === "zip" ? readXlsx(file, context) : readXls(file, context);
    const text = new TextBudget(limits);
    let count = 0;
    for await (const sheet of sheets) {
      if (++count > limits.sheets) throw tooLarge(`has more than ${limits.sheets} sheets`);
      yield { ...sheet, rows: () => limitText(name, sheet, text) };
    }
  } catch (error) {
    throw withName(name, error);
  }
}

async function* limitText(name: string, sheet: Sheet, text: TextBudget): AsyncGenerator<SheetChunk> {
  try {
    for await (const chunk of sheet.rows()) {
      text.use(chunk.rows, sheet.bytesTotal);
      yield chunk;
    }
  } catch (error) {
    throw withName(name, error);
  }
}

/** Bounds what a small file expands to: a million cells can share one long text, or one cell lie far to the right. */
class TextBudget {
  readonly #limits: WorkbookLimits;
  #used = 0;

  constructor(limits: WorkbookLimits) {
    this.#limits = limits;
  }

  use(rows: SheetRow[], fileBytes: number): void {
    for (const { number, cells } of rows) {
      let length = 0;
      for (const cell of cells) length += cell.length;
      if (length > this.#limits.rowLength) throw tooLarge(`has more text in row ${number} than a row may have`);
      this.#used += Math.max(length, cells.length * CELL_COST);
    }
    if (this.#used <= Math.max(this.#limits.freeTextLength, this.#limits.textRatio * fileBytes)) return;
    throw tooLarge("holds far more cells or repeated texts than a workbook of its size needs");
  }
}

/** An error can pass `withName` twice, on its way out of the sheet and of the workbook. */
const NAMED = new WeakSet<Error>();

function withName(name: string, error: unknown): unknown {
  if (!(error instanceof AppError) || NAMED.has(error)) return error;
  const sentence = new AppError(error.code, `${name} ${error.message}.`, [], { cause: error.cause });
  NAMED.add(sentence);
  return sentence;
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new AppError("not-found", "does not exist");
    if (error.code === "EACCES") throw unreadable("may not be read by this user", error);
    throw error;
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EISDIR") throw unreadable("is a folder", error);
    throw error;
  } finally {
    await handle.close();
  }
}
