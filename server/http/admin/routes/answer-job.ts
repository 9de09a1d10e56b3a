import type { Context } from "koa";
import type { Job } from "#contract/admin-api";
import type { JobQueue } from "../../../jobs/job-queue.ts";

/** With `Prefer: respond-async`, where the job can be followed; otherwise waits for its result and answers with what `answer` makes of it. */
export async function answerJob(
  ctx: Context,
  jobs: JobQueue,
  job: Job,
  answer: (result: never) => unknown,
): Promise<void> {
  if (/\brespond-async\b/i.test(ctx.get("Prefer"))) {
    ctx.status = 202;
    ctx.set("Location", `/api/admin/jobs/${job.id}`);
    ctx.set("Preference-Applied", "respond-async");
    ctx.body = job;
    return;
  }
  ctx.body = answer((await jobs.result(job.id)) as never);
}
