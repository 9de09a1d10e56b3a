import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Context } from "koa";
import * as z from "zod";
import { AppError } from "../../../errors.ts";
import { existingCountry, exportFileName } from "../../../operations/spreadsheets/export-businesses.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";

const exportQuery = z.object({ country: z.string().trim().max(100).optional() });

/**
 * GET export?country: the workbook, written by a child process. One export at a time. HEAD sends the headers that need no workbook, so
 * without its length.
 */
export const exportRoutes: AddRoutes = (router, { store, runTask, uploads, now }) => {
  let isExporting = false;

  router.get("/export", atLeast("viewer"), async (ctx) => {
    const { country: input } = readQuery(ctx.querystring, exportQuery);
    const country = input === undefined ? undefined : await existingCountry(store, input);
    if (ctx.method === "HEAD") {
      attach(ctx, exportFileName(country, now()));
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
      const { file } = await runTask("export", { country, folder: path }, options);
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
  ctx.type = ".xlsx";
}
