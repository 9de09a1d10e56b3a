import type { Job } from "#contract/admin-api";
import type { ApiError } from "../../api/api-error.ts";
import { adminJson } from "../api/admin-fetch.ts";

/** How often a job is asked after once its events cannot be heard. Milliseconds. */
const POLL = 1_000;

/**
 * Tells of a job with every change up to its end: by the server's events, and when these break off (a lost connection, a
 * proxy, an ended session) by asking once a second. What is answered ends the telling.
 */
export function followJob(id: number, tell: (job: Job) => void): () => void {
  const stopped = new AbortController();
  const source = new EventSource(`/api/admin/jobs/${id}/events`);
  source.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const job = JSON.parse(data) as Job;
    if (job.state !== "running") source.close();
    tell(job);
  });
  source.addEventListener("error", () => {
    source.close();
    void poll(id, tell, stopped.signal);
  });
  return () => {
    source.close();
    stopped.abort();
  };
}

async function poll(id: number, tell: (job: Job) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const job = await adminJson<Job>(`jobs/${id}`);
      if (signal.aborted) return;
      tell(job);
      if (job.state !== "running") return;
    } catch (error) {
      // the server may be back in a moment; a job that it does not know will not
      const { status = 0 } = error as Partial<ApiError>;
      if (status >= 400 && status < 500) return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}
