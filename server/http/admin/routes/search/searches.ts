import * as z from "zod";
import type { MissedSearches } from "#contract/admin-api";
import { latestQuerySchema } from "#contract/admin-queries";
import { shortText } from "#contract/queries";
import { addSynonym, removeSynonym } from "../../../../operations/editing/synonyms.ts";
import { readId } from "../../../routes/read-id.ts";
import { readQuery } from "../../../routes/read-query.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { administrator } from "../../session/require-administrator.ts";
import { readBody } from "../read-body.ts";

const synonymSchema = z.strictObject({ from: shortText, to: shortText });
const forgetSchema = z.object({ text: shortText.optional() });

/** GET, DELETE searches · GET, POST synonyms · DELETE synonyms/{id}. */
export const searchesRoutes: AddRoutes = (router, { store, searchLog, now }) => {
  router.get("/searches", async (ctx) => {
    const { limit } = readQuery(ctx.querystring, latestQuerySchema);
    await searchLog.flush();
    const searches = await store.maintenance.missedSearches(limit);
    ctx.body = { isLogged: searchLog.isEnabled, searches } satisfies MissedSearches;
  });
  router.delete("/searches", async (ctx) => {
    await store.maintenance.forgetMissedSearches(readQuery(ctx.querystring, forgetSchema).text);
    ctx.status = 204;
  });

  router.get("/synonyms", async (ctx) => {
    ctx.body = await store.search.synonyms();
  });
  router.post("/synonyms", async (ctx) => {
    const synonym = await readBody(ctx, synonymSchema);
    ctx.body = await addSynonym({ store, actor: administrator(ctx), now }, synonym);
    ctx.status = 201;
  });
  router.delete("/synonyms/:id", async (ctx) => {
    const id = readId(ctx.params.id, "This synonym no longer exists.");
    ctx.body = await removeSynonym({ store, actor: administrator(ctx), now }, id);
  });
};
