import type { Job } from "#contract/admin-api";
import { statusOfError } from "../../api/api-error.ts";
import { adminJson } from "../api/admin-fetch.ts";
import { session } from "../session/session-renewal.ts";

const POLL_INTERVAL_MS = 1_000;

/**
 * Reports every change of a job until it ends: by server-sent events, or by polling once these break off (a lost
 * connection, a proxy, an expired session). Returns what stops the reports.
 */
export function followJob(id: number, onChange: (job: Job) => void): () => void {
  const stop = new AbortController();
  const source = new EventSource(`/api/admin/jobs/${id}/events`);
  source.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const job = JSON.parse(data) as Job;
    if (job.state !== "running") source.close();
    onChange(job);
  });
  source.addEventListener("error", () => {
    source.close();
    void poll(id, onChange, stop.signal);
  });
  return () => {
    source.close();
    stop.abort();
  };
}

async function poll(id: number, onChange: (job: Job) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const job = await adminJson<Job>(`jobs/${id}`);
      if (signal.aborted) return;
      onChange(job);
      if (job.state !== "running") return;
    } catch (error) {
      const status = statusOfError(error);
      if (status === 401) await session.whenActive();
      // Other errors may pass, but a job that the server does not know stays unknown.
      else if (status >= 400 && status < 500) return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
