import type { AttentionItem, PlaceholderField } from "#contract/attention/attention-item";
import { isAllowed, type Role } from "#domain/accounts/roles";
import { counted, exactCount } from "#domain/text/count-label";
import { joinList } from "#domain/text/join-list";
import { duplicatesHref } from "../../businesses/table-params.ts";
import { fixRowsHref, importHref } from "../../import/import-sections.ts";
import { dateTimeText } from "../../ui/date-time.ts";

export interface AttentionText {
  title: string;
  note: string;
  /** Label of the button, a verb. */
  action: string;
  href: string;
}

const FIELD_NAMES: Readonly<Record<Exclude<PlaceholderField, "baseUrl">, string>> = {
  email: "email",
  phone: "phone",
};

/** Only administrators can open the settings and the backups, and editors can do the rest. */
const LEAST_ROLES: Readonly<Partial<Record<AttentionItem["kind"], Role>>> = {
  placeholders: "administrator",
  backup: "administrator",
};

function leastRole(item: AttentionItem): Role {
  // Only administrators can change a source, which is a setting; editors can look at a file.
  if (item.kind === "scheduled-failure" && item.source !== "file") return "administrator";
  return LEAST_ROLES[item.kind] ?? "editor";
}

/** Returns the items that somebody of this role can do. */
export function itemsFor(role: Role, items: readonly AttentionItem[]): AttentionItem[] {
  return items.filter((item) => isAllowed(role, leastRole(item)));
}

/** Says what waits, why it matters, and where to do it. */
export function attentionText(item: AttentionItem): AttentionText {
  switch (item.kind) {
    case "placeholders":
      return placeholderText(item.fields);
    case "backup":
      return {
        title: item.lastAt === null ? "There is no backup yet" : `The last backup is from ${dateTimeText(item.lastAt)}`,
        note: "Without a recent backup, a broken disk or a wrong click can cost you the directory.",
        action: "Back up",
        href: "/admin-panel?tab=backups",
      };
    case "rejects":
      return {
        title: `${counted(item.rows, "rejected row", "rejected rows")} from ${item.files.join(", ")}`,
        note:
          item.rows === 1
            ? "It was not imported. You can fix it here, without the file."
            : "They were not imported. You can fix them here, without the file.",
        action: item.rows === 1 ? "Fix row" : "Fix rows",
        href: fixRowsHref(item.importId),
      };
    case "scheduled-files":
      return {
        title: `${counted(item.count, "file waits", "files wait")} for your decision`,
        note: `Found by a scheduled import: ${joinList(item.names)}${item.count > item.names.length ? " and others" : ""}.`,
        action: item.count === 1 ? "Review file" : "Review files",
        href: importHref("import"),
      };
    case "scheduled-failure":
      return scheduledFailureText(item);
    case "duplicates":
      return {
        title:
          item.pairs === null
            ? "Nobody has looked for duplicates yet"
            : counted(item.pairs, "possible duplicate", "possible duplicates"),
        note:
          item.pairs === null
            ? "Businesses that are listed twice confuse visitors."
            : "Merge each pair, or mark it as two businesses.",
        action: item.pairs === null ? "Look for duplicates" : "Review",
        href: duplicatesHref,
      };
    case "searches":
      return {
        title: `${counted(item.count, "search", "searches")} found little or nothing`,
        note: `${joinList(item.examples.map(({ text, count }) => `“${text}” ${counted(count, "time", "times")}`))}.`,
        action: "See searches",
        href: importHref("searches"),
      };
    case "other-group":
      return {
        title: `${counted(item.businesses, "business is", "businesses are")} in the group “Other”`,
        note: `Visitors cannot browse to them by group. Largest: ${joinList(item.categories)}.`,
        action: "Sort categories",
        href: importHref("rules"),
      };
  }
}

function scheduledFailureText({
  source,
  name,
  reason,
}: Extract<AttentionItem, { kind: "scheduled-failure" }>): AttentionText {
  if (source === "file")
    return {
      title: `${name} could not be imported`,
      note: `${reason} Put a corrected file in its place, or dismiss it.`,
      action: "See file",
      href: importHref("import"),
    };
  return {
    title: source === "folder" ? "The watched folder cannot be read" : `The file of ${name} could not be fetched`,
    note: `${reason} ${source === "folder" ? "Check the folder, or choose another." : "The server tries again every hour. Check the address if this keeps happening."}`,
    action: "Check settings",
    href: "/admin-panel?tab=settings&group=imports",
  };
}

function placeholderText(fields: readonly PlaceholderField[]): AttentionText {
  const contact = fields.filter((field) => field !== "baseUrl");
  if (contact.length === 0) {
    return {
      title: "The web address still points to this computer",
      note: "Search engines and shared links need the real one.",
      action: "Set web address",
      href: "/admin-panel?tab=settings&group=address",
    };
  }
  const names = joinList(contact.map((field) => FIELD_NAMES[field]));
  const [verb, noun] = contact.length === 1 ? ["is", "one"] : ["are", "ones"];
  const address = fields.length > contact.length ? " The web address still points to this computer." : "";
  return {
    title: `The site’s ${names} ${verb} still ${contact.length === 1 ? "a placeholder" : "placeholders"}`,
    note: `Visitors see the ${noun} of a new installation.${address}`,
    action: "Add contact details",
    href: "/admin-panel?tab=settings&group=contact",
  };
}

/** Title of the list with the number of its rows. */
export function attentionTitle(count: number): string {
  return count === 0 ? "What needs you" : `What needs you · ${exactCount(count)}`;
}
