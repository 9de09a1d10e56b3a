import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Overview } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";
import { startJob } from "../api/job-api.ts";
import { overviewQueries } from "../api/panel-queries.ts";
import { listedHref } from "../businesses/table-params.ts";
import { BusyNote } from "../jobs/busy-note.tsx";
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
      intro="Writes a title, a description and 200+ words for each business that has none. Existing texts stay as they are."
    >
      <div className={styles.content}>
        {quality && <MissingTexts {...quality} />}
        {generation.job && <JobProgress job={generation.job} />}
        <Button look="main" onClick={() => generation.start()} disabled={generation.isBlocked || isComplete}>
          {generation.isStarting || generation.job ? "Generating SEO Content..." : "Generate SEO Content"}
        </Button>
        {!isComplete && <BusyNote shown={["generate-seo"]} action="generate texts" />}
      </div>
    </Section>
  );
}

function MissingTexts({ total, seoText }: Overview["quality"]) {
  const missingCount = total - seoText;
  if (total === 0) return <p>There are no businesses yet.</p>;
  if (missingCount <= 0) {
    return (
      <p>{total === 1 ? "The one business has SEO text." : `All ${exactCount(total)} businesses have SEO text.`}</p>
    );
  }
  return (
    <p>
      <Link to={listedHref({ missing: "seoText" })}>{exactCount(missingCount)}</Link> of{" "}
      {counted(total, "business has no SEO text yet.", "businesses have no SEO text yet.")}
    </p>
  );
}
