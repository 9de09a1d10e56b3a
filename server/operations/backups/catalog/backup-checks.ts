import type { BackupInspection } from "#contract/backups/backup-list";
import type { FoundBackup } from "./find-backups.ts";

/** Inspections of files by their paths. */
export type InspectFiles = (files: readonly string[]) => Promise<Record<string, BackupInspection>>;

export interface BackupChecks {
  known(backup: FoundBackup): BackupInspection | undefined;
  /** Starts to inspect new files in the background. Returns whether an inspection is running. Never rejects. */
  check(backups: readonly FoundBackup[]): boolean;
}

/** Remembers the inspection of each whole file until the file changes. One inspection runs at a time. */
export function createBackupChecks(inspectFiles: InspectFiles, onFailure: (error: unknown) => void): BackupChecks {
  const inspections = new Map<string, BackupInspection>();
  let isChecking = false;
  /** A failed check is not repeated for the same files. */
  const failedKeys = new Set<string>();

  async function run(backups: readonly FoundBackup[]): Promise<void> {
    try {
      const results = await inspectFiles(backups.map(({ file }) => file));
      for (const backup of backups) {
        const inspection = results[backup.file];
        if (inspection === undefined) failedKeys.add(keyOf(backup));
        else inspections.set(keyOf(backup), inspection);
      }
    } catch (error) {
      for (const backup of backups) failedKeys.add(keyOf(backup));
      onFailure(error);
    } finally {
      isChecking = false;
    }
  }

  return {
    known: (backup) => inspections.get(keyOf(backup)),
    check(backups) {
      const currentKeys = new Set(backups.map(keyOf));
      for (const key of inspections.keys()) if (!currentKeys.has(key)) inspections.delete(key);
      for (const key of failedKeys) if (!currentKeys.has(key)) failedKeys.delete(key);
      const unknown = backups.filter((backup) => !inspections.has(keyOf(backup)) && !failedKeys.has(keyOf(backup)));
      if (isChecking || unknown.length === 0) return isChecking;
      isChecking = true;
      run(unknown).catch(onFailure);
      return true;
    },
  };
}

const keyOf = ({ file, bytes, modifiedAt }: FoundBackup): string => `${bytes} ${modifiedAt} ${file}`;
