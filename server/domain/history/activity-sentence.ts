import type { Activity } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { upperFirst } from "#domain/text/join-list";
import { fieldLabel } from "../business/field-labels-data.ts";
import { groupName } from "../categories/all-groups.ts";
import { ruleSubject } from "../rules/rule-subject.ts";
import { settingsSentence } from "../settings/settings-sentence.ts";

type Detail = Activity["detail"];

/** Formats an entry of the activity log as a sentence. */
export function activitySentence({ action, detail }: Pick<Activity, "action" | "detail">): string {
  return SENTENCES[action]?.(detail) ?? action;
}

const SENTENCES: Readonly<Record<string, (detail: Detail) => string>> = {
  import: (detail) => {
    const parts = [
      `${businesses(detail, "imported")} imported`,
      ...nonZero(detail, "updated", "updated"),
      ...nonZero(detail, "duplicatesSkipped", "duplicates skipped", "duplicate skipped"),
      ...nonZero(detail, "totalErrors", "rows rejected", "row rejected"),
    ];
    return `Import of ${list(detail["files"])}: ${parts.join(", ")}${IMPORT_ENDS[text(detail, "state")] ?? ""}`;
  },
  undo: (detail) => {
    if (detail["isPartial"] === true) return `Import ${text(detail, "importId")} partly undone`;
    const parts = [
      `${businesses(detail, "removed")} removed`,
      ...nonZero(detail, "binned", "of them edited by hand and in the recycle bin"),
      ...nonZero(detail, "kept", "edited by hand and kept"),
      ...nonZero(detail, "restored", "restored"),
    ];
    return `Import ${text(detail, "importId")} undone: ${parts.join(", ")}`;
  },
  export: (detail) => {
    const scope = detail["isFiltered"] === true ? "a filtered list" : text(detail, "country") || "all countries";
    return `Export of ${scope}: ${businesses(detail, "rows")}`;
  },
  "generate-seo": (detail) => `SEO texts written for ${businesses(detail, "updated")}`,
  "delete-all": (detail) => `All data deleted: ${businesses(detail, "deleted")}`,
  "back-up": (detail) => `Backup ${text(detail, "name")} made`,
  "upload-backup": (detail) => `Backup ${text(detail, "name")} uploaded`,
  "delete-backup": (detail) => `Backup ${text(detail, "name")} deleted`,
  login: (detail) =>
    `Signed in from ${text(detail, "network")}${text(detail, "method") === "passkey" ? " with a passkey" : ""}`,
  logout: (detail) => `Signed out from ${text(detail, "network")}`,
  lockout: (detail) => `Logins locked out for a while: ${lockoutReason(detail)}`,
  "set-password": (detail) =>
    `Password of ${text(detail, "username")} set${detail["isByLink"] === true ? " by a one-time link" : ""}`,
  "new-link": (detail) => `One-time link made for ${text(detail, "username")}, who may have lost the password`,
  invite: (detail) => `${text(detail, "label")} invited as ${text(detail, "role")}`,
  "withdraw-invitation": (detail) => `Invitation of ${text(detail, "label")} withdrawn`,
  join: (detail) => `Joined as ${text(detail, "role")}, invited by ${text(detail, "invitedBy")}`,
  "set-role": (detail) => `${text(detail, "username")} made ${text(detail, "role")}`,
  "remove-person": (detail) => `${text(detail, "username")} removed from the people`,
  "turn-on-second-factor": (detail) => `Two-factor codes of ${text(detail, "username")} turned on`,
  "turn-off-second-factor": (detail) => `Two-factor codes of ${text(detail, "username")} turned off`,
  "renew-recovery-codes": (detail) => `Recovery codes of ${text(detail, "username")} renewed`,
  "add-passkey": (detail) => `Passkey “${text(detail, "name")}” of ${text(detail, "username")} added`,
  "rename-passkey": (detail) => `Passkey of ${text(detail, "username")} renamed: ${change(detail)}`,
  "remove-passkey": (detail) => `Passkey “${text(detail, "name")}” of ${text(detail, "username")} removed`,
  "remove-passkeys": (detail) => `All passkeys of ${text(detail, "username")} removed, and sessions ended`,
  "erase-photo": () => "A photo was erased for good",
  add: (detail) => `${text(detail, "name")} added`,
  edit: (detail) => `${text(detail, "name")} edited: ${fields(detail["fields"])}`,
  verify: (detail) => `${subject(detail)} verified`,
  unverify: (detail) => `${subject(detail)} set to pending`,
  delete: (detail) => `${subject(detail)} deleted`,
  restore: (detail) => ("file" in detail ? `Backup ${fileName(detail)} restored` : `${subject(detail)} restored`),
  setCategory: (detail) => setSentence("Category", text(detail, "category"), subject(detail)),
  setPlace: (detail) => setSentence(placeNoun(detail), place(detail), subject(detail)),
  setFields: (detail) => `${subject(detail)} changed: ${fields(detail["fields"])}`,
  "undo-change": (detail) => {
    const leftCount = number(detail, "left");
    const isImport = text(detail, "undone") === "undo";
    const noun = isImport
      ? `Import ${text(detail, "importId")} brought back: ${businesses(detail, "businesses")}`
      : `${UNDONE[text(detail, "undone")] ?? "Change"} of ${subject(detail)} undone`;
    return leftCount === 0 ? noun : `${noun}, ${businesses(detail, "left")} left alone because of later changes`;
  },
  "empty-bin": (detail) => `Recycle bin emptied: ${businesses(detail, "businesses")} erased`,
  "add-rule": (detail) => `Rule added: ${rule(detail)}`,
  "remove-rule": (detail) => `Rule removed: ${rule(detail)}`,
  merge: (detail) => `${mergeSide(detail, "mergedName", "mergedId")} merged into ${mergeSide(detail, "name", "id")}`,
  "undo-merge": (detail) => `Merge of ${text(detail, "name")} undone`,
  distinct: (detail) => `${text(detail, "name")} and ${text(detail, "otherName")} marked as separate businesses`,
  "not-distinct": (detail) =>
    `${text(detail, "name")} and ${text(detail, "otherName")} listed as possible duplicates again`,
  "add-synonym": (detail) => `Synonym added: ${change(detail)}`,
  "rename-own-field": (detail) => `Own field renamed: ${change(detail)}`,
  "remove-own-field": (detail) => `Own field removed: ${text(detail, "name")}`,
  "put-back-own-field": (detail) => `Own field restored: ${text(detail, "name")}`,
  "change-settings": (detail) => settingsSentence(detail["settings"], false),
  "undo-settings": (detail) => settingsSentence(detail["settings"], true),
  "remove-synonym": (detail) => `Synonym removed: ${change(detail)}`,
};

