import type { Context } from "koa";
import * as z from "zod";
import { AppError } from "../../../errors.ts";
import { hasBody } from "../../body-timeout.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { readBody } from "./read-body.ts";
import { respondWithJob } from "./respond-with-job.ts";

const CONFIRMATION = "DELETE";

const confirmationSchema = z.object({ confirm: z.string().optional() });

/** DELETE delete-all. A confirmation, as `{"confirm": "DELETE"}` or the header X-Confirm, is optional but must be right. */
export const deleteAllRoutes: AddRoutes = (router, { jobs }) => {
  router.delete("/delete-all", async (ctx) => {
    if ((await readConfirmations(ctx)).some((word) => word !== CONFIRMATION)) {
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

/** The confirmations of a request, none to two. */
async function readConfirmations(ctx: Context): Promise<string[]> {
  const { confirm } = hasBody(ctx.req) ? await readBody(ctx, confirmationSchema) : {};
  return [ctx.get("X-Confirm"), confirm ?? ""].filter((word) => word !== "");
}
