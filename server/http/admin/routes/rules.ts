import * as z from "zod";
import { shortText } from "#contract/queries";
import { RULE_KINDS } from "#contract/rules";
import { AppError } from "../../../errors.ts";
import { checkRule } from "../../../operations/editing/check-rule.ts";
import { previewRule } from "../../../operations/editing/preview-rule.ts";
import { readId } from "../../routes/read-id.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { readBody } from "./read-body.ts";
import { respondWithJob } from "./respond-with-job.ts";

const NO_SUCH_RULE = "This rule no longer exists.";

const ruleSchema = z.strictObject({
  kind: z.enum(RULE_KINDS, "must be city, category or kind"),
  from: shortText,
  to: shortText,
  state: shortText.optional(),
  country: shortText.optional(),
});

/** GET, POST rules · POST rules/preview · DELETE rules/{id}. The writes are jobs: POST responds `{rule, changed}`, DELETE the rule. */
export const rulesRoutes: AddRoutes = (router, { store, jobs }) => {
  router.get("/rules", async (ctx) => {
    ctx.body = await store.editing.rules();
  });

  router.post("/rules/preview", async (ctx) => {
    ctx.body = await previewRule(store, await readBody(ctx, ruleSchema));
  });

  router.post("/rules", async (ctx) => {
    const rule = await checkRule(store, await readBody(ctx, ruleSchema));
    const job = await jobs.start("add-rule", { rule }, { actor: administrator(ctx) });
    ctx.status = 201;
    await respondWithJob(ctx, job, (report) => report);
  });

  router.delete("/rules/:id", async (ctx) => {
    const ruleId = readId(ctx.params.id, NO_SUCH_RULE);
    if (!(await store.editing.rules()).some(({ id }) => id === ruleId)) {
      throw new AppError("not-found", NO_SUCH_RULE);
    }
    const job = await jobs.start("remove-rule", { ruleId }, { actor: administrator(ctx) });
    await respondWithJob(ctx, job, ({ rule }) => rule);
  });
};
