import * as z from "zod";
import { createDirectoryOverview } from "../../../queries/directory-overview.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";

const listQuery = z.object({ limit: z.coerce.number().int().min(1).max(500).default(50) });

/** GET overview · GET activity. */
export const overviewRoutes: AddRoutes = (router, { store }) => {
  const overview = createDirectoryOverview(store);

  router.get("/overview", async (ctx) => {
    ctx.body = await overview();
  });

  router.get("/activity", async (ctx) => {
    ctx.body = await store.maintenance.activity(readQuery(ctx.querystring, listQuery).limit);
  });
};
