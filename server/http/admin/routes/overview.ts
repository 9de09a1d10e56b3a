import { latestQuerySchema } from "#contract/admin-queries";
import { createDirectoryOverview } from "../../../queries/directory-overview.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes } from "../admin-parts.ts";

/** GET overview · GET activity. */
export const overviewRoutes: AddRoutes = (router, { store }) => {
  const overview = createDirectoryOverview(store);

  router.get("/overview", async (ctx) => {
    ctx.body = await overview();
  });

  router.get("/activity", async (ctx) => {
    ctx.body = await store.maintenance.activity(readQuery(ctx.querystring, latestQuerySchema).limit);
  });
};