/** Maps the state of an unfinished import to the end of its sentence. */
const IMPORT_ENDS: Readonly<Record<string, string>> = {
  stopped: ", stopped partway",
  interrupted: ", interrupted partway",
};

const UNDONE: Readonly<Record<string, string>> = {
  edit: "Edit",
  delete: "Deletion",
  verify: "Verification",
  merge: "Merge",
};

function place(detail: Detail): string {
  return ["city", "state", "country"]
    .map((name) => text(detail, name))
    .filter(Boolean)
    .join(", ");
}

/** Describes a field that a bulk change set or removed. */
function setSentence(field: string, value: string, businesses: string): string {
  return value === "" ? `${field} removed from ${businesses}` : `${field} set to ${value} for ${businesses}`;
}

/** Names the only part of a place that was set; several are a location. */
function placeNoun(detail: Detail): string {
  const names = ["city", "state", "country"].filter((name) => name in detail);
  return names.length === 1 ? upperFirst(names[0] ?? "") : "Location";
}

/** Adds the id where two merged businesses have the same name. */
function mergeSide(detail: Detail, name: string, id: string): string {
  const isSameName = text(detail, "name") === text(detail, "mergedName");
  return isSameName ? `${text(detail, name)} (ID ${text(detail, id)})` : text(detail, name);
}

const RULE_NOUNS: Readonly<Record<string, string>> = { kind: "category name" };

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

/** Returns nothing for a count of 0. */
function nonZero(detail: Detail, name: string, pluralNoun: string, singular = pluralNoun): string[] {
  const count = number(detail, name);
  return count === 0 ? [] : [counted(count, singular, pluralNoun)];
}

function lockoutReason(detail: Detail): string {
  const network = text(detail, "network");
  if (detail["limit"] === "username") return `too many wrong passwords for one name, the last from ${network}`;
  if (detail["limit"] === "device") return `too many wrong passwords in a known browser, from ${network}`;
  return `too many wrong passwords from ${network}`;
}

function subject(detail: Detail): string {
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
  const subject = ruleSubject({
    from: text(detail, "from"),
    state: text(detail, "state"),
    country: text(detail, "country"),
  });
  const kind = text(detail, "kind");
  const target = kind === "category" ? groupName(text(detail, "to")) : text(detail, "to");
  const ruleText = `${RULE_NOUNS[kind] ?? kind} ${subject} → ${target}`;
  return "businesses" in detail ? `${ruleText}, ${businesses(detail, "businesses")}` : ruleText;
}

function change(detail: Detail): string {
  return `${text(detail, "from")} → ${text(detail, "to")}`;
}
