import { useQuery } from "@tanstack/react-query";
import type { JobKind } from "#contract/admin-api";
import { BusyNote } from "../jobs/busy-note.tsx";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { Synonyms } from "../searches/synonyms.tsx";
import { RoleFence } from "../session/role.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import { RuleForm } from "./rule-form.tsx";
import { RuleList } from "./rule-list.tsx";
import styles from "./rules.module.css";
import { rulesQuery } from "./rules-api.ts";

const RULE_JOBS: readonly JobKind[] = ["add-rule", "remove-rule", "apply-rules"];

/** Shows the section of names of cities and categories, and of words of searches. */
export function NamesSection() {
  return (
    <>
      <Rules />
      <Synonyms />
    </>
  );
}

/** Shows rules that rename a city, move a category to another group, or merge, rename and split categories. */
function Rules() {
  const query = useQuery(rulesQuery);
  const runningJob = useRunningJob();
  const job = runningJob && RULE_JOBS.includes(runningJob.kind) ? runningJob : undefined;
  return (
    <Section
      title="Rename cities and move categories"
      intro="Rules rename a city or category, or move a category to another group, now and in every later import. Old links redirect. Remove a rule to put things back."
    >
      <div className={styles.rules}>
        <QueryContent query={query} errorTitle="The rules could not be loaded">
          {(rules) => (
            <RoleFence leastRole="editor">
              <RuleList rules={rules} isAdding={job?.kind === "add-rule"} />
            </RoleFence>
          )}
        </QueryContent>
        {job && <JobProgress job={job} />}
        <BusyNote shown={RULE_JOBS} action="change rules" />
        <RoleFence leastRole="editor">
          <RuleForm />
        </RoleFence>
      </div>
    </Section>
  );
}
