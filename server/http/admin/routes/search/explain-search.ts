import { searchQuerySchema } from "#contract/queries";
import { createSearchExplanation } from "../../../../queries/search/explain-search.ts";
import { readQuery } from "../../../routes/read-query.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { atLeast } from "../../session/roles.ts";

/** GET search: like /api/search, with the score of each result. */
export const explainSearchRoutes: AddRoutes = (router, { store, now }) => {
  const explain = createSearchExplanation(store, now);
  router.get("/search", atLeast("viewer"), async (ctx) => {
    ctx.body = await explain(readQuery(ctx.querystring, searchQuerySchema));
  });
};
