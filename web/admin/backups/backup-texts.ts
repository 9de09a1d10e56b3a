import type { BackupEntry, BackupKind, BackupList, BackupSetting } from "#contract/backups/backup-list";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const RELATIVE = new Intl.RelativeTimeFormat("en-US");
const UNITS = ["KB", "MB", "GB"] as const;

/** Example: "9 days ago". A time in the future comes from a wrong clock. */
export function ageText(isoTime: string, now: number): string {
  const age = now - Date.parse(isoTime);
  if (age < -MINUTE_MS) return "dated in the future";
  if (age < MINUTE_MS) return "just now";
  if (age < HOUR_MS) return RELATIVE.format(-Math.floor(age / MINUTE_MS), "minute");
  if (age < 2 * DAY_MS) return RELATIVE.format(-Math.floor(age / HOUR_MS), "hour");
  return RELATIVE.format(-Math.floor(age / DAY_MS), "day");
}

/** Examples: "4 KB", "1.2 MB", "186 MB". Decimal units, as disks and file managers count. */
export function sizeText(bytes: number): string {
  let value = bytes / 1000;
  let unit: (typeof UNITS)[number] = "KB";
  for (const larger of UNITS.slice(1)) {
    if (value < 999.5) break;
    value /= 1000;
    unit = larger;
  }
  const digits = unit !== "KB" && value < 9.95 ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`;
}

export const KIND_LABELS: Readonly<Record<BackupKind, string>> = {
  manual: "By hand",
  daily: "Daily",
  "before-import": "Before an import",
  "before-upgrade": "Before an upgrade",
  "before-delete-all": "Before Delete All",
  "before-restore": "Before a restore",
  uploaded: "Uploaded",
  other: "Put into the folder",
};

/** Says why a backup cannot be restored, or what will happen to it; undefined for a good one. */
export function stateNote({ state }: Pick<BackupEntry, "state">): string | undefined {
  switch (state) {
    case "good":
      return undefined;
    case "older":
      return "Made by an earlier version. A restore brings it up to date.";
    case "newer":
      return "Made by a newer version. Update this server to restore it.";
    case "damaged":
      return "It was cut off or changed after it was made, so it can't be restored.";
    case "foreign":
      return "This is not a Mainstreet backup, so it can't be restored.";
  }
}

/** Says where a backup is: "Server, folder". */
export function placesText(places: BackupEntry["places"]): string {
  const text = places.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names the source of a setting. */
export function sourceText({ source }: BackupSetting): string {
  if (source === "default") return "By default";
  if (source === "panel") return "Set in settings";
  if (source === "config.json") return "Set in config.json on the server";
  if (source === "command line") return "Set on the command line";
  return source.startsWith("MAINSTREET_") ? `Set by ${source} on the server` : `Set in ${source}`;
}

export function settingOf({ settings }: Pick<BackupList, "settings">, key: string): BackupSetting {
  return settings.find((setting) => setting.key === key) ?? { key, value: null, source: "default" };
}
