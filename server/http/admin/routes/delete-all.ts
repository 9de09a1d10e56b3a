import type { Context } from "koa";
import * as z from "zod";
import { AppError } from "../../../errors.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { readBody } from "./read-body.ts";
import { respondWithJob } from "./respond-with-job.ts";

const CONFIRMATION = "DELETE";

const confirmationSchema = z.object({ confirm: z.string().optional() });

/** DELETE delete-all. A confirmation, as `{"confirm": "DELETE"}` or the header X-Confirm, is optional but must be right. */
export const deleteAllRoutes: AddRoutes = (router, { jobs }) => {
  router.delete("/delete-all", async (ctx) => {
    if (((await readConfirmation(ctx)) ?? CONFIRMATION) !== CONFIRMATION) {
      throw new AppError("invalid", `To delete all data, confirm it with the word ${CONFIRMATION}.`, [
        { field: "confirm", message: `must be ${CONFIRMATION}` },
      ]);
    }
    const job = await jobs.start("delete-all", {}, { actor: administrator(ctx) });
    await respondWithJob(ctx, job, ({ deleted, backup }) => ({
      message: backup === null ? "There was nothing to delete" : "All business data has been permanently deleted",
      deleted,
      backup,
    }));
  });
};

async function readConfirmation(ctx: Context): Promise<string | undefined> {
  const header = ctx.get("X-Confirm");
  if (header !== "") return header;
  return ctx.is("json") ? (await readBody(ctx, confirmationSchema)).confirm : undefined;
}
