import type { Context } from "koa";
import * as z from "zod";
import { AppError } from "../../../errors.ts";
import type { deleteAll } from "../../../operations/backups/delete-all.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { answerJob } from "./answer-job.ts";
import { readBody } from "./read-body.ts";

const WORD = "DELETE";
type Deleted = Awaited<ReturnType<typeof deleteAll>>;

const confirmation = z.object({ confirm: z.string().optional() });

/** DELETE delete-all. What was typed to confirm it may come along, as `{"confirm": "DELETE"}` or `X-Confirm`, and must then be right. */
export const deleteAllRoutes: AddRoutes = (router, { jobs }) => {
  router.delete("/delete-all", async (ctx) => {
    if (((await confirmed(ctx)) ?? WORD) !== WORD) {
      throw new AppError("invalid", `To delete all data, confirm it with the word ${WORD}.`, [
        { field: "confirm", message: `must be ${WORD}` },
      ]);
    }
    const job = await jobs.start({ kind: "delete-all", actor: administrator(ctx) });
    await answerJob(ctx, jobs, job, ({ deleted, backup }: Deleted) => ({
      message: backup === null ? "There was nothing to delete" : "All business data has been permanently deleted",
      deleted,
      backup,
    }));
  });
};

async function confirmed(ctx: Context): Promise<string | undefined> {
  const header = ctx.get("X-Confirm");
  if (header !== "") return header;
  return ctx.is("json") ? (await readBody(ctx, confirmation)).confirm : undefined;
}
