import { join } from "node:path";
import * as z from "zod";
import type { RejectedRows } from "#contract/fields/rejected-rows";
import { AppError } from "../../../../errors.ts";
import {
  readRejects,
  splitRejects,
  storeRemaining,
  writeFixedRows,
} from "../../../../operations/spreadsheets/rejects/fix-rejects.ts";
import { openRejects } from "../../../../operations/spreadsheets/rejects/rejects.ts";
import { readId } from "../../../routes/read-id.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { administrator } from "../../session/require-administrator.ts";
import { importAnswer } from "../imports.ts";
import { readBody } from "../read-body.ts";
import { respondWithJob } from "../respond-with-job.ts";

const NO_REJECTS = "The rejected rows of this import are not stored any more.";
/** Longest text of a cell of a spreadsheet. */
const MAX_CELL_CHARS = 32_767;
const position = z.int().nonnegative();
const row = z.strictObject({
  table: position,
  row: position,
  cells: z.array(z.string().max(MAX_CELL_CHARS)).max(16_384),
});
const fixSchema = z.strictObject({
  version: z.string().max(200),
  rows: z.array(row).min(1, "must have a row").max(10_000),
});
/** The imports whose rejected rows are kept. */
const MAX_IMPORTS = 50;

/** GET, POST imports/{id}/rejected-rows · DELETE imports/{id}/rejects. */
export const fixRejectsRoutes: AddRoutes = (router, parts) => {
  const { store, jobs, uploads, folder, now, log } = parts;
  const open = () => ({ rejects: openRejects(parts), folder });

  router.get("/imports/:id/rejected-rows", async (ctx) => {
    const importId = readId(ctx.params.id, NO_REJECTS);
    const stored = await readRejects(open(), importId);
    const entry = (await store.imports.list(MAX_IMPORTS, now())).find(({ id }) => id === importId);
    ctx.body = { importId, files: entry?.files ?? [], ...stored } satisfies RejectedRows;
  });

  router.post("/imports/:id/rejected-rows", async (ctx) => {
    const importId = readId(ctx.params.id, NO_REJECTS);
    const fix = await readBody(ctx, fixSchema);
    await jobs.requireIdle();
    const { fixed, remaining } = splitRejects(await readRejects(open(), importId), fix);
    const received = await uploads.open();
    const name = `fixed-rows-of-import-${importId}.xlsx`;
    try {
      await writeFixedRows(join(received.path, name), fixed);
      const upload = await uploads.share({ id: received.id, path: join(received.path, name), name });
      const job = await jobs.start(
        "import",
        { file: upload.path ?? name, uploadId: upload.id, onDuplicate: "skip", allowDuplicates: true },
        {
          actor: administrator(ctx),
          file: name,
          async onEnd(state) {
            await uploads.remove(upload.id);
            if (state !== "finished") return;
            await storeRemaining(open(), importId, remaining).catch((error: unknown) =>
              log.warn({ err: error, importId }, "fixed rows could not be removed from the rejected ones"),
            );
          },
        },
      );
      await respondWithJob(ctx, job, importAnswer);
    } catch (error) {
      if (error instanceof AppError) await uploads.remove(received.id);
      throw error;
    }
  });

  router.delete("/imports/:id/rejects", async (ctx) => {
    const importId = readId(ctx.params.id, NO_REJECTS);
    const { rejects } = open();
    if (!(await rejects.importIds()).has(importId)) throw new AppError("not-found", NO_REJECTS);
    await rejects.remove(importId);
    ctx.status = 204;
  });
};
