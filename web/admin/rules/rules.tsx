import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { JobKind } from "#contract/admin-api";
import type { Rule } from "#contract/rules";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { QueryContent } from "../ui/query-content.tsx";
import { SelectBox } from "../ui/select-box.tsx";
import { Section } from "../ui/tab-page.tsx";
import { CategoryOptions } from "./category-options.tsx";
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

const KINDS = [
  { value: "city", label: "City" },
  { value: "category", label: "Category" },
];
const GROUPS = [
  ...CATEGORY_GROUPS.map(({ slug, name }) => ({ value: slug as string, label: name })),
  { value: "other", label: "Other" },
];

/** Adds a rule. A refusal keeps what was typed. */
function RuleForm() {
  const [kind, setKind] = useState<Rule["kind"]>("city");
  const [group, setGroup] = useState(GROUPS[0]?.value ?? "");
  const adding = useStartJob("add-rule", addRule);
  const isCity = kind === "city";
  const errorOf = (field: "from" | "to", label: string) => {
    const error = adding.fieldErrors.find((error) => error.field === field);
    return error && `${label} ${error.message}.`;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (name: string) => String(new FormData(form).get(name)).trim();
    const clear = () => {
      for (const input of form.querySelectorAll("input")) input.value = "";
    };
    adding.start({ kind, from: text("from"), to: isCity ? text("to") : group }, { onSuccess: clear });
  };
  const fromLabel = isCity ? "City in the file" : "Category";
  const toLabel = "New name of the city";
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.pick}>
        <span aria-hidden="true">Rule for a</span>
        <SelectBox label="Rule for" value={kind} options={KINDS} onChange={(kind) => setKind(kind as Rule["kind"])} />
      </div>
      <TextField
        label={fromLabel}
        name="from"
        error={errorOf("from", fromLabel)}
        list={isCity ? undefined : "rule-categories"}
        required
      />
      {isCity ? (
        <TextField label={toLabel} name="to" error={errorOf("to", toLabel)} required />
      ) : (
        <div className={styles.pick}>
          <span aria-hidden="true">Group</span>
          <SelectBox label="Group" value={group} options={GROUPS} onChange={setGroup} />
        </div>
      )}
      {!isCity && <CategoryOptions id="rule-categories" />}
      {adding.refusal !== undefined && adding.fieldErrors.length === 0 && (
        <div className={styles.refusal}>
          <ErrorNotice title="The rule was not added">{adding.refusal}</ErrorNotice>
        </div>
      )}
      <Button type="submit" disabled={adding.isBlocked} className={styles.add}>
        Add rule
      </Button>
    </form>
  );
}
