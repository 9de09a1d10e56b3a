import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Context } from "koa";
import * as z from "zod";
import { type AdminFilter, adminFilterSchema } from "#contract/admin-queries";
import { AppError } from "../../../errors.ts";
import { existingCountry, exportFileName } from "../../../operations/spreadsheets/export-businesses.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";

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

/**
 * GET export, with the filters of the table and `format`: the file, written by a child process. One export at a time. HEAD sends the headers
 * that need no file, so without its length.
 */
export const exportRoutes: AddRoutes = (router, { store, runTask, uploads, now }) => {
  let isExporting = false;

  router.get("/export", async (ctx) => {
    const query = readQuery(ctx.querystring, exportQuery);
    const { format } = query;
    const filter = chosenFilter(query);
    const isWhole = filter === undefined && query.country !== "";
    const country = isWhole ? await existingCountry(store, query.country) : undefined;
    if (query.status === "deleted")
      throw new AppError("invalid", "Deleted businesses cannot be exported. Restore them first.");
    if (ctx.method === "HEAD") {
      attach(ctx, exportFileName(filter === undefined ? country : "filtered", now(), format));
      ctx.status = 200;
      return;
    }
    if (isExporting) throw new AppError("conflict", "An export is running already. Wait until it has ended.");
    isExporting = true;
    const disconnection = new AbortController();
    /** Removes the folder of the file, once it exists. */
    let remove = () => Promise.resolve();
    try {
      const { id, path } = await uploads.open();
      remove = () => uploads.remove(id);
      const connectionClosed = new Promise((resolve) => {
        if (ctx.req.socket.destroyed) resolve(undefined);
        else ctx.res.once("close", resolve);
      });
      connectionClosed.then(() => disconnection.abort()).catch(() => undefined);
      const options = { actor: administrator(ctx), signal: disconnection.signal };
      const { file } = await runTask("export", { country, filter, format, folder: path }, options);
      const { size } = await stat(file);
      if (disconnection.signal.aborted) throw new AppError("cancelled", "The client of the export has disconnected.");
      connectionClosed.then(remove).catch(() => undefined);
      attach(ctx, basename(file));
      ctx.length = size;
      ctx.body = createReadStream(file);
    } catch (error) {
      await remove();
      throw error;
    } finally {
      isExporting = false;
    }
  });
};

function attach(ctx: Context, name: string): void {
  ctx.attachment(name);
  ctx.type = extname(name);
}
