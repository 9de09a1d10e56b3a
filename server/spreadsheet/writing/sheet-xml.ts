import { encodeText } from "../cell-text.ts";

/**
 * Value of a cell; null and "" leave it empty. Text is never a formula: what looks like one is quoted text (`quotePrefix`), which stays
 * text when somebody edits the cell or saves the sheet in another format.
 */
export type CellValue = string | number | boolean | null;

/** Returns "A", "B" … "Z", "AA" … */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

/** Returns the XML before the first row, which is frozen. `widths` are characters, by column. */
export function sheetStart(widths: readonly (number | undefined)[]): string {
  const columns = widths.flatMap((width, index) =>
    width === undefined ? [] : [`<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`],
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    "</sheetView></sheetViews>" +
    (columns.length > 0 ? `<cols>${columns.join("")}</cols>` : "") +
    "<sheetData>"
  );
}

export const SHEET_END = "</sheetData></worksheet>";

/** `letters` are those of the columns. `style` is 1 for the header row. */
export function rowXml(number: number, cells: readonly CellValue[], letters: readonly string[], style: 0 | 1): string {
  const styled = style === 0 ? "" : ` s="${style}"`;
  let xml = `<row r="${number}">`;
  for (let column = 0; column < cells.length; column++) {
    const value = cells[column];
    if (value === null || value === undefined || value === "") continue;
    const address = `<c r="${letters[column] ?? columnLetters(column)}${number}"`;
    const place = `${address}${styled}`;
    if (typeof value === "string") {
      xml += `${style === 0 && looksLikeFormula(value) ? `${address} s="2"` : place} t="inlineStr"><is><t${hasOuterSpace(value) ? ' xml:space="preserve"' : ""}>`;
      xml += `${encodeText(value)}</t></is></c>`;
    } else if (typeof value === "boolean") xml += `${place} t="b"><v>${value ? 1 : 0}</v></c>`;
    else if (Number.isFinite(value)) xml += `${place}><v>${value}</v></c>`;
  }
  return `${xml}</row>`;
}

/** Tells whether spreadsheet programs interpret a text as a formula by its first characters (OWASP: CSV injection). */
function looksLikeFormula(text: string): boolean {
  return "=+-@\t\r".includes(text.charAt(0));
}

function hasOuterSpace(text: string): boolean {
  return text.charCodeAt(0) <= 32 || text.charCodeAt(text.length - 1) <= 32;
}

export const CONTENT_TYPES =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  // This is the default type of XML parts, so that the number of sheets need not be known in advance.
  '<Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
  '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
  '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>' +
  "</Types>";

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export const PACKAGE_RELATIONS = relationsXml([["officeDocument", "xl/workbook.xml"]]);

/** Style 1 is the header row, style 2 quoted text. */
export const STYLES =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

export function workbookXml(sheetNames: readonly string[]): string {
  const sheets = sheetNames.map((name, index) => {
    return `<sheet name="${encodeText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONS}">` +
    `<sheets>${sheets.join("")}</sheets></workbook>`
  );
}

export function workbookRelations(sheetCount: number): string {
  const sheets = Array.from({ length: sheetCount }, (_, index) => ["worksheet", `worksheets/sheet${index + 1}.xml`]);
  return relationsXml([...(sheets as [string, string][]), ["styles", "styles.xml"]]);
}

function relationsXml(targets: [kind: string, target: string][]): string {
  const relations = targets.map(([kind, target], index) => {
    return `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    `${relations.join("")}</Relationships>`
  );
}
