import type { JobKind } from "#contract/admin-api";
import { wholeNumberOf } from "#domain/text/numbers/read-number";

/** Sections of the Import tab, by the parameter `section` of the address. */
export const IMPORT_SECTIONS = [
  { value: "import", label: "Import" },
  { value: "rules", label: "Cities & kinds" },
  { value: "searches", label: "Searches" },
  { value: "danger", label: "Danger Zone" },
] as const;

export type ImportSectionName = (typeof IMPORT_SECTIONS)[number]["value"];

const TAB = "/admin-panel?tab=import";

/** Reads the open section; anything unknown is the first one. */
export function readImportSection(params: URLSearchParams): ImportSectionName {
  return IMPORT_SECTIONS.find(({ value }) => value === params.get("section"))?.value ?? "import";
}

export function importHref(section: ImportSectionName): string {
  return section === "import" ? TAB : `${TAB}&section=${section}`;
}

/** Returns the import whose rejected rows are to be fixed; undefined without one. */
export function readFixedImport(params: URLSearchParams): number | undefined {
  return wholeNumberOf(params.get("fix") ?? "");
}

/** Returns the address at which the rejected rows of an import can be fixed. */
export function fixRowsHref(importId: number): string {
  return `${TAB}&fix=${importId}`;
}

/** Returns the import whose left-out values are to be corrected; undefined without one. */
export function readCorrectedImport(params: URLSearchParams): number | undefined {
  return wholeNumberOf(params.get("values") ?? "");
}

/** Returns the address at which the left-out values of an import can be corrected. */
export function leftOutHref(importId: number, page = 1): string {
  return `${TAB}&values=${importId}${page > 1 ? `&page=${page}` : ""}`;
}

const JOB_SECTIONS: Readonly<Partial<Record<JobKind, ImportSectionName>>> = {
  "add-rule": "rules",
  "remove-rule": "rules",
  "apply-rules": "rules",
  "delete-all": "danger",
};

/** Returns the section that shows the progress of a job. */
export function sectionOfJob(kind: JobKind): ImportSectionName {
  return JOB_SECTIONS[kind] ?? "import";
}
