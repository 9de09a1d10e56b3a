import type { Job } from "#contract/admin-api";
import { isExcelName } from "#domain/import-row/file-formats";
import { apiErrorOf } from "../../../api/api-error.ts";
import { postForm } from "../../api/post-form.ts";
import { session } from "../../session/session-renewal.ts";
import { setUnsaved } from "../../ui/dialogs/unsaved-drafts.ts";

interface UploadState {
  name: string;
  sentBytes: number;
  totalBytes: number;
}

let current: UploadState | undefined;
let controller: AbortController | undefined;
const listeners = new Set<() => void>();

function setCurrent(next: UploadState | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** State of the upload, which goes on while another tab of the panel is open. */
export const upload = {
  current: (): UploadState | undefined => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Returns the dry run that the server starts. Throws what `sendFile` throws. */
  async send(file: File): Promise<Job> {
    controller = new AbortController();
    setCurrent({ name: file.name, sentBytes: 0, totalBytes: file.size });
    setUnsaved("upload", true);
    try {
      return await sendFile(file, {
        signal: controller.signal,
        onProgress: (sentBytes, totalBytes) => setCurrent({ name: file.name, sentBytes, totalBytes }),
      });
    } finally {
      setUnsaved("upload", false);
      setCurrent(undefined);
    }
  },
  cancel: (): void => controller?.abort(),
};

interface SendOptions {
  signal: AbortSignal;
  /** Counts are bytes of the whole request. */
  onProgress: (sentBytes: number, totalBytes: number) => void;
}

/**
 * Uploads a file and returns the dry run that the server starts. Throws what `adminFetch` throws, or a DOMException named AbortError after
 * an abort.
 */
async function sendFile(file: File, options: SendOptions): Promise<Job> {
  const response = await session.retryAfterLogin(() =>
    postForm("/api/admin/import?dryRun=true", formOf(file), options),
  );
  if (!response.ok) throw await apiErrorOf(response);
  return response.json() as Promise<Job>;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set(isExcelName(file.name) ? "excelFile" : "dataFile", file);
  return form;
}
