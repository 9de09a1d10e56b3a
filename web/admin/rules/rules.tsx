import { useQuery } from "@tanstack/react-query";
import type { JobKind, Rule } from "#contract/admin-api";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import { RuleForm } from "./rule-form.tsx";
import styles from "./rules.module.css";
import { addRule, removeRule, rulesQuery } from "./rules-api.ts";

const RULE_JOBS: readonly JobKind[] = ["add-rule", "remove-rule", "apply-rules"];

/** Rules that rename a city or move a category to another group. */
export function Rules() {
  const query = useQuery(rulesQuery);
  const running = useRunningJob();
  const job = running && RULE_JOBS.includes(running.kind) ? running : undefined;
  return (
    <Section
      title="Rules"
      intro="A rule renames or merges a city, or puts a category into a group. It changes businesses that are there and those of every later import. The old address of a city leads to the new one."
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

/** `isAdding`: a new rule is not in the list yet. */
function RuleList({ rules, isAdding }: { rules: readonly Rule[]; isAdding: boolean }) {
  const removal = useStartJob("remove-rule", removeRule);
  const resumption = useStartJob("add-rule", addRule);
  const isBlocked = removal.isBlocked || resumption.isBlocked;
  if (rules.length === 0) return isAdding ? null : <p className={styles.none}>There are no rules yet.</p>;
  return (
    <ul className={styles.list} aria-label="Rules">
      {rules.map((rule) => (
        <li key={rule.id}>
          <span className={styles.kind}>{rule.kind === "city" ? "City" : "Category"}</span>
          <span className={styles.rule}>
            {rule.from} <span aria-label="becomes">→</span> <b>{targetName(rule)}</b>
            {!rule.isApplied && <span className={styles.note}>Not applied to all businesses yet</span>}
          </span>
          <span className={styles.buttons}>
            {!rule.isApplied && (
              <Button
                onClick={() => resumption.start(rule)}
                disabled={isBlocked}
                aria-label={`Resume the rule ${ruleText(rule)}`}
              >
                Resume
              </Button>
            )}
            <Button
              onClick={() => removal.start(rule.id)}
              disabled={isBlocked}
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
