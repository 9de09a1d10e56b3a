import { counted } from "#domain/text/count-label";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";
import { respondWithJob } from "./respond-with-job.ts";

export const seoRoutes: AddRoutes = (router, { jobs }) => {
  router.post("/generate-seo", atLeast("editor"), async (ctx) => {
    const job = await jobs.start("generate-seo", {}, { actor: administrator(ctx) });
    await respondWithJob(ctx, job, ({ updated, remaining }) => ({
      message: `SEO content generated for ${counted(updated, "business", "businesses")}`,
      updated,
      remaining,
    }));
  });
};
