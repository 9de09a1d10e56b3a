import type { Job } from "#contract/admin-api";
import { sendWorkbook } from "./send-workbook.ts";

interface Upload {
  name: string;
  /** Bytes. */
  sent: number;
  total: number;
}

let present: Upload | undefined;
let cancelPresent: (() => void) | undefined;
const listeners = new Set<() => void>();

function set(next: Upload | undefined): void {
  present = next;
  for (const listener of listeners) listener();
}

/** The workbook that is on its way to the server; it goes on while another tab of the panel is open. */
export const upload = {
  current: (): Upload | undefined => present,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Answers with the rehearsal of it. Errors: as `sendWorkbook`. */
  async send(file: File): Promise<Job> {
    const cancelling = new AbortController();
    cancelPresent = () => cancelling.abort();
    set({ name: file.name, sent: 0, total: file.size });
    window.addEventListener("beforeunload", askBeforeLeaving);
    try {
      return await sendWorkbook(file, {
        signal: cancelling.signal,
        onSent: (sent, total) => set({ name: file.name, sent, total }),
      });
    } finally {
      window.removeEventListener("beforeunload", askBeforeLeaving);
      set(undefined);
    }
  },
  cancel: (): void => cancelPresent?.(),
};

/** Unlike a job, an upload ends with its page. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
