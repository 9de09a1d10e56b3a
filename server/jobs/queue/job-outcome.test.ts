import { describe, expect, it } from "vitest";
import type { Job } from "#contract/admin-api";
import { type JobToEnd, outcomeOf } from "./job-outcome.ts";

const job = { kind: "import", progress: null } as Job;
const killed = { crash: "exit code null, signal SIGKILL: " };

describe("the outcome of a job whose process was killed", () => {
  it.each<[why: string, entry: Omit<JobToEnd, "job">, state: string, cause: string]>([
    ["by nobody of ours", {}, "interrupted", "Its process ended unexpectedly."],
    ["after a cancel", { stopState: "cancelled" }, "cancelled", "It did not stop in time and was ended."],
    ["by a server that stops", { stopState: "interrupted" }, "interrupted", "The server was stopped."],
    [
      "after its lease was lost",
      { stopState: "interrupted", isLeaseLost: true },
      "interrupted",
      "The server could not reach the database for too long.",
    ],
  ])("%s says so", (_, entry, state, cause) => {
    const error = `${cause} What was done by then stays.`;
    expect(outcomeOf({ job, ...entry }, killed)).toMatchObject({ state, error });
  });
});
