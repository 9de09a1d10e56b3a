import { useQuery } from "@tanstack/react-query";
import type { Activity } from "#contract/admin-api";
import { overviewQueries } from "../api/panel-queries.ts";
import { RestoreButton } from "../backups/restore-button.tsx";
import styles from "./recent-activity.module.css";

/** Tells whether an entry of the activity log is a deletion of everything with a snapshot. */
export function hasSnapshot({ action, detail }: Activity): boolean {
  return action === "delete-all" && typeof detail["backup"] === "string";
}

/** Restores the snapshot of a Delete All, if it is still on this server. */
export function RestoreSnapshot({ entry }: { entry: Activity }) {
  const { data } = useQuery(overviewQueries.backups);
  const path = String(entry.detail["backup"]);
  const backup = data?.backups.find(({ name, canRestore }) => canRestore && path.endsWith(`/${name}`));
  return backup === undefined ? null : <RestoreButton backup={backup} className={styles.undo} />;
}
