import type { Activity } from "#contract/admin-api";
import { isSettingsEntry, reversedChanges } from "../store/changes/setting-changes.ts";
import type { ActivityEntry } from "../store/port/maintenance.ts";
import type { Store } from "../store/store.ts";

type ActivityStore = Pick<Store, "changes" | "duplicates" | "editing" | "maintenance">;

/** Actions that change nothing. */
const SIGN_INS = ["login", "logout", "lockout"];

/** Reads the activity log, newest first, and whether each entry can be undone. */
export async function activityList(store: ActivityStore, limit: number, hasSignIns = true): Promise<Activity[]> {
  const entries = await store.maintenance.activity(limit, hasSignIns ? [] : SIGN_INS);
  const changes = await store.changes.undoStates(entries.map(({ id }) => id));
  const mergedIds = new Set((await store.duplicates.merges(limit)).map((merge) => merge.merged.id));
  // Reading rules counts the businesses of each.
  const rules = entries.some(isNewRule) ? await store.editing.rules() : [];
  const ruleIds = new Set<unknown>(rules.map(({ id }) => id));
  const settings = await store.maintenance.settings(entries.flatMap(reversedChanges).map(({ key }) => key));
  const settingsUndo = (entry: ActivityEntry): Activity["undo"] => {
    if (entry.detail["isUndone"] === true) return "undone";
    const isLeft = reversedChanges(entry).some(({ key, from }) => (settings.get(key) ?? null) === from);
    return isLeft ? "possible" : "expired";
  };
  const undoOf = (entry: ActivityEntry): Activity["undo"] => {
    const { id, action, detail } = entry;
    if (action === "merge") return mergedIds.has(Number(detail["mergedId"])) ? "possible" : "expired";
    if (isNewRule(entry)) return ruleIds.has(detail["ruleId"]) ? "possible" : "undone";
    if (isSettingsEntry(entry)) return settingsUndo(entry);
    return changes.get(id) ?? null;
  };
  return entries.map((entry) => ({ ...entry, undo: undoOf(entry) }));
}

/** Tells whether an entry is a new rule that it names; entries of earlier versions do not. */
function isNewRule({ action, detail }: ActivityEntry): boolean {
  return action === "add-rule" && "ruleId" in detail;
}
