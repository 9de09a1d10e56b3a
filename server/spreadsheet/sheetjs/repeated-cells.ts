import { tooLarge } from "../workbook-limits.ts";

/** Maximum number of cells with repeated content: each takes about 100 bytes once SheetJS has copied it. */
const MAX_CELLS = 2_000_000;
/** Maximum part of a tag to examine, in UTF-16 units. */
const MAX_TAG = 100_000;

/**
 * Counts the cells of an OpenDocument table with their repeats: one tag can repeat its row or cell a billion times, and SheetJS makes them
 * all. Empty cells and rows are not counted; programs write them up to the edge of the sheet. `write` receives the XML in chunks. Errors:
 * AppError `too-large`.
 */
export class RepeatedCells {
  #rest = "";
  #cells = 0;
  #rowRepeat = 1;
  /** Repeats of a cell whose content is not known yet. */
  #openCell = 0;

  write(piece: string): void {
    const text = this.#rest + piece;
    let start = text.indexOf("<");
    let end = 0;
    while (start >= 0) {
      const close = tagEnd(text, start);
      if (close < 0) break;
      this.#tag(text.slice(start + 1, close));
      end = close + 1;
      start = text.indexOf("<", end);
    }
    const rest = start < 0 ? "" : text.slice(start);
    if (rest.length > MAX_TAG) throw tooLarge("has a tag that is far too long");
    this.#rest = rest;
  }

  /** `tag` lacks its brackets. */
  #tag(tag: string): void {
    const isEnd = tag.startsWith("/");
    const name = localName(tag, isEnd ? 1 : 0);
    if (this.#openCell > 0 && !(isEnd && isCell(name))) this.#add(this.#openCell);
    this.#openCell = 0;
    if (isEnd) return;
    if (isRow(name)) this.#rowRepeat = repeatOf(tag, "number-rows-repeated");
    else if (isCell(name)) {
      const cells = this.#rowRepeat * repeatOf(tag, "number-columns-repeated");
      if (tag.endsWith("/")) this.#add(1);
      else this.#openCell = cells;
    }
  }

  #add(cells: number): void {
    this.#cells += cells;
    if (this.#cells > MAX_CELLS) throw tooLarge("repeats its cells too often: save it as .xlsx or .csv and try again");
  }
}

/** Returns the position of the ">" that ends a tag; brackets in double quotes belong to a value. -1 if it is not in the text. */
function tagEnd(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === 0x22) isQuoted = !isQuoted;
    else if (character === 0x3e && !isQuoted) return at;
  }
  return -1;
}

/** Returns "table-row" of "table:table-row table:style-name=…", like SheetJS without what follows an underscore. */
function localName(tag: string, start: number): string {
  const name = /[^\s/]*/.exec(tag.slice(start, start + 100))?.[0] ?? "";
  const [local = ""] = name.slice(name.indexOf(":") + 1).split("_");
  return local;
}

const isRow = (name: string) => name === "table-row" || name === "行";
const isCell = (name: string) => name === "table-cell" || name === "数据";

/** Returns the largest count in a tag. */
function repeatOf(tag: string, attribute: string): number {
  let count = 1;
  for (let at = tag.indexOf(attribute); at >= 0; at = tag.indexOf(attribute, at + 1)) {
    const value = /^\s{0,9}=\s{0,9}["']?([^"'\s>]{1,40})/.exec(
      tag.slice(at + attribute.length, at + attribute.length + 80),
    );
    const number = Number(value?.[1]);
    // SheetJS reads "1000x" as 1000.
    count = Math.max(count, Number.isNaN(number) ? Number.parseInt(value?.[1] ?? "", 10) || 1 : number);
  }
  return count;
}
