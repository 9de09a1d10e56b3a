import { attributes } from "../xlsx/xml-scanner.ts";

/** Maximum length of a buffered incomplete tag in UTF-16 units. */
const MAX_TAG = 10_000;
const TAG = /<(?:[\w.-]{1,40}:)?(style|table-properties|table)\s([^<>]{1,10000})>/g;

/**
 * Finds the hidden tables of an OpenDocument spreadsheet, which SheetJS does not distinguish: their style has `table:display="false"`.
 * `write` receives the XML in chunks.
 */
export class HiddenTables {
  #rest = "";
  #style = "";
  readonly #hiddenStyles = new Set<string>();
  readonly #names = new Set<string>();

  write(piece: string): void {
    const text = this.#rest + piece;
    let end = 0;
    for (const match of text.matchAll(TAG)) {
      this.#tag(match[1] ?? "", match[2] ?? "");
      end = match.index + match[0].length;
    }
    const open = text.lastIndexOf("<");
    this.#rest = open >= end && text.length - open < MAX_TAG ? text.slice(open) : "";
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  #tag(name: string, tag: string): void {
    const values = attributes(tag);
    if (name === "style") this.#style = values.get("name") ?? "";
    else if (name === "table-properties") {
      if (values.get("display") === "false") this.#hiddenStyles.add(this.#style);
    } else if (this.#hiddenStyles.has(values.get("style-name") ?? "")) this.#names.add(values.get("name") ?? "");
  }
}
