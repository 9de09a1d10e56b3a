import type { Context } from "koa";
import type { Job } from "#contract/admin-api";
import type { JobQueue } from "../../../jobs/job-queue.ts";

/**
 * With `Prefer: respond-async`, responds 202 with the job's location; otherwise waits for the job and responds with what
 * `toBody` makes of its result.
 */
export async function respondWithJob(
  ctx: Context,
  jobs: JobQueue,
  job: Job,
  toBody: (result: never) => unknown,
): Promise<void> {
  if (/\brespond-async\b/i.test(ctx.get("Prefer"))) {
    ctx.status = 202;
    ctx.set("Location", `/api/admin/jobs/${job.id}`);
    ctx.set("Preference-Applied", "respond-async");
    ctx.body = job;
  } else ctx.body = toBody((await jobs.result(job.id)) as never);
}
