import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Rule } from "#contract/admin-api";
import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { notify } from "../../notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { refreshData } from "../api/refresh-data.ts";
import { ruleApi, ruleQueries } from "../api/rule-api.ts";
import { Button } from "../parts/button.tsx";
import { LoadFailure } from "../parts/load-failure.tsx";
import { Section } from "../parts/tab-page.tsx";
import { RuleForm } from "./rule-form.tsx";
import styles from "./rules.module.css";

/** What holds for every business, present and to come. */
export function Rules() {
  const { data: rules, error, refetch } = useQuery(ruleQueries.all);
  return (
    <Section
      title="Rules"
      intro="A rule renames or merges a city, or puts a category into a group. It changes businesses that are there and those of every later import; the old address of a city leads to the new one."
    >
      <div className={styles.rules}>
        {error ? (
          <LoadFailure title="The rules could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : (
          rules && <RuleList rules={rules} />
        )}
        <RuleForm />
      </div>
    </Section>
  );
}

const REMOVED: Readonly<Record<Rule["kind"], string>> = {
  city: "Businesses that it moved stay where they are; later imports bring the city as it is in the file.",
  category: "The category is back in the group that its name says.",
};

function RuleList({ rules }: { rules: readonly Rule[] }) {
  const client = useQueryClient();
  const [pending, setPending] = useState<number>();
  const remove = async (rule: Rule) => {
    setPending(rule.id);
    try {
      await ruleApi.remove(rule.id);
      notify({ title: "Rule removed", description: REMOVED[rule.kind] });
    } catch (error) {
      const description = failureText(error, ruleText(rule));
      notify({ title: "The rule was not removed", description, variant: "destructive" });
    } finally {
      setPending(undefined);
      refreshData(client);
    }
  };
  if (rules.length === 0) return <p className={styles.none}>There are no rules yet.</p>;
  return (
    <ul className={styles.list} aria-label="Rules">
      {rules.map((rule) => (
        <li key={rule.id}>
          <span className={styles.kind}>{rule.kind === "city" ? "City" : "Category"}</span>
          <span className={styles.rule}>
            {rule.from} <span aria-label="becomes">→</span> <b>{targetName(rule)}</b>
          </span>
          <Button
            onClick={() => void remove(rule)}
            disabled={pending === rule.id}
            aria-label={`Remove the rule ${ruleText(rule)}`}
          >
            Remove
          </Button>
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
