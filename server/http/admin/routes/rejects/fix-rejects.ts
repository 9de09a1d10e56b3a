import { join } from "node:path";
import * as z from "zod";
import type { RejectedRows, RejectedTable } from "#contract/fields/rejected-rows";
import { AppError } from "../../../../errors.ts";
import { findImport } from "../../../../operations/find-import.ts";
import {
  countRows,
  fieldsOf,
  mappingsOf,
  readRejects,
  splitRejects,
  storeRemaining,
  writeFixedRows,
} from "../../../../operations/spreadsheets/rejects/fix-rejects.ts";
import { openRejects } from "../../../../operations/spreadsheets/rejects/rejects.ts";
import { readId } from "../../../routes/read-id.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { administrator } from "../../session/require-administrator.ts";
import { atLeast } from "../../session/roles.ts";
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

/** GET, POST imports/{id}/rejected-rows · DELETE imports/{id}/rejects. */
export const fixRejectsRoutes: AddRoutes = (router, parts) => {
  const { store, jobs, uploads, folder, now, log } = parts;
  const open = () => ({ rejects: openRejects(parts), folder });
  const entryOf = (importId: number) => findImport(store, importId, now());
  const keepRemaining = async (importId: number, remaining: readonly RejectedTable[]) => {
    await storeRemaining(open(), importId, remaining);
    await store.imports.noteRemainingRejects(importId, countRows(remaining));
  };

  router.get("/imports/:id/rejected-rows", atLeast("viewer"), async (ctx) => {
    const importId = readId(ctx.params.id, NO_REJECTS);
    const { version, tables } = await readRejects(open(), importId);
    const entry = await entryOf(importId);
    const tablesWithFields = tables.map((table) => ({ ...table, fields: fieldsOf(entry?.reading, table) }));
    ctx.body = { importId, files: entry?.files ?? [], version, tables: tablesWithFields } satisfies RejectedRows;
  });

  router.post("/imports/:id/rejected-rows", atLeast("editor"), async (ctx) => {
    const importId = readId(ctx.params.id, NO_REJECTS);
    const fix = await readBody(ctx, fixSchema);
    await jobs.requireIdle();
    const reading = (await entryOf(importId))?.reading;
    const { fixed, remaining } = splitRejects(await readRejects(open(), importId), fix);
    const received = await uploads.open();
    const name = `fixed-rows-of-import-${importId}.xlsx`;
    try {
      await writeFixedRows(join(received.path, name), fixed);
      const upload = await uploads.share({ id: received.id, path: join(received.path, name), name });
      const job = await jobs.start(
        "import",
        {
          file: upload.path ?? name,
          uploadId: upload.id,
          onDuplicate: "skip",
          allowDuplicates: true,
          country: reading?.country,
          mappings: mappingsOf(reading, fixed),
        },
        {
          actor: administrator(ctx),
          file: name,
          async onEnd(state) {
            await uploads.remove(upload.id);
            if (state !== "finished") return;
            await keepRemaining(importId, remaining).catch((error: unknown) =>
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

  router.delete("/imports/:id/rejects", atLeast("editor"), async (ctx) => {
    const importId = readId(ctx.params.id, NO_REJECTS);
    const { rejects } = open();
    if (!(await rejects.importIds()).has(importId)) throw new AppError("not-found", NO_REJECTS);
    await rejects.remove(importId);
    ctx.status = 204;
  });
};
