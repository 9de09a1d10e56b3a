import * as z from "zod";
import type { MergePreview } from "#contract/admin-api";
import { duplicatesQuerySchema, latestQuerySchema } from "#contract/admin-queries";
import { mergedIdsSchema } from "#contract/businesses/merge-selected";
import { wholeNumber } from "#contract/queries";
import { mergeIntoOne, previewMerge, setDistinct, undoMerge } from "../../../operations/editing/merge-businesses.ts";
import { createDuplicatePairs } from "../../../queries/duplicate-pairs.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";
import { readBody } from "./read-body.ts";

const id = z.int("must be an id").positive("must be an id");
const mergeSchema = z.strictObject({ survivorId: id, mergedId: id });
const previewQuery = z.object({
  survivorId: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  /** Ids with commas between them. */
  mergedIds: z
    .string("must be a list of ids")
    .transform((text) => text.split(",").map(Number))
    .pipe(mergedIdsSchema),
});
const undoSchema = z.strictObject({ mergedId: id });
const distinctSchema = z.strictObject({
  ids: z.tuple([id, id], "must be two ids"),
  isDistinct: z.boolean("must be true or false").default(true),
});

/** GET duplicates · GET duplicates/merges, merge-preview · POST duplicates/merge, undo-merge, distinct. */
export const duplicatesRoutes: AddRoutes = (router, { store, runTask, now }) => {
  const duplicatePairs = createDuplicatePairs({ store, now, find: () => runTask("find-duplicates", {}) });

  router.get("/duplicates", atLeast("viewer"), async (ctx) => {
    ctx.body = await duplicatePairs(readQuery(ctx.querystring, duplicatesQuerySchema));
  });
  router.get("/duplicates/merges", atLeast("viewer"), async (ctx) => {
    ctx.body = await store.duplicates.merges(readQuery(ctx.querystring, latestQuerySchema).limit);
  });
  router.get("/duplicates/merge-preview", atLeast("viewer"), async (ctx) => {
    const { survivorId, mergedIds } = readQuery(ctx.querystring, previewQuery);
    ctx.body = (await previewMerge({ store, now }, survivorId, mergedIds)) satisfies MergePreview;
  });
  router.post("/duplicates/merge", atLeast("editor"), async (ctx) => {
    const { survivorId, mergedId } = await readBody(ctx, mergeSchema);
    ctx.body = await mergeIntoOne({ store, actor: administrator(ctx), now }, survivorId, mergedId);
  });
  router.post("/duplicates/undo-merge", atLeast("editor"), async (ctx) => {
    const { mergedId } = await readBody(ctx, undoSchema);
    ctx.body = await undoMerge({ store, actor: administrator(ctx), now }, mergedId);
  });
  router.post("/duplicates/distinct", atLeast("editor"), async (ctx) => {
    const { ids, isDistinct } = await readBody(ctx, distinctSchema);
    await setDistinct({ store, actor: administrator(ctx), now }, ids, isDistinct);
    ctx.status = 204;
  });
};
