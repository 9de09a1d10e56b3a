import { queryOptions } from "@tanstack/react-query";
import type { BackupEntry, BackupList, PlaceTest } from "#contract/backups/backup-list";
import type { BackupPlace } from "#contract/backups/backup-status";
import { apiErrorOf } from "../../api/api-error.ts";
import { adminJson, adminSend } from "../api/admin-fetch.ts";
import { startJob } from "../api/job-api.ts";
import { postForm } from "../api/post-form.ts";
import { session } from "../session/session-renewal.ts";
import { setUnsaved } from "../ui/dialogs/unsaved-drafts.ts";

/** Interval at which the list is requested while the server reads the files. */
const POLL_MS = 1_500;

const nameInPath = (name: string): string => `backups/${encodeURIComponent(name)}`;

/** The list, whose files the server reads as a whole; begins with `admin/backups`, as the query of the dashboard. */
export const checkedBackups = queryOptions({
  queryKey: ["admin/backups", "checked"],
  queryFn: () => adminJson<BackupList>("backups?check=true"),
  refetchInterval: ({ state }) => (state.data?.isChecking ? POLL_MS : false),
});

export const BACKUPS_KEY = ["admin/backups"];

export const backupHref = (name: string): string => `/api/admin/${nameInPath(name)}`;
export const startBackup = () => startJob("POST", "backups");
export const startRestore = ({ name, word }: { name: string; word: string }) =>
  startJob("POST", `${nameInPath(name)}/restore`, { confirm: word });
export const removeBackup = ({ name }: BackupEntry) => adminSend<undefined>("DELETE", nameInPath(name));
export const testPlace = (kind: BackupPlace["kind"]) => adminSend<PlaceTest>("POST", "backups/test", { kind });

export interface SendBackupOptions {
  file: File;
  signal: AbortSignal;
  onProgress: (sentBytes: number, totalBytes: number) => void;
}

/** Uploads a backup and returns its name in the list. Throws what `adminFetch` throws, or a DOMException named AbortError after an abort. */
export async function sendBackup({
  file,
  ...options
}: SendBackupOptions): Promise<{ name: string; businesses: number }> {
  const form = new FormData();
  form.set("backupFile", file);
  setUnsaved("backup upload", true);
  try {
    const response = await session.retryAfterLogin(() => postForm("/api/admin/backups/upload", form, options));
    if (!response.ok) throw await apiErrorOf(response);
    return (await response.json()) as { name: string; businesses: number };
  } finally {
    setUnsaved("backup upload", false);
  }
}
