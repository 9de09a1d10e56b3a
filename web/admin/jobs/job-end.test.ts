import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import type { Job } from "#contract/admin-api";
import { ApiError } from "../../api/api-error.ts";
import { jobQueries } from "../api/job-api.ts";
import { whenJobEnds } from "./job-end.ts";

const job = (id: number, state: Job["state"]): Job => ({
  id,
  kind: "import",
  actor: "admin",
  file: "reeds.csv",
  state,
  progress: null,
  result: null,
  error: null,
  startedAt: "2026-11-21T10:00:00.000Z",
  finishedAt: state === "running" ? null : "2026-11-21T10:01:00.000Z",
});

let client: QueryClient;
let ended: (Job | undefined)[];
beforeEach(() => {
  client = new QueryClient();
  ended = [];
});

const list = (...jobs: Job[]) => client.setQueryData(jobQueries.recent.queryKey, jobs);
const isWaiting = () => client.getQueryCache().hasListeners();
/** Waits for job 7. `answers` are those of the server about it, one for each question. */
function watch(...answers: (Job | Error)[]): void {
  const findJob = async () => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("asked once too often");
    return answer;
  };
  whenJobEnds(client, 7, (one) => ended.push(one), findJob);
}

describe("the end of a job", () => {
  it("is told once, and then nobody waits any more", async () => {
    list(job(7, "running"));
    watch();
    list(job(8, "running"), job(7, "running"));
    expect(ended).toEqual([]);
    list(job(8, "running"), job(7, "failed"));
    await expect.poll(() => ended).toEqual([job(7, "failed")]);
    expect(isWaiting()).toBe(false);
    list(job(7, "finished"));
    expect(ended).toHaveLength(1);
  });

  it("is asked for when the job has left the list, again after a lost connection", async () => {
    list(job(6, "finished"));
    watch(new TypeError("Failed to fetch"), job(7, "finished"));
    // A list without newer jobs is older than the job.
    list(job(6, "finished"), job(5, "finished"));
    list(job(30, "running"), job(29, "finished"));
    await expect.poll(() => list(job(31, "running")) && ended).toEqual([job(7, "finished")]);
    expect(isWaiting()).toBe(false);
  });

  it("is told of a job that the server no longer knows", async () => {
    list(job(30, "finished"));
    watch(new ApiError(404, "404: no such job", "There is no such job."));
    await expect.poll(() => ended).toEqual([undefined]);
    expect(isWaiting()).toBe(false);
  });
});
