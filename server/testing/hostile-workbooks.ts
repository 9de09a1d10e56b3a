/** For tests: workbooks that are broken, locked, bloated or booby-trapped, made by code. */
import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CFB, utils, write } from "xlsx";
import { type Parts, workbookParts, writeParts } from "./workbook-fixture.ts";

const REAL_FOLDER = join(import.meta.dirname, "../../../shared/data/hostile");

/** Real hostile files, in addition where a folder ../shared/data lies beside the checkout. */
export const REAL_HOSTILE_WORKBOOKS = existsSync(REAL_FOLDER)
  ? readdirSync(REAL_FOLDER).map((name) => join(REAL_FOLDER, name))
  : [];

const sheet = (xml: string): Parts => workbookParts("", { "xl/worksheets/sheet1.xml": xml });
const sharedStrings = (xml: string, rows: string): Parts => workbookParts(rows, { "xl/sharedStrings.xml": xml });
const ENTITIES = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** A plain workbook of the old format. */
function plainXls(): Buffer {
  const rows = Array.from({ length: 50 }, (_, index) => [`Bakery ${index}`, `id-${index}`]);
  return write(utils.book_new(utils.aoa_to_sheet([["name", "place_id"], ...rows]), "S"), {
    type: "buffer",
    bookType: "biff8",
  }) as Buffer;
}

/** As Office writes a workbook with a password: a compound file that holds the encrypted package. */
function passwordProtected(): Buffer {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, "EncryptionInfo", Buffer.from("0400040040000000", "hex"));
  CFB.utils.cfb_add(container, "EncryptedPackage", Buffer.alloc(4_096, 7));
  return CFB.write(container, { type: "buffer" }) as Buffer;
}

/** The count of sectors in the header says four thousand million. */
function withEndlessSectors(): Buffer {
  const bytes = plainXls();
  bytes.writeUInt32LE(0xfffffff0, 0x2c);
  bytes.writeUInt32LE(0xfffffff0, 0x48);
  return bytes;
}

async function cutInHalf(file: string): Promise<Buffer> {
  await writeParts(file, workbookParts("<row><c t='inlineStr'><is><t>name</t></is></c></row>".repeat(200)));
  const whole = await readFile(file);
  return whole.subarray(0, whole.length / 2);
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
  "nested-tags.xlsx": () => sheet("<a>".repeat(100_000)),
  "cut-in-half.xlsx": cutInHalf,
  "password-protected.xlsx": passwordProtected,
  "endless-sectors.xls": withEndlessSectors,
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
