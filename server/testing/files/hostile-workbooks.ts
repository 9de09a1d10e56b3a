/** Generates workbooks that are broken, locked, bloated or booby-trapped. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CFB, utils, write } from "xlsx";
import { type Parts, workbookParts, writeParts } from "./workbook-fixture.ts";

const sheet = (xml: string): Parts => workbookParts("", { "xl/worksheets/sheet1.xml": xml });
const sharedStrings = (xml: string, rows: string): Parts => workbookParts(rows, { "xl/sharedStrings.xml": xml });
const ENTITIES = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Makes a plain workbook of the old format, whose cells share their texts. */
function plainXls(): Buffer {
  const rows = Array.from({ length: 50 }, (_, index) => [`Bakery ${index}`, `id-${index}`]);
  return write(utils.book_new(utils.aoa_to_sheet([["name", "place_id"], ...rows]), "S"), {
    type: "buffer",
    bookType: "biff8",
    bookSST: true,
  }) as Buffer;
}

/** Makes a workbook with a password as Office does: a compound file that holds the encrypted package. */
function passwordProtected(): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, "EncryptionInfo", Buffer.from("0400040040000000", "hex"));
  CFB.utils.cfb_add(container, "EncryptedPackage", Buffer.alloc(4_096, 7));
  return CFB.write(container, { type: "buffer" }) as Buffer;
}

/** Makes the header claim four thousand million sectors. */
function withEndlessSectors(): Buffer {
  const bytes = plainXls();
  bytes.writeUInt32LE(0xfffffff0, 0x2c);
  bytes.writeUInt32LE(0xfffffff0, 0x48);
  return bytes;
}

/** Makes the table of shared texts claim four thousand million entries. */
function withEndlessTexts(): Buffer {
  const container = CFB.read(plainXls(), { type: "buffer" });
  const stream = CFB.find(container, "/Workbook");
  if (!stream) throw new Error("The file has no workbook");
  const records = Buffer.from(stream.content);
  const texts = records.indexOf(Buffer.from([0xfc, 0x00]));
  records.fill(0xff, texts + 4, texts + 12);
  stream.content = records;
  return CFB.write(container, { type: "buffer" }) as Buffer;
}

const cells = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
const HEADER = cells("name", "place_id", "city");
const BAKERY = cells("Bakery", "id-1", "Bern");

/** Makes each text one letter longer than the one above, as formulas do. */
function growingTexts(): string {
  return Array.from({ length: 1_500 }, (_, index) => {
    const text = "a".repeat(index + 1);
    return `<row>${`<c t="str"><f t="shared" si="0"/><v>${text}</v></c>`.repeat(5)}</row>`;
  }).join("");
}

const SCHEMA =
  '<MapInfo><Schema ID="S"><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:redefine schemaLocation="http://127.0.0.1:9/schema.xsd"/></xs:schema></Schema></MapInfo>';

async function cutInHalf(file: string): Promise<Buffer> {
  await writeParts(file, workbookParts("<row><c t='inlineStr'><is><t>name</t></is></c></row>".repeat(200)));
  const wholeFile = await readFile(file);
  return wholeFile.subarray(0, wholeFile.length / 2);
}

const WORKBOOKS: Record<string, (file: string) => Parts | Buffer | Promise<Buffer>> = {
  "zip-bomb.xlsx": () => sheet(`<worksheet>${" ".repeat(110e6)}</worksheet>`),
  "shared-text-bomb.xlsx": () =>
    sharedStrings(
      `<sst><si><t>${"x".repeat(300_000)}</t></si></sst>`,
      "<row><c t='s'><v>0</v></c><c t='s'><v>0</v></c></row>".repeat(2_000),
    ),
  "entity-bomb.xlsx": () =>
    sheet(
      `<!DOCTYPE x [<!ENTITY a "ha">${ENTITIES.slice(1)
        .map((name, index) => `<!ENTITY ${name} "${`&${ENTITIES[index]};`.repeat(10)}">`)
        .join("")}]><worksheet><sheetData><row><c t="inlineStr"><is><t>&h;</t></is></c></row></sheetData></worksheet>`,
    ),
  "external-entity.xlsx": () =>
    sharedStrings(
      '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]><sst><si><t>&file;</t></si></sst>',
      '<row><c t="s"><v>0</v></c></row>',
    ),
  "shared-entity-bomb.xlsx": () =>
    sharedStrings(
      `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(1_000)}">]><sst><si><t>${"&b;".repeat(50_000)}</t></si></sst>`,
      '<row><c t="s"><v>0</v></c></row>',
    ),
  "one-long-text.xlsx": () =>
    sharedStrings(
      `<sst><si><t>${"x".repeat(1_048_576)}</t></si></sst>`,
      '<row><c t="s"><v>0</v></c></row>'.repeat(5_000),
    ),
  "growing-texts.xlsx": () => workbookParts(growingTexts()),
  "empty-rows.xlsx": () =>
    sheet(
      `<worksheet><dimension ref="A1:XFD1048576"/><cols><col min="12" max="16384" style="1"/></cols><sheetData>${HEADER}${BAKERY}${'<row><c s="1"/></row>'.repeat(50_000)}</sheetData></worksheet>`,
    ),
  "external-schema.xlsx": () => ({ ...workbookParts(HEADER + BAKERY), "xl/xmlMaps.xml": SCHEMA }),
  "nested-tags.xlsx": () => sheet("<a>".repeat(100_000)),
  "cut-in-half.xlsx": cutInHalf,
  "password-protected.xlsx": passwordProtected,
  "endless-sectors.xls": withEndlessSectors,
  "endless-texts.xls": withEndlessTexts,
  "page.xls": () => Buffer.from("<html><body><table><tr><td>name</td></tr></table></body></html>"),
};

export const HOSTILE_WORKBOOKS = Object.keys(WORKBOOKS);

/** Writes one of `HOSTILE_WORKBOOKS` into a folder; returns its path. */
export async function writeHostileWorkbook(folder: string, name: string): Promise<string> {
  const make = WORKBOOKS[name];
  if (!make) throw new Error(`There is no hostile workbook ${name}`);
  const file = join(folder, name);
  const content = await make(file);
  if (Buffer.isBuffer(content)) await writeFile(file, content);
  else await writeParts(file, content);
  return file;
}
