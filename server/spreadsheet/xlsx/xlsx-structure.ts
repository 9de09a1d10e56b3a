import { isDateFormat } from "../cell-text.ts";
import { unreadable } from "../workbook-limits.ts";
import { attributes as parseAttributes, XmlScanner } from "./xml-scanner.ts";
import type { ZipParts } from "./zip-parts.ts";

export interface XlsxStructure {
  /** Worksheets in the order of their tabs, including hidden ones, without charts and macro sheets. */
  sheets: { name: string; part: string; isHidden: boolean }[];
  sharedStrings: string | undefined;
  from1904: boolean;
  /** Tells for each cell style whether its numbers are dates. */
  dateStyles: boolean[];
}

/** Reads the small parts of an .xlsx that describe the large ones. Errors: AppError `unreadable`. */
export async function readXlsxStructure(zip: ZipParts, workbookPart: string): Promise<XlsxStructure> {
  const entries: { name: string; relation: string; isHidden: boolean }[] = [];
  let from1904 = false;
  await readElements(zip, workbookPart, (name, attributes, parent) => {
    if (name === "workbookPr") from1904 = /^(1|true|on)$/i.test(attributes.get("date1904") ?? "");
    if (name === "sheet" && parent === "sheets") {
      const isHidden = /^(?:very)?hidden$/i.test(attributes.get("state") ?? "");
      entries.push({ name: attributes.get("name") ?? "", relation: attributes.get("id") ?? "", isHidden });
    }
  });
  const relations = await readRelations(zip, workbookPart);
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const sheets = entries.flatMap(({ name, relation, isHidden }) => {
    const target = byId.get(relation);
    return target?.kind === "worksheet" && zip.has(target.part) ? [{ name, part: target.part, isHidden }] : [];
  });
  if (sheets.length === 0) throw unreadable("has no worksheet");
  const part = (kind: string) => relations.find((relation) => relation.kind === kind)?.part;
  return { sheets, sharedStrings: part("sharedStrings"), from1904, dateStyles: await readStyles(zip, part("styles")) };
}

/** Reads the relations of a part, or of the package for "". `kind` is the last segment of the type URI, equal in strict files. */
export async function readRelations(
  zip: ZipParts,
  part: string,
): Promise<{ id: string; kind: string; part: string }[]> {
  const slash = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, slash);
  const relations: { id: string; kind: string; part: string }[] = [];
  await readElements(zip, `${folder}_rels/${part.slice(slash)}.rels`, (name, attributes) => {
    if (name !== "Relationship" || attributes.get("TargetMode") === "External") return;
    const kind = (attributes.get("Type") ?? "").split("/").at(-1) ?? "";
    relations.push({ id: attributes.get("Id") ?? "", kind, part: resolve(folder, attributes.get("Target") ?? "") });
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
  const resolved = steps.join("/");
  try {
    return decodeURIComponent(resolved);
  } catch {
    return resolved;
  }
}

async function readStyles(zip: ZipParts, part: string | undefined): Promise<boolean[]> {
  const isDate = new Map<number, boolean>();
  const formats: number[] = [];
  if (part !== undefined) {
    await readElements(zip, part, (name, attributes, parent) => {
      if (name === "numFmt") {
        const id = Number(attributes.get("numFmtId"));
        isDate.set(id, isDateFormat(id, attributes.get("formatCode") ?? ""));
      }
      if (name === "xf" && parent === "cellXfs") formats.push(Number(attributes.get("numFmtId") ?? 0));
    });
  }
  return formats.map((id) => isDate.get(id) ?? isDateFormat(id, undefined));
}

/** Calls back for each element of a small part; does nothing if it is missing. */
export async function readElements(
  zip: ZipParts,
  part: string,
  onElement: (name: string, attributes: Map<string, string>, parent: string | undefined) => void,
): Promise<void> {
  const path: string[] = [];
  const scanner = new XmlScanner(
    {
      wantsText: false,
      open(name, tag) {
        onElement(name, parseAttributes(tag), path.at(-1));
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
