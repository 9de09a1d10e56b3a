import { PassThrough } from "node:stream";
import type { Context } from "koa";
import type { Job } from "#contract/admin-api";
import { latestQuerySchema } from "#contract/admin-queries";
import { AppError } from "../../../errors.ts";
import type { JobQueue } from "../../../jobs/queue/job-queue.ts";
import { readId } from "../../routes/read-id.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast, requireAdministratorRole } from "../session/roles.ts";
import { isStillSignedIn } from "../session/session.ts";

/**
 * Interval of comments on a silent stream. It is shorter than the minute after which proxies close an idle connection, and the longest time
 * for which an ended session can still listen.
 */
const HEARTBEAT_MS = 5_000;
/** Time that a browser waits before it reconnects. */
const RETRY_MS = 2_000;
/** Id of the last event of a stream. A browser sends it back as Last-Event-ID when it reconnects. */
const LAST_EVENT_ID = "ended";
const NO_SUCH_JOB = "There is no such job.";

/** GET jobs · GET, DELETE jobs/{id} · GET jobs/{id}/events. */
export const jobRoutes: AddRoutes = (router, { jobs }) => {
  router.get("/jobs", atLeast("viewer"), async (ctx) => {
    ctx.body = await jobs.list(readQuery(ctx.querystring, latestQuerySchema).limit);
  });

  router.get("/jobs/:id", atLeast("viewer"), async (ctx) => {
    ctx.body = await existingJob(jobs, ctx.params.id);
  });

  router.delete("/jobs/:id", atLeast("editor"), async (ctx) => {
    const job = await existingJob(jobs, ctx.params.id);
    if (job.actor !== administrator(ctx)) requireAdministratorRole(ctx);
    if (!(await jobs.cancel(job.id))) throw new AppError("conflict", "This job has ended already.");
    ctx.status = 202;
    ctx.body = job;
  });

  router.get("/jobs/:id/events", atLeast("viewer"), async (ctx) => {
    const job = await existingJob(jobs, ctx.params.id);
    // EventSource reconnects after the end too; 204 makes it stop.
    if (job.state !== "running" && ctx.get("Last-Event-ID") === LAST_EVENT_ID) {
      ctx.status = 204;
      return;
    }
    ctx.type = "text/event-stream";
    ctx.set("Cache-Control", "no-store, no-transform");
    // This header tells proxies not to buffer the stream.
    ctx.set("X-Accel-Buffering", "no");
    ctx.body = eventStream(ctx, jobs, job);
  });
};

async function existingJob(jobs: JobQueue, id: string | undefined): Promise<Job> {
  const job = await jobs.get(readId(id, NO_SUCH_JOB));
  if (job === undefined) throw new AppError("not-found", NO_SUCH_JOB);
  return job;
}

/** Sends server-sent events: the job now and after every change, until the job or the session ends. */
function eventStream(ctx: Context, jobs: JobQueue, job: Job): PassThrough {
  const stream = new PassThrough();
  let lastWrite: Promise<void> = Promise.resolve();
  const write = (text: string, isLast = false) => {
    lastWrite = writeAfter(lastWrite, text, isLast).catch(() => {
      stream.destroy();
    });
  };
  async function writeAfter(previous: Promise<void>, text: string, isLast: boolean): Promise<void> {
    await previous;
    if (stream.writableEnded || stream.destroyed) return;
    const isSignedIn = await isStillSignedIn(ctx).catch(() => false);
    if (isSignedIn) stream.write(text);
    if (!isSignedIn || isLast) stream.end();
  }
  const writeJob = (current: Job) => {
    const hasEnded = current.state !== "running";
    write(`id: ${hasEnded ? LAST_EVENT_ID : "running"}\ndata: ${JSON.stringify(current)}\n\n`, hasEnded);
  };
  stream.write(`retry: ${RETRY_MS}\n\n`);
  writeJob(job);
  if (job.state !== "running") return stream;
  const unfollow = jobs.follow(job.id, writeJob);
  // The job of another server on the same SQLite database cannot be followed.
  if (unfollow === undefined) lastWrite.then(() => stream.end()).catch(() => stream.destroy());
  const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
  stream.once("close", () => {
    clearInterval(heartbeat);
    unfollow?.();
  });
  ctx.req.once("close", () => stream.destroy());
  return stream;
}
