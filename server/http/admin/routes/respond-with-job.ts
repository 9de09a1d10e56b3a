import type { Context } from "koa";
import type { JobKind } from "#contract/admin-api";
import type { StartedJob } from "../../../jobs/queue/job-runner.ts";
import type { TaskResult } from "../../../jobs/tasks.ts";

/**
 * With `Prefer: respond-async`, responds 202 with the job's location; otherwise waits for the job and responds with `toBody` of its result.
 */
export async function respondWithJob<Kind extends JobKind>(
  ctx: Context,
  { job, result }: StartedJob<Kind>,
  toBody: (result: TaskResult<Kind>) => unknown,
): Promise<void> {
  if (/\brespond-async\b/i.test(ctx.get("Prefer"))) {
    ctx.status = 202;
    ctx.set("Location", `/api/admin/jobs/${job.id}`);
    ctx.set("Preference-Applied", "respond-async");
    ctx.body = job;
  } else ctx.body = toBody(await result());
}
