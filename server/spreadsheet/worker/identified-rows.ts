import type { IdSource } from "#contract/import-columns";
import { areNoIds, RepeatedIds } from "#domain/duplicates/repeated-ids";
import type { ParsedRow, RowOptions } from "#domain/import-row/business-row";
import type { SampledColumn } from "#domain/import-row/columns/contents/sampled-column";
import { sampledColumns } from "#domain/import-row/columns/contents/sampled-columns";
import { idHeader, isChosenId, withoutId } from "#domain/import-row/columns/id-columns";
import type { HeaderMatch } from "#domain/import-row/columns/match-header";
import { counted } from "#domain/text/count-label";
import type { Sheet, SheetRow } from "../sheet.ts";
import { readSheetRow } from "./table-problems.ts";

const LIMITS = {
  /** Number of rows to read before passing the first one on, since they reveal false ids. */
  sampleRows: 1_000,
  /** Later rows that wait for the end of the sheet, since an earlier row with another name has their id. */
  waitingRows: 10_000,
};
const MAX_SAMPLE_CHARS = 8_000_000;
const MAX_WAITING_CHARS = 20_000_000;

export interface IdentifiedRow {
  row: SheetRow;
  header: HeaderMatch;
  parsed: ParsedRow;
  /** An earlier row with another name has the id of this one. */
  hasOtherName?: true;
}

interface IdCounts {
  rows: number;
  /** Number of rows whose id an earlier row with another name has. */
  otherNames: number;
}

interface CountedRow extends IdentifiedRow {
  /** The id that an earlier row with another name has, unless somebody chose its column. */
  doubtful?: IdSource | undefined;
}

/**
 * Reads the rows of a sheet. An id that many rows with different names share is false. If the first rows reveal it, no row is identified by
 * it; rows that reveal it later wait and come last, without the id.
 */
export class IdentifiedRows {
  readonly #read: (row: SheetRow, header: HeaderMatch) => ParsedRow;
  readonly #limits: typeof LIMITS;
  #sample: IdentifiedRow[] | undefined = [];
  #sampleChars = 0;
  #waiting: (Pick<IdentifiedRow, "row" | "header"> & { source: IdSource })[] = [];
  #waitingChars = 0;
  #ids = new RepeatedIds();
  readonly #counts = new Map<IdSource, IdCounts>();
  readonly #unused = new Set<IdSource>();
  #sampled: readonly SampledColumn[] = [];
  readonly #headers = new Map<HeaderMatch, HeaderMatch>();
  readonly #notes: string[] = [];

  /** `options` may change until the first row is added. */
  constructor(sheet: Sheet, options: RowOptions, limits = LIMITS) {
    this.#limits = limits;
    this.#read = (row, header) => readSheetRow(row, header, sheet, options);
  }

