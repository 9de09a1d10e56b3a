import { useQuery } from "@tanstack/react-query";
import type { JobKind } from "#contract/admin-api";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import { RuleForm } from "./rule-form.tsx";
import { RuleList } from "./rule-list.tsx";
import styles from "./rules.module.css";
import { rulesQuery } from "./rules-api.ts";

const RULE_JOBS: readonly JobKind[] = ["add-rule", "remove-rule", "apply-rules"];

/** Shows rules that rename a city, move a category to another group, or merge, rename and split categories. */
export function Rules() {
  const query = useQuery(rulesQuery);
  const runningJob = useRunningJob();
  const job = runningJob && RULE_JOBS.includes(runningJob.kind) ? runningJob : undefined;
  return (
    <Section
      leastRole="editor"
      title="Rules"
      intro="A rule renames or merges a city, everywhere or in one state or country, or puts a category into a group, or merges, renames or splits categories. It changes businesses that are there and those of every later import. The old address of a city or category leads to the new one. Removing a rule brings its businesses back."
    >
      <div className={styles.rules}>
        <QueryContent query={query} errorTitle="The rules could not be loaded">
          {(rules) => <RuleList rules={rules} isAdding={job?.kind === "add-rule"} />}
        </QueryContent>
        {job && <JobProgress job={job} />}
        <RuleForm />
      </div>
    </Section>
  );
}
