import { hostname } from "node:os";
import type { BackupStatus } from "#contract/admin-api";
import type { Store } from "../../store/store.ts";

const LAST = "backup.last";
const FAILURE = "backup.failure";
/** A daily backup is overdue after a day without the server running, and an hour for a large one. Milliseconds. */
export const OVERDUE_MS = 49 * 3_600_000;

type SettingStore = Pick<Store, "cluster"> & { maintenance: Pick<Store["maintenance"], "setting" | "setSetting"> };
type LastBackup = NonNullable<BackupStatus["last"]>;
type Failure = NonNullable<BackupStatus["failure"]>;

/** Records a good backup; an earlier failure is over. */
export async function recordBackup(store: SettingStore, last: LastBackup): Promise<void> {
  await store.maintenance.setSetting(LAST, JSON.stringify({ ...last, ...hostOf(store) }));
  await store.maintenance.setSetting(FAILURE, "");
}

export async function recordBackupFailure(store: SettingStore, failure: Failure): Promise<void> {
  await store.maintenance.setSetting(FAILURE, JSON.stringify({ ...failure, ...hostOf(store) }));
}

/** The name of this machine, if several servers share the store. */
export const hostOf = ({ cluster }: Pick<Store, "cluster">): { host?: string } =>
  cluster === undefined ? {} : { host: hostname() };

/** The last good backup, and the failure since then. `isDaily`: the setting `backup.daily`. */
export async function backupStatus(
  store: SettingStore & { directory: Pick<Store["directory"], "countBusinesses"> },
  isDaily: boolean,
  at: Date,
): Promise<BackupStatus> {
  const read = async <Value>(key: string) => {
    const text = await store.maintenance.setting(key);
    return text ? (JSON.parse(text) as Value) : null;
  };
  const [last, failure] = await Promise.all([read<LastBackup>(LAST), read<Failure>(FAILURE)]);
  // The first daily backup comes minutes after the first import.
  const isOld = last === null ? !isDaily : at.getTime() - Date.parse(last.at) > OVERDUE_MS;
  const isOverdue = isOld && (await store.directory.countBusinesses()) > 0;
  return { isDaily, last, failure, isOverdue };
}
