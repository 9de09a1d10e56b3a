import * as z from "zod";
import { putBackOwnField, removeOwnField, renameOwnField } from "../../../operations/own-fields/change-own-fields.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";
import { readBody } from "./read-body.ts";

const renameSchema = z.strictObject({ name: z.string("must be a text").max(1_000, "is longer than 1,000 characters") });

/** GET own-fields · PATCH, DELETE own-fields/{key} · POST own-fields/{key}/put-back. */
export const ownFieldsRoutes: AddRoutes = (router, { store, now }) => {
  router.get("/own-fields", atLeast("viewer"), async (ctx) => {
    ctx.body = await store.directory.ownFields();
  });
  router.patch("/own-fields/:key", atLeast("editor"), async (ctx) => {
    const { name } = await readBody(ctx, renameSchema);
    ctx.body = await renameOwnField({ store, actor: administrator(ctx), now }, ctx.params.key ?? "", name);
  });
  router.delete("/own-fields/:key", atLeast("editor"), async (ctx) => {
    ctx.body = await removeOwnField({ store, actor: administrator(ctx), now }, ctx.params.key ?? "");
  });
  router.post("/own-fields/:key/put-back", atLeast("editor"), async (ctx) => {
    ctx.body = await putBackOwnField({ store, actor: administrator(ctx), now }, ctx.params.key ?? "");
  });
};
