import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import * as z from "zod";
import { AppError } from "../../../errors.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";

const exportQuery = z.object({ country: z.string().trim().max(100).optional() });

/** GET export?country: the workbook, written by a child process. One export at a time. */
export const exportRoutes: AddRoutes = (router, { runTask, uploads }) => {
  let isExporting = false;

  router.get("/export", async (ctx) => {
    const { country } = readQuery(ctx.querystring, exportQuery);
    if (isExporting) throw new AppError("conflict", "An export is running already. Wait until it has ended.");
    const disconnected = new AbortController();
    ctx.res.once("close", () => disconnected.abort());
    let id: string | undefined;
    isExporting = true;
    try {
      const { path, ...opened } = await uploads.open();
      id = opened.id;
      const options = { actor: administrator(ctx), signal: disconnected.signal };
      const { file } = await runTask("export", { country, folder: path }, options);
      const { size } = await stat(file);
      if (disconnected.signal.aborted) throw new AppError("cancelled", "The client of the export has disconnected.");
      ctx.res.once("close", () => void uploads.remove(opened.id));
      ctx.attachment(basename(file));
      ctx.type = ".xlsx";
      ctx.length = size;
      ctx.body = createReadStream(file);
    } catch (error) {
      if (id !== undefined) await uploads.remove(id);
      throw error;
    } finally {
      isExporting = false;
    }
  });
};
