import { PassThrough } from "node:stream";
import type { Context } from "koa";
import * as z from "zod";
import type { Job } from "#contract/admin-api";
import { AppError } from "../../../errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { isStillSignedIn } from "../session/session.ts";

const listQuery = z.object({ limit: z.coerce.number().int().min(1).max(500).default(20) });
/**
 * Shorter than the minute after which proxies take a silent connection for a dead one, and how long a session that has
 * ended may go on listening to a silent job. Milliseconds.
 */
const HEARTBEAT = 5_000;
/** What a browser that lost the connection waits before it comes back. Milliseconds. */
const RETRY = 2_000;
const LAST = "ended";

/** GET jobs · GET, DELETE jobs/{id} · GET jobs/{id}/events. */
export const jobRoutes: AddRoutes = (router, { jobs }) => {
  router.get("/jobs", async (ctx) => {
    ctx.body = await jobs.list(readQuery(ctx.querystring, listQuery).limit);
  });

  router.get("/jobs/:id", async (ctx) => {
    ctx.body = await known(jobs, ctx.params.id);
  });

  router.delete("/jobs/:id", async (ctx) => {
    const job = await known(jobs, ctx.params.id);
    if (!jobs.cancel(job.id)) throw new AppError("conflict", "This job has ended already.");
    ctx.status = 202;
    ctx.body = job;
  });

  router.get("/jobs/:id/events", async (ctx) => {
    const job = await known(jobs, ctx.params.id);
    // a browser that was told the end comes back all the same: this makes it stay away
    if (job.state !== "running" && ctx.get("Last-Event-ID") === LAST) {
      ctx.status = 204;
      return;
    }
    ctx.type = "text/event-stream";
    ctx.set("Cache-Control", "no-store, no-transform");
    // for proxies that gather an answer before they pass it on
    ctx.set("X-Accel-Buffering", "no");
    ctx.body = events(ctx, jobs, job);
  });
};

async function known(jobs: JobQueue, id: string | undefined): Promise<Job> {
  const job = /^\d{1,15}$/.test(id ?? "") ? await jobs.get(Number(id)) : undefined;
  if (job === undefined) throw new AppError("not-found", "There is no such job.");
  return job;
}

/** The job as it is now and with every change, up to its end or that of the session, whichever comes first. */
function events(ctx: Context, jobs: JobQueue, job: Job): PassThrough {
  const stream = new PassThrough();
  let told: Promise<void> = Promise.resolve();
  const write = (text: string, isLast = false) => {
    told = writeAfter(told, text, isLast);
  };
  async function writeAfter(before: Promise<void>, text: string, isLast: boolean): Promise<void> {
    await before;
    if (stream.writableEnded || stream.destroyed) return;
    const goesOn = await isStillSignedIn(ctx).catch(() => false);
    if (goesOn) stream.write(text);
    if (!goesOn || isLast) stream.end();
  }
  const tell = (now: Job) => {
    const hasEnded = now.state !== "running";
    write(`id: ${hasEnded ? LAST : "running"}\ndata: ${JSON.stringify(now)}\n\n`, hasEnded);
  };
  stream.write(`retry: ${RETRY}\n\n`);
  tell(job);
  if (job.state !== "running") return stream;
  const unfollow = jobs.follow(job.id, tell);
  // of another server on the same data
  if (unfollow === undefined) void told.then(() => stream.end());
  const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT);
  stream.once("close", () => {
    clearInterval(heartbeat);
    unfollow?.();
  });
  ctx.req.once("close", () => stream.destroy());
  return stream;
}
