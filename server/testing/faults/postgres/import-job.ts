import { setTimeout as pause } from "node:timers/promises";
import type { Job } from "#contract/admin-api";
import type { administratorOf } from "./site.ts";

type Request = Awaited<ReturnType<typeof administratorOf>>;

const POLL_MS = 200;

/** Uploads a CSV and starts its import. Errors: the server refuses it. */
export async function uploadRows(request: Request, csv: Buffer): Promise<{ id: number }> {
  const body = new FormData();
  body.append("dataFile", new Blob([new Uint8Array(csv)]), "rows.csv");
  const response = await request("import", {
    method: "POST",
    body,
    headers: { accept: "application/json", prefer: "respond-async" },
  });
  if (!response.ok) throw new Error(`The upload was refused: ${await response.text()}`);
  return (await response.json()) as { id: number };
}

/** Waits until a job is no longer running. */
export async function endOfJob(request: Request, id: number): Promise<Job> {
  for (;;) {
    const response = await request(`jobs/${id}`);
    const job = (await response.json()) as Job;
    if (response.ok && job.state !== "running") return job;
    await pause(POLL_MS);
  }
}
