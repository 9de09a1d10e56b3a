import * as z from "zod";
import { AppError } from "../../errors.ts";
import { addRule, removeRule } from "../../operations/rules.ts";
import type { AddRoutes } from "./admin-parts.ts";
import { readBody } from "./read-body.ts";
import { administrator } from "./require-administrator.ts";

const name = z.string("must be a text").max(200, "is longer than 200 characters");
const ruleSchema = z.strictObject({
  kind: z.enum(["city", "category"], "must be city or category"),
  from: name,
  to: name,
});

/** GET, POST rules · DELETE rules/{id}. POST answers `{rule, changed}`: how many businesses it changed. */
export const rulesRoutes: AddRoutes = (router, { store, now }) => {
  router.get("/rules", async (ctx) => {
    ctx.body = await store.rules();
  });

  router.post("/rules", async (ctx) => {
    const given = await readBody(ctx, ruleSchema);
    ctx.status = 201;
    ctx.body = await addRule({ store, actor: administrator(ctx), now }, given);
  });

  router.delete("/rules/:id", async (ctx) => {
    const { id: text = "" } = ctx.params;
    if (!/^[1-9]\d{0,14}$/.test(text)) throw new AppError("not-found", `There is no rule ${text}.`);
    ctx.body = await removeRule({ store, actor: administrator(ctx), now }, Number(text));
  });
};
