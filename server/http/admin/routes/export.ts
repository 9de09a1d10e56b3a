import { once } from "node:events";
import { extname } from "node:path";
import { PassThrough } from "node:stream";
import type { Context } from "koa";
import * as z from "zod";
import { type AdminFilter, adminFilterSchema } from "#contract/admin-queries";
import { AppError } from "../../../errors.ts";
import { existingCountry, exportFileName } from "../../../operations/spreadsheets/export-businesses.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";

const exportQuery = adminFilterSchema.extend({
  format: z.enum(["xlsx", "csv", "json"], "must be xlsx, csv or json").default("xlsx"),
});

/** Returns the filter unless the whole directory or one whole country was chosen. */
function chosenFilter({
  format: _,
  country,
  sort,
  ...conditions
}: z.infer<typeof exportQuery>): AdminFilter | undefined {
  const isFiltered =
    sort !== "latest" || Object.values(conditions).some((value) => value !== undefined && value !== "");
  return isFiltered ? { ...conditions, country, sort } : undefined;
}

/** Time after which a client that reads no more loses its export. Node tells it after one to two such times. Milliseconds. */
const STALL_MS = 60_000;

/**
 * GET export, with the filters of the table and `format`: the file, streamed from a child process while it writes. Each administrator has one
 * export at a time. HEAD sends only the headers. A failure after the first byte resets the connection, so that no part looks like the whole.
 */
export const exportRoutes: AddRoutes = (router, { store, runTask, now }) => {
  /** Names of the administrators whose exports are running. */
  const exporters = new Set<string>();

  router.get("/export", atLeast("viewer"), async (ctx) => {
    const query = readQuery(ctx.querystring, exportQuery);
    const { format } = query;
    const filter = chosenFilter(query);
    const isWhole = filter === undefined && query.country !== "";
    const country = isWhole ? await existingCountry(store, query.country) : undefined;
    if (query.status === "deleted")
      throw new AppError("invalid", "Deleted businesses cannot be exported. Restore them first.");
    const name = exportFileName(filter === undefined ? country : "filtered", now(), format);
    if (ctx.method === "HEAD") {
      attach(ctx, name);
      ctx.status = 200;
      return;
    }
    const actor = administrator(ctx);
    if (exporters.has(actor))
      throw new AppError("conflict", "Your export is running already. Wait until it has ended.");
    exporters.add(actor);
    const disconnection = new AbortController();
    if (ctx.req.socket.destroyed) disconnection.abort();
    else ctx.res.once("close", () => disconnection.abort());
    const output = new PassThrough();
    // This listener precedes Koa's, which would end the connection regularly.
    output.on("error", () => {
      if (ctx.res.headersSent) breakConnection(ctx);
    });
    const options = { actor, signal: disconnection.signal, output };
    const task = runTask("export", { country, filter, format, name }, options)
      .then(
        () => output.end(),
        (error: Error) => {
          output.destroy(error);
          throw error;
        },
      )
      .finally(() => {
        exporters.delete(actor);
      });
    disconnection.signal.addEventListener("abort", () => output.destroy());
    // Before the first byte a failure is a sentence.
    await Promise.race([once(output, "readable", { signal: disconnection.signal }), task]).catch((error) => {
      throw disconnection.signal.aborted
        ? new AppError("cancelled", "The client of the export has disconnected.")
        : error;
    });
    task.catch(() => undefined);
    ctx.res.setTimeout(STALL_MS, () => {
      if (output.readableLength > 0 || ctx.res.writableEnded) breakConnection(ctx);
    });
    attach(ctx, name);
    ctx.body = output;
  });
};

/** Resets a TCP connection: to HTTP/1.0, which proxies speak, its regular end is that of the file. */
function breakConnection({ res: { socket } }: Context): void {
  // A Unix socket has no address, and cannot be reset.
  if (socket?.remoteFamily === undefined) socket?.destroy();
  else socket.resetAndDestroy();
}

function attach(ctx: Context, name: string): void {
  ctx.attachment(name);
  ctx.type = extname(name);
}
