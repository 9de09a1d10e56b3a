import { counted } from "#domain/text/count-label";
import { type BackupFile, CLOCK_TOLERANCE_MS, isInFuture } from "../backups/backup-files.ts";
import type { CheckResult, Finding } from "./finding.ts";

/** Time before the first version of this program, so no correct clock shows it. */
const EARLIEST = Date.parse("2026-01-01T00:00:00Z");

export interface ClockChecks {
  now: Date;
  /** ISO times of the last recorded events; undefined ones are unknown. */
  last: readonly (string | undefined)[];
  /** The latest ISO time in the activity log, which need not be that of its last entry. */
  latestActivity: string | undefined;
  /** Backups in the data folder and in `backup.copyTo`. */
  backups: readonly BackupFile[];
}

/** Checks whether the clock is behind the last change of the directory, and for dates in the future. */
export function checkClock({ now, last, latestActivity, backups }: ClockChecks): CheckResult {
  const fact = now.toISOString();
  const newestTime = Math.max(
    EARLIEST,
    ...last.map((time) => Date.parse(time ?? "")).filter((time) => !Number.isNaN(time)),
  );
  if (now.getTime() < newestTime - CLOCK_TOLERANCE_MS) {
    const lastChangeAt =
      newestTime === EARLIEST
        ? "this program is younger"
        : `something was recorded at ${new Date(newestTime).toISOString()}`;
    return {
      check: "clock",
      findings: [
        {
          severity: "error",
          message: `The clock says ${now.toISOString()}, but ${lastChangeAt}: sessions, opening hours and backups go by it.`,
          remedy:
            "Set the clock, and let the system keep it. If it is right now, make a backup: one that is dated in the future does not count.",
          command: "sudo timedatectl set-ntp true",
        },
      ],
      fact,
    };
  }
  return { check: "clock", findings: [...futureBackups(backups, now), ...futureActivity(latestActivity, now)], fact };
}

function futureBackups(backups: readonly BackupFile[], now: Date): Finding[] {
  const datedBackups = backups.map(({ file, time, modifiedAt }) => ({ file, at: Math.max(time, modifiedAt) }));
  const futureBackups = datedBackups.filter(({ at }) => isInFuture(at, now));
  const [first] = futureBackups;
  if (first === undefined) return [];
  const number = `${counted(futureBackups.length, "backup is", "backups are")} dated in the future`;
  return [
    {
      severity: "warning",
      message: `${number}, such as ${first.file} (${new Date(first.at).toISOString()}): a wrong clock made them.`,
      remedy:
        "Set the clock if it is behind. Otherwise delete them, or give those that you want to keep another name and date (mv, touch).",
    },
  ];
}

/** Reports an entry with a wrong date as a note, since it cannot be repaired. */
function futureActivity(latest: string | undefined, now: Date): Finding[] {
  if (latest === undefined || !isInFuture(Date.parse(latest), now)) return [];
  return [
    {
      severity: "note",
      message: `The activity log has an entry of ${latest}, but later ones are dated right: the clock was ahead for a while.`,
      remedy:
        "Let the system keep the clock; businesses that were deleted then stay in the recycle bin until that time.",
    },
  ];
}
