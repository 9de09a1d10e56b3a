import type { Activity } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { fieldLabel } from "../businesses/editor/field-labels.ts";

type Detail = Activity["detail"];

/** One thing that was done, as a sentence without its subject. */
export function activitySentence({ action, detail }: Pick<Activity, "action" | "detail">): string {
  const write = SENTENCES[action];
  return write ? write(detail) : action;
}

const SENTENCES: Readonly<Record<string, (detail: Detail) => string>> = {
  import: (detail) => {
    const parts = [
      `${businesses(detail, "imported")} imported`,
      ...some(detail, "updated", "updated"),
      ...some(detail, "duplicatesSkipped", "duplicates skipped"),
      ...some(detail, "totalErrors", "rows rejected"),
    ];
    const stopped = detail["state"] === "stopped" ? ", stopped half-way" : "";
    return `Import of ${list(detail["files"])}: ${parts.join(", ")}${stopped}`;
  },
  undo: (detail) =>
    [`Import ${text(detail, "importId")} undone: ${businesses(detail, "removed")} removed`]
      .concat(some(detail, "restored", "put back as they were"))
      .join(", "),
  export: (detail) => `Export of ${text(detail, "country") || "all countries"}: ${businesses(detail, "rows")}`,
  "generate-seo": (detail) => `SEO texts written for ${businesses(detail, "updated")}`,
  "delete-all": (detail) => `All data deleted: ${businesses(detail, "deleted")}`,
  "set-password": (detail) => `Password of ${text(detail, "username")} set`,
  add: (detail) => `${text(detail, "name")} added`,
  edit: (detail) => `${text(detail, "name")} edited: ${fields(detail["fields"])}`,
  verify: (detail) => `${which(detail)} verified`,
  unverify: (detail) => `${which(detail)} set to pending`,
  delete: (detail) => `${which(detail)} deleted`,
  restore: (detail) => ("file" in detail ? `Backup ${fileName(detail)} restored` : `${which(detail)} restored`),
  setCategory: (detail) => `${which(detail)} put into the category ${text(detail, "category")}`,
  "add-rule": (detail) => `Rule added: ${rule(detail)}`,
  "remove-rule": (detail) => `Rule removed: ${rule(detail)}`,
};

function text(detail: Detail, name: string): string {
  const value = detail[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function number(detail: Detail, name: string): number {
  return Number(detail[name] ?? 0);
}

function businesses(detail: Detail, name: string): string {
  return counted(number(detail, name), "business", "businesses");
}

/** Only what there was any of. */
function some(detail: Detail, name: string, what: string): string[] {
  const count = number(detail, name);
  return count === 0 ? [] : [`${count.toLocaleString("en-US")} ${what}`];
}

function which(detail: Detail): string {
  return text(detail, "name") || businesses(detail, "businesses");
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.join(", ") : "";
}

function fields(values: unknown): string {
  return Array.isArray(values) ? values.map((field) => fieldLabel(String(field))).join(", ") : "";
}

function fileName(detail: Detail): string {
  return text(detail, "file").split(/[\\/]/).at(-1) ?? "";
}

function rule(detail: Detail): string {
  return `${text(detail, "kind")} ${text(detail, "from")} → ${text(detail, "to")}`;
}
