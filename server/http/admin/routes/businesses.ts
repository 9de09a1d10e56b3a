import type { Context } from "koa";
import type { AdminBusiness } from "#contract/admin-api";
import { adminBusinessQuerySchema } from "#contract/admin-queries";
import { bulkActionSchema, businessPatchSchema, newBusinessSchema } from "#contract/business-edit";
import { mergeSelectedSchema } from "#contract/businesses/merge-selected";
import type { UndoableEdit } from "#contract/fields/field-history";
import { AppError } from "../../../errors.ts";
import { addBusiness } from "../../../operations/editing/add-business.ts";
import { changeBusinesses } from "../../../operations/editing/change-businesses.ts";
import { editOneBusiness } from "../../../operations/editing/edit-business.ts";
import { emptyBin } from "../../../operations/editing/empty-bin.ts";
import { matchingIds } from "../../../operations/editing/selection/matching-ids.ts";
import { mergeSelected } from "../../../operations/editing/selection/merge-selected.ts";
import {
  adminBusiness,
  adminBusinessList,
  deletedBusiness,
  toAdminBusiness,
} from "../../../queries/admin-businesses.ts";
import { existingBusiness } from "../../../queries/existing-business.ts";
import { businessHistory } from "../../../queries/history/business-history.ts";
import { readBusinessId } from "../../routes/read-id.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";
import { readBody } from "./read-body.ts";

/** Serves the table of businesses: add, edit, delete and restore one; change many at once; the recycle bin. */
export const businessesRoutes: AddRoutes = (router, { store, binDays, now }) => {
  router.get("/businesses", atLeast("viewer"), async (ctx) => {
    ctx.body = await adminBusinessList({ store, now, binDays }, readQuery(ctx.querystring, adminBusinessQuerySchema));
  });

  router.post("/businesses", atLeast("editor"), async (ctx) => {
    const business = await readBody(ctx, newBusinessSchema);
    const newBusiness = await addBusiness({ store, business, actor: administrator(ctx), now });
    ctx.status = 201;
    ctx.set("Location", `/api/admin/businesses/${newBusiness.business.id}`);
    ctx.body = await toAdminBusiness({ store, now }, newBusiness);
  });

  router.post("/businesses/bulk", atLeast("editor"), async (ctx) => {
    const { ids, filter, expectedCount, ...change } = await readBody(ctx, bulkActionSchema);
    const targetIds = ids ?? (await matchingIds({ store, now }, filter, expectedCount));
    ctx.body = await changeBusinesses({ store, ids: targetIds, change, actor: administrator(ctx), now });
  });

  router.post("/businesses/merge", atLeast("editor"), async (ctx) => {
    const selection = await readBody(ctx, mergeSelectedSchema);
    ctx.body = await mergeSelected({ store, ...selection, actor: administrator(ctx), now });
  });

  router.get("/businesses/:id", atLeast("viewer"), async (ctx) => {
    const business = await adminBusiness({ store, now }, readBusinessId(ctx.params.id));
    ctx.set("ETag", `"${business.updatedAt}"`);
    ctx.body = business;
  });

  router.get("/businesses/:id/history", atLeast("viewer"), async (ctx) => {
    ctx.body = await businessHistory(store, readBusinessId(ctx.params.id));
  });

  router.patch("/businesses/:id", atLeast("editor"), async (ctx) => {
    const { expectedUpdatedAt = readIfMatch(ctx), ...edit } = await readBody(ctx, businessPatchSchema);
    const editedBusiness = await editOneBusiness({
      store,
      id: readBusinessId(ctx.params.id),
      edit,
      ...(expectedUpdatedAt !== undefined && { expectedUpdatedAt }),
      actor: administrator(ctx),
      now,
    });
    const { activityId } = editedBusiness;
    const saved: AdminBusiness & UndoableEdit = await toAdminBusiness({ store, now }, editedBusiness);
    ctx.body = { ...saved, ...(activityId !== undefined && { activityId }) };
  });

  router.get("/deleted/:id", atLeast("viewer"), async (ctx) => {
    ctx.body = await deletedBusiness({ store, now }, readBusinessId(ctx.params.id));
  });

  router.delete("/deleted/:id", atLeast("administrator"), async (ctx) => {
    const { id } = await deletedBusiness({ store, now }, readBusinessId(ctx.params.id));
    ctx.body = await emptyBin({ store, actor: administrator(ctx), now }, { ids: [id] });
  });

  router.delete("/deleted", atLeast("administrator"), async (ctx) => {
    ctx.body = await emptyBin({ store, actor: administrator(ctx), now }, "all");
  });

  router.delete("/businesses/:id", atLeast("editor"), async (ctx) => {
    const { id, name, slug } = await existingBusiness(store, readBusinessId(ctx.params.id));
    await changeBusinesses({ store, ids: [id], change: { action: "delete" }, actor: administrator(ctx), now });
    ctx.body = { id, name, slug };
  });

  router.post("/businesses/:id/restore", atLeast("editor"), async (ctx) => {
    const id = readBusinessId(ctx.params.id);
    await changeBusinesses({ store, ids: [id], change: { action: "restore" }, actor: administrator(ctx), now });
    ctx.body = await adminBusiness({ store, now }, id);
  });
};

/** Reads `updatedAt` from the header If-Match, as GET sends it in the ETag. */
function readIfMatch(ctx: Context): string | undefined {
  const text = ctx.get("If-Match").replace(/^(?:W\/)?"(.*)"$/, "$1");
  if (text === "" || text === "*") return undefined;
  if (!Number.isNaN(Date.parse(text))) return text;
  throw new AppError("invalid", "If-Match must be the ETag of the business.");
}
