import type { Context } from "koa";
import * as z from "zod";
import { AppError } from "../../../../errors.ts";
import { hasBody } from "../../../body-timeout.ts";
import { readQuery } from "../../../routes/read-query.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { administrator } from "../../session/require-administrator.ts";
import { atLeast } from "../../session/roles.ts";
import { readBody } from "../read-body.ts";
import { respondWithJob } from "../respond-with-job.ts";

const CONFIRMATION = "DELETE";

const confirmationSchema = z.strictObject({ confirm: z.string().optional() });

/**
 * DELETE delete-all. A confirmation is optional, as `{"confirm": "DELETE"}`, in the query or as the header X-Confirm, but each one must be
 * right; a body must be JSON.
 */
export const deleteAllRoutes: AddRoutes = (router, { jobs }) => {
  router.delete("/delete-all", atLeast("administrator"), async (ctx) => {
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

async function readConfirmations(ctx: Context): Promise<string[]> {
  const header = ctx.get("X-Confirm");
  const query = readQuery(ctx.querystring, confirmationSchema).confirm;
  const body = hasBody(ctx.req) ? (await readBody(ctx, confirmationSchema)).confirm : undefined;
  return [header === "" ? undefined : header, query, body].filter((word) => word !== undefined);
}
