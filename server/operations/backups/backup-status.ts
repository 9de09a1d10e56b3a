import { hostname } from "node:os";
import { resolve } from "node:path";
import type { BackupFailure, BackupPlace, BackupStatus } from "#contract/backups/backup-status";
import type { Config } from "../../config/load-config.ts";
import type { Store } from "../../store/store.ts";
import { isInFuture } from "./backup-files.ts";

/** Age from which a daily backup is overdue: two days, in one of which the server did not run, and an hour for a large backup. */
export const OVERDUE_MS = 49 * 3_600_000;

export type BackupSettings = Pick<Config["backup"], "daily" | "copyTo" | "s3">;
type SettingStore = Pick<Store, "cluster"> & { maintenance: Pick<Store["maintenance"], "setting" | "setSetting"> };
type LastBackup = NonNullable<BackupStatus["last"]>;
type LastCopy = NonNullable<BackupPlace["last"]>;
type PlaceKind = BackupPlace["kind"];
/** Returns the name of a setting of the store. For the data folder it has no suffix, as in earlier versions. */
const settingName = (field: "last" | "failure" | "failures", kind?: PlaceKind) =>
  kind === undefined ? `backup.${field}` : `backup.${field}.${kind}`;

/** Returns the places that get a copy of each backup. `name` is an absolute path, or "s3://bucket/prefix". */
export function placesOf({ copyTo, s3 }: BackupSettings): Pick<BackupPlace, "kind" | "name">[] {
  return [
    ...(copyTo === null ? [] : [{ kind: "folder" as const, name: resolve(copyTo) }]),
    ...(s3.bucket === null ? [] : [{ kind: "bucket" as const, name: `s3://${s3.bucket}/${s3.prefix}` }]),
  ];
}

/** Records a good backup in the data folder or in the operator's place, and clears an earlier failure. */
export async function recordBackup(store: SettingStore, last: LastBackup): Promise<void> {
  await store.maintenance.setSetting(settingName("last"), JSON.stringify({ ...last, ...hostOf(store) }));
  await store.maintenance.setSetting(settingName("failure"), "");
}

/** Forgets the last good backup if it is this file. Returns whether it was. */
export async function forgetBackup(store: SettingStore, file: string): Promise<boolean> {
  const last = await readSetting<LastBackup>(store, settingName("last"));
  const isOtherHost = last?.host !== undefined && last.host !== hostOf(store).host;
  if (last === null || last.file !== file || isOtherHost) return false;
  await store.maintenance.setSetting(settingName("last"), "");
  return true;
}

/** Records a copy of a backup in another place, and clears an earlier failure there. */
export async function recordCopy(store: SettingStore, kind: PlaceKind, last: LastCopy): Promise<void> {
  await store.maintenance.setSetting(settingName("last", kind), JSON.stringify(last));
  await store.maintenance.setSetting(settingName("failure", kind), "");
}

/** Records that a backup failed, or with `kind` its copy to that place. */
export async function recordBackupFailure(
  store: SettingStore,
  { at, message }: Pick<BackupFailure, "at" | "message">,
  kind?: PlaceKind,
): Promise<void> {
  const earlier = await readFailure(store, kind);
  const count = await readCount(store, kind);
  const failure = {
    at,
    message,
    since: earlier?.since ?? at,
    attempts: (earlier?.attempts ?? 0) + 1,
    ...hostOf(store),
  };
  await store.maintenance.setSetting(settingName("failure", kind), JSON.stringify(failure));
  await store.maintenance.setSetting(settingName("failures", kind), String(count + 1));
}

/** Returns the name of this machine, if several servers share the store. */
export const hostOf = ({ cluster }: Pick<Store, "cluster">): { host?: string } =>
  cluster === undefined ? {} : { host: hostname() };

/**
 * Returns the last good backup and the failures since then, also for each other place in the settings. It reads a few settings of the
 * store, so each request for metrics may call it once. A date in the future counts as old: a wrong clock made it.
 */
export async function backupStatus(
  store: SettingStore & { directory: Pick<Store["directory"], "countBusinesses"> },
  settings: BackupSettings,
  at: Date,
): Promise<BackupStatus> {
  const last = await readSetting<LastBackup>(store, settingName("last"));
  const isOld = (time: string) => at.getTime() - Date.parse(time) > OVERDUE_MS || isInFuture(Date.parse(time), at);
  const hasData = (await store.directory.countBusinesses()) > 0;
  const places = await Promise.all(
    placesOf(settings).map(async ({ kind, name }): Promise<BackupPlace> => {
      const copy = await readSetting<LastCopy & { place: string }>(store, settingName("last", kind));
      // A copy at the destination of earlier settings does not count for the current one.
      const lastCopy = copy?.place === name ? copy : null;
      return {
        kind,
        name,
        last: lastCopy,
        failure: await readFailure(store, kind),
        failures: await readCount(store, kind),
        isOverdue: hasData && lastCopy !== null && isOld(lastCopy.backupAt),
      };
    }),
  );
  return {
    isDaily: settings.daily,
    last,
    failure: await readFailure(store),
    failures: await readCount(store),
    // The first daily backup comes minutes after the first import.
    isOverdue: hasData && (last === null ? !settings.daily : isOld(last.at)),
    places,
  };
}

async function readSetting<Value>({ maintenance }: SettingStore, name: string): Promise<Value | null> {
  const text = await maintenance.setting(name);
  return text ? (JSON.parse(text) as Value) : null;
}

/** Completes a failure that an earlier version recorded, without the time of the first attempt and their number. */
async function readFailure(store: SettingStore, kind?: PlaceKind): Promise<BackupFailure | null> {
  const failure = await readSetting<BackupFailure>(store, settingName("failure", kind));
  return failure && { ...failure, since: failure.since ?? failure.at, attempts: failure.attempts ?? 1 };
}

const readCount = async ({ maintenance }: SettingStore, kind?: PlaceKind): Promise<number> =>
  Number((await maintenance.setting(settingName("failures", kind))) ?? 0);
