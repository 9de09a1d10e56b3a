import { isDateFormat } from "../cell-text.ts";
import { unreadable } from "../workbook-limits.ts";
import { attributes, XmlScanner } from "./xml-scanner.ts";
import type { ZipParts } from "./zip-parts.ts";

export interface XlsxStructure {
  /** Worksheets in the order of their tabs, hidden ones too; charts and macro sheets are left out. */
  sheets: { name: string; part: string }[];
  sharedStrings: string | undefined;
  from1904: boolean;
  /** By the number of a cell's style: whether its numbers are dates. */
  dateStyles: boolean[];
}

/** What the small parts of an .xlsx say of the large ones. Errors: AppError `unreadable`. */
export async function readXlsxStructure(zip: ZipParts, workbookPart: string): Promise<XlsxStructure> {
  const listed: { name: string; relation: string }[] = [];
  let from1904 = false;
  await readElements(zip, workbookPart, (name, found, parent) => {
    if (name === "workbookPr") from1904 = /^(1|true|on)$/i.test(found.get("date1904") ?? "");
    if (name === "sheet" && parent === "sheets") {
      listed.push({ name: found.get("name") ?? "", relation: found.get("id") ?? "" });
    }
  });
  const relations = await readRelations(zip, workbookPart);
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const sheets = listed.flatMap(({ name, relation }) => {
    const target = byId.get(relation);
    return target?.kind === "worksheet" && zip.has(target.part) ? [{ name, part: target.part }] : [];
  });
  if (sheets.length === 0) throw unreadable("has no worksheet");
  const part = (kind: string) => relations.find((relation) => relation.kind === kind)?.part;
  return { sheets, sharedStrings: part("sharedStrings"), from1904, dateStyles: await readStyles(zip, part("styles")) };
}

/** Relations of a part, or of the package with "". `kind` is the last word of the type's URI, the same in strict files. */
export async function readRelations(
  zip: ZipParts,
  part: string,
): Promise<{ id: string; kind: string; part: string }[]> {
  const slash = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, slash);
  const relations: { id: string; kind: string; part: string }[] = [];
  await readElements(zip, `${folder}_rels/${part.slice(slash)}.rels`, (name, found) => {
    if (name !== "Relationship" || found.get("TargetMode") === "External") return;
    const kind = (found.get("Type") ?? "").split("/").at(-1) ?? "";
    relations.push({ id: found.get("Id") ?? "", kind, part: resolve(folder, found.get("Target") ?? "") });
  });
  return relations;
}

function resolve(folder: string, target: string): string {
  const path = target.replaceAll("\\", "/");
  const steps: string[] = [];
  for (const step of (path.startsWith("/") ? path : folder + path).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  const joined = steps.join("/");
  try {
    return decodeURIComponent(joined);
  } catch {
    return joined;
  }
}

async function readStyles(zip: ZipParts, part: string | undefined): Promise<boolean[]> {
  const isDate = new Map<number, boolean>();
  const formats: number[] = [];
  if (part !== undefined) {
    await readElements(zip, part, (name, found, parent) => {
      if (name === "numFmt") {
        const id = Number(found.get("numFmtId"));
        isDate.set(id, isDateFormat(id, found.get("formatCode") ?? ""));
      }
      if (name === "xf" && parent === "cellXfs") formats.push(Number(found.get("numFmtId") ?? 0));
    });
  }
  return formats.map((id) => isDate.get(id) ?? isDateFormat(id, undefined));
}

/** Calls back for each element of a small part; nothing when the part is not there. */
export async function readElements(
  zip: ZipParts,
  part: string,
  onElement: (name: string, found: Map<string, string>, parent: string | undefined) => void,
): Promise<void> {
  const path: string[] = [];
  const scanner = new XmlScanner(
    {
      wantsText: false,
      open(name, written) {
        onElement(name, attributes(written), path.at(-1));
        path.push(name);
      },
      text() {},
      close() {
        path.pop();
      },
    },
    1_000_000,
  );
  if (!zip.has(part)) return;
  for await (const bytes of zip.read(part)) scanner.write(bytes);
  scanner.end();
}
