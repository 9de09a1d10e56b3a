import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Overview } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";
import { startJob } from "../api/job-api.ts";
import { overviewQueries } from "../api/overview-queries.ts";
import { businessesHref } from "../businesses/businesses-address.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../parts/button.tsx";
import { Section } from "../parts/tab-page.tsx";
import styles from "./seo-generation.module.css";

/** Writes texts for businesses that have none. */
export function SeoGeneration() {
  const { data: overview } = useQuery(overviewQueries.overview);
  const { start, isStarting } = useStartJob("generate-seo");
  const running = useRunningJob();
  const isGenerating = isStarting || running?.kind === "generate-seo";
  return (
    <Section
      title="SEO content"
      intro="Writes a title, a description and a text of 200 words or more for each business that has none, from what the directory knows of it. Texts that are there already are not touched."
    >
      <div className={styles.content}>
        {overview && <Lacking {...overview.quality} />}
        {running?.kind === "generate-seo" && <JobProgress job={running} />}
        <Button
          look="main"
          onClick={() => void start(() => startJob("POST", "generate-seo"))}
          disabled={isStarting || running !== undefined}
        >
          {isGenerating ? "Generating SEO Content..." : "Generate SEO Content"}
        </Button>
      </div>
    </Section>
  );
}

function Lacking({ total, seoText }: Overview["quality"]) {
  const missing = total - seoText;
  if (total === 0) return <p>There are no businesses yet.</p>;
  if (missing <= 0)
    return <p>{counted(total, "listed business has its text.", "listed businesses all have their text.")}</p>;
  return (
    <p>
      <Link to={businessesHref({ missing: "seoText" })}>{exactCount(missing)}</Link> of{" "}
      {counted(total, "listed business has no text yet.", "listed businesses have no text yet.")}
    </p>
  );
}
