import type { Job } from "#contract/admin-api";
import { sendWorkbook } from "./send-workbook.ts";

interface UploadState {
  name: string;
  /** Bytes. */
  sent: number;
  total: number;
}

let current: UploadState | undefined;
let controller: AbortController | undefined;
const listeners = new Set<() => void>();

function setCurrent(next: UploadState | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The upload in progress; it goes on while another tab of the panel is open. */
export const upload = {
  current: (): UploadState | undefined => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Returns the dry run that the server starts. Errors: as `sendWorkbook`. */
  async send(file: File): Promise<Job> {
    controller = new AbortController();
    setCurrent({ name: file.name, sent: 0, total: file.size });
    window.addEventListener("beforeunload", confirmLeaving);
    try {
      return await sendWorkbook(file, {
        signal: controller.signal,
        onProgress: (sent, total) => setCurrent({ name: file.name, sent, total }),
      });
    } finally {
      window.removeEventListener("beforeunload", confirmLeaving);
      setCurrent(undefined);
    }
  },
  cancel: (): void => controller?.abort(),
};

/** Unlike a job, an upload ends when its page closes. */
function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
