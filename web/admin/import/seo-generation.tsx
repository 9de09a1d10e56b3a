import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Overview } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";
import { startJob } from "../api/job-api.ts";
import { overviewQueries } from "../api/panel-queries.ts";
import { listedHref } from "../businesses/table-params.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./seo-generation.module.css";

/** Generates SEO texts for businesses that have none. */
export function SeoGeneration() {
  const quality = useQuery(overviewQueries.overview).data?.quality;
  const generation = useStartJob("generate-seo", () => startJob("POST", "generate-seo"));
  const isComplete = quality !== undefined && quality.seoText >= quality.total;
  return (
    <Section
      leastRole="editor"
      title="SEO content"
      intro="Writes a title, a description and a text of 200 words or more for each business that has none. Existing texts do not change."
    >
      <div className={styles.content}>
        {quality && <MissingTexts {...quality} />}
        {generation.job && <JobProgress job={generation.job} />}
        <Button look="main" onClick={() => generation.start()} disabled={generation.isBlocked || isComplete}>
          {generation.isStarting || generation.job ? "Generating SEO Content..." : "Generate SEO Content"}
        </Button>
      </div>
    </Section>
  );
}

function MissingTexts({ total, seoText }: Overview["quality"]) {
  const missingCount = total - seoText;
  if (total === 0) return <p>There are no businesses yet.</p>;
  if (missingCount <= 0) {
    return <p>{counted(total, "listed business has its text.", "listed businesses all have their text.")}</p>;
  }
  return (
    <p>
      <Link to={listedHref({ missing: "seoText" })}>{exactCount(missingCount)}</Link> of{" "}
      {counted(total, "listed business has no text yet.", "listed businesses have no text yet.")}
    </p>
  );
}
