import { useQuery } from "@tanstack/react-query";
import type { JobKind, Rule } from "#contract/admin-api";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../parts/button.tsx";
import { LoadFailure } from "../parts/load-failure.tsx";
import { Section } from "../parts/tab-page.tsx";
import { ruleApi, ruleQueries } from "./rule-api.ts";
import { RuleForm } from "./rule-form.tsx";
import styles from "./rules.module.css";

/** What holds for every business, present and to come. */
export function Rules() {
  const { data: rules, error, refetch } = useQuery(ruleQueries.all);
  const running = useRunningJob();
  const following = running && JOBS.includes(running.kind) ? running : undefined;
  return (
    <Section
      title="Rules"
      intro="A rule renames or merges a city, or puts a category into a group. It changes businesses that are there and those of every later import; the old address of a city leads to the new one."
    >
      <div className={styles.rules}>
        {error ? (
          <LoadFailure title="The rules could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : (
          rules && <RuleList rules={rules} isComing={following?.kind === "add-rule"} />
        )}
        {following && <JobProgress job={following} />}
        <RuleForm />
      </div>
    </Section>
  );
}

const JOBS: readonly JobKind[] = ["add-rule", "remove-rule", "apply-rules"];

/** `isComing`: one is being laid down, and is not among them yet. */
function RuleList({ rules, isComing }: { rules: readonly Rule[]; isComing: boolean }) {
  const removal = useStartJob("remove-rule");
  const going = useStartJob("add-rule");
  const running = useRunningJob();
  const isBusy = removal.isStarting || going.isStarting || running !== undefined;
  if (rules.length === 0) return isComing ? null : <p className={styles.none}>There are no rules yet.</p>;
  return (
    <ul className={styles.list} aria-label="Rules">
      {rules.map((rule) => (
        <li key={rule.id}>
          <span className={styles.kind}>{rule.kind === "city" ? "City" : "Category"}</span>
          <span className={styles.rule}>
            {rule.from} <span aria-label="becomes">→</span> <b>{targetName(rule)}</b>
            {!rule.isApplied && <span className={styles.stopped}>Not all businesses follow it yet</span>}
          </span>
          <span className={styles.buttons}>
            {!rule.isApplied && (
              <Button
                onClick={() => void going.start(() => ruleApi.add(rule))}
                disabled={isBusy}
                aria-label={`Go on with the rule ${ruleText(rule)}`}
              >
                Go on
              </Button>
            )}
            <Button
              onClick={() => void removal.start(() => ruleApi.remove(rule.id))}
              disabled={isBusy}
              aria-label={`Remove the rule ${ruleText(rule)}`}
            >
              Remove
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function ruleText(rule: Rule): string {
  return `${rule.from} → ${targetName(rule)}`;
}

function targetName({ kind, to }: Rule): string {
  const group = CATEGORY_GROUPS.find(({ slug }) => slug === to);
  return kind === "category" ? (group?.name ?? (to === "other" ? "Other" : to)) : to;
}