  /** Returns the rows that are ready by now, which may be none. */
  add(row: SheetRow, written: HeaderMatch): readonly IdentifiedRow[] {
    const identified = this.#identify(row, written);
    if (this.#sample === undefined) return this.#addLater(identified);
    this.#sample.push(identified);
    this.#sampleChars += charsOf(row);
    const isComplete = this.#sample.length >= this.#limits.sampleRows || this.#sampleChars >= MAX_SAMPLE_CHARS;
    return isComplete ? this.#endSample() : [];
  }

  /** Returns the last rows of the sheet. */
  end(): readonly IdentifiedRow[] {
    return [...(this.#sample === undefined ? [] : this.#endSample()), ...this.#endWaiting()];
  }

  /** Returns a header without false ids, and with the fields that the first rows prove. */
  headerOf(written: HeaderMatch): HeaderMatch {
    if (this.#unused.size === 0 && this.#sampled.length === 0) return written;
    let header = this.#headers.get(written);
    if (header === undefined) {
      header = this.#sampled.reduce((each, { adapt }) => adapt(each), written);
      header = [...this.#unused].reduce(withoutId, header);
      this.#headers.set(written, header);
    }
    return header;
  }

  /** Returns the sentences about false ids, each once. */
  takeNotes(): string[] {
    return this.#notes.splice(0);
  }

  #identify(row: SheetRow, written: HeaderMatch): IdentifiedRow {
    const header = this.headerOf(written);
    return { row, header, parsed: this.#read(row, header) };
  }

  #endSample(): IdentifiedRow[] {
    let sample = this.#adapted(this.#sample ?? []);
    this.#sample = undefined;
    for (;;) {
      const rows = sample.map((row) => this.#count(row));
      const [source] = this.#sourcesWithoutIds();
      if (source === undefined) return rows;
      this.#drop(source, rows, "The rows are identified without it.");
      this.#counts.clear();
      this.#ids = new RepeatedIds();
      sample = sample.map(({ row, header }) => this.#identify(row, header));
    }
  }

  /** Reads the first rows again if their values show that a column means something else than its header says. */
  #adapted(sample: IdentifiedRow[]): IdentifiedRow[] {
    this.#sampled = sampledColumns(sample.map(({ row, header }) => ({ cells: row.cells, header })));
    if (this.#sampled.length === 0) return sample;
    this.#notes.push(...this.#sampled.map(({ note }) => note));
    return sample.map(({ row, header }) => this.#identify(row, header));
  }

  /** Lets a row wait whose id an earlier row with another name has, as long as few do. */
  #addLater(identified: IdentifiedRow): readonly IdentifiedRow[] {
    const countedRow = this.#count(identified);
    const { row, header, doubtful } = countedRow;
    if (doubtful === undefined) return [countedRow];
    const isFull = this.#waiting.length >= this.#limits.waitingRows || this.#waitingChars >= MAX_WAITING_CHARS;
    if (isFull && !this.#sourcesWithoutIds().includes(doubtful)) return [countedRow];
    this.#waiting.push({ row, header, source: doubtful });
    this.#waitingChars += charsOf(row);
    return isFull ? this.#endWaiting() : [];
  }

  #endWaiting(): IdentifiedRow[] {
    const waiting = this.#waiting.splice(0);
    this.#waitingChars = 0;
    for (const source of this.#sourcesWithoutIds()) {
      const rows = waiting.map((each) => ({ ...each, doubtful: each.source }));
      this.#drop(source, rows, "These rows are identified without it.");
    }
    return waiting.map(({ row, header, source }) =>
      this.#unused.has(source)
        ? this.#identify(row, header)
        : { row, header, parsed: this.#read(row, header), hasOtherName: true },
    );
  }

  /** Counts the id of a row. Our own exports have one for each. */
  #count(identified: IdentifiedRow): CountedRow {
    const { parsed, header } = identified;
    if (!("business" in parsed) || parsed.identity === "name" || header.ownExport) return identified;
    const source = parsed.identity ?? "place_id";
    const { placeId, nameText, phoneDigits, address, zipKey } = parsed.business;
    const contact = phoneDigits === "" ? "" : `${phoneDigits} ${address} ${zipKey}`;
    const counts = this.#counts.get(source) ?? { rows: 0, otherNames: 0 };
    this.#counts.set(source, counts);
    counts.rows++;
    if (this.#ids.add(placeId, nameText, contact) !== "other-name") return identified;
    if (isChosenId(header, source)) return { ...identified, hasOtherName: true };
    counts.otherNames++;
    return { ...identified, hasOtherName: true, doubtful: source };
  }

  #sourcesWithoutIds(): IdSource[] {
    return [...this.#counts].flatMap(([source, { rows, otherNames }]) =>
      !this.#unused.has(source) && areNoIds(otherNames, rows) ? [source] : [],
    );
  }

  #drop(source: IdSource, rows: readonly Pick<CountedRow, "header" | "doubtful">[], effect: string): void {
    const header = rows.find(({ doubtful }) => doubtful === source)?.header;
    const { otherNames = 0 } = this.#counts.get(source) ?? {};
    const name = header === undefined ? source : idHeader(header, source);
    const is =
      source === "link"
        ? `The IDs in the links of column "${name}" are not used`
        : `Column "${name}" is not used as an ID`;
    this.#notes.push(
      `${is}: ${counted(otherNames, "row repeats", "rows repeat")} the ID of an earlier row with another name. ${effect}`,
    );
    this.#unused.add(source);
    this.#headers.clear();
  }
}

function charsOf({ cells }: SheetRow): number {
  let chars = 0;
  for (const cell of cells) chars += cell.length;
  return chars;
}
