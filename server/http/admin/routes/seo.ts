import { counted } from "#domain/text/count-label";
import type { SeoReport } from "../../../operations/publishing/generate-seo.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { respondWithJob } from "./respond-with-job.ts";

/** POST generate-seo. */
export const seoRoutes: AddRoutes = (router, { jobs }) => {
  router.post("/generate-seo", async (ctx) => {
    const job = await jobs.start({ kind: "generate-seo", actor: administrator(ctx) });
    await respondWithJob(ctx, jobs, job, ({ updated, remaining }: SeoReport) => ({
      message: `SEO content generated for ${counted(updated, "business", "businesses")}`,
      updated,
      remaining,
    }));
  });
};
