import type { BackupEntry, BackupInspection, BackupState } from "#contract/backups/backup-list";
import { peekBackup } from "../../../store/open-store.ts";
import { isInFuture } from "../backup-files.ts";
import type { BucketObject } from "./bucket-objects.ts";
import {
  type BackupInBucket,
  type BackupsParts,
  backupsInBucket,
  type FoundBackup,
  findBackups,
} from "./find-backups.ts";

const RESTORABLE: readonly BackupState[] = ["good", "older"];
const LAST_ONE = "It is the only backup that can be restored. Make another one first.";
const IN_BUCKET = "It is in the bucket, whose own rules delete it.";
const ELSEWHERE = "It is a copy in the other folder. Delete it there.";

/** Returns an earlier inspection of the whole file, if the file is unchanged since. */
export type KnownInspection = (backup: FoundBackup) => BackupInspection | undefined;

/** Lists the backups, those in the bucket too, newest first; those dated in the future come last. Errors: AppError `storage`. */
export async function listBackupEntries(
  parts: BackupsParts,
  now: Date,
  knownInspection: KnownInspection = () => undefined,
  objects: readonly BucketObject[] = [],
): Promise<BackupEntry[]> {
  const backups = await findBackups(parts);
  const entries = [
    ...(await fileEntries(backups, knownInspection)),
    ...(await backupsInBucket(parts, objects, backups)).map(entryInBucket),
  ];
  const rank = ({ at }: BackupEntry) => (isInFuture(Date.parse(at), now) ? 1 : 0);
  return entries.toSorted((a, b) => rank(a) - rank(b) || Date.parse(b.at) - Date.parse(a.at));
}

/** Entry of an object that has not been fetched. A restore refuses it if it is not a backup. */
function entryInBucket({ name, kind, time, bytes }: BackupInBucket): BackupEntry {
  return {
    name,
    at: new Date(time).toISOString(),
    kind,
    bytes,
    places: ["bucket"],
    state: "good",
    businesses: null,
    canRestore: true,
    isChecked: false,
    deletionRefusal: IN_BUCKET,
  };
}

async function fileEntries(backups: readonly FoundBackup[], knownInspection: KnownInspection): Promise<BackupEntry[]> {
  const inspected = await Promise.all(
    backups.map(async (backup) => {
      const finishedCheck = knownInspection(backup);
      return { backup, isChecked: finishedCheck !== undefined, inspection: finishedCheck ?? (await peek(backup.file)) };
    }),
  );
  const restorable = inspected.filter(({ backup, inspection }) => isOwn(backup) && isRestorable(inspection));
  return inspected.map(({ backup, isChecked, inspection }): BackupEntry => {
    const isLast = restorable.length === 1 && restorable[0]?.backup === backup;
    return {
      name: backup.name,
      at: new Date(backup.time).toISOString(),
      kind: backup.kind,
      bytes: backup.bytes,
      places: [
        ...(isOwn(backup) ? (["server"] as const) : []),
        ...(backup.copy === null ? [] : (["folder"] as const)),
        ...(backup.isInBucket ? (["bucket"] as const) : []),
      ],
      ...inspection,
      canRestore: isRestorable(inspection),
      isChecked,
      deletionRefusal: isLast ? LAST_ONE : isOwn(backup) ? null : ELSEWHERE,
    };
  });
}

const isOwn = ({ file, copy }: FoundBackup): boolean => file !== copy;
const isRestorable = ({ state }: BackupInspection): boolean => RESTORABLE.includes(state);

/** Reads the head of a file. One that was deleted meanwhile or cannot be read counts as damaged. */
async function peek(file: string): Promise<BackupInspection> {
  const state = await peekBackup(file).catch(() => "damaged" as const);
  return { state, businesses: null };
}
