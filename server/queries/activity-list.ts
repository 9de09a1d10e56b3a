import type { Activity } from "#contract/admin-api";
import type { ActivityEntry } from "../store/port/maintenance.ts";
import type { Store } from "../store/store.ts";

type ActivityStore = Pick<Store, "changes" | "duplicates" | "editing" | "maintenance">;

/** Actions that change nothing. */
const SIGN_INS = ["login", "logout", "lockout"];

/** The activity log, newest first, with what of it can be undone. */
export async function activityList(store: ActivityStore, limit: number, hasSignIns = true): Promise<Activity[]> {
  const entries = await store.maintenance.activity(limit, hasSignIns ? [] : SIGN_INS);
  const changes = await store.changes.undoStates(entries.map(({ id }) => id));
  const merged = new Set((await store.duplicates.merges(limit)).map((merge) => merge.merged.id));
  const rules = new Set<unknown>((await store.editing.rules()).map(({ id }) => id));
  const undoOf = ({ id, action, detail }: ActivityEntry): Activity["undo"] => {
    if (action === "merge") return merged.has(Number(detail["mergedId"])) ? "possible" : "expired";
    if (action === "add-rule" && "ruleId" in detail) return rules.has(detail["ruleId"]) ? "possible" : "undone";
    return changes.get(id) ?? null;
  };
  return entries.map((entry) => ({ ...entry, undo: undoOf(entry) }));
}
