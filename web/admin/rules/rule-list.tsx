import { useState } from "react";
import type { Rule } from "#contract/rules";
import { ruleSubject } from "#domain/rules/rule-subject";
import { counted } from "#domain/text/count-label";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { RULE_LABELS, targetName } from "./rule-text.ts";
import styles from "./rules.module.css";
import { addRule, removeRule } from "./rules-api.ts";

/** Lists the rules. `isAdding` means that a new rule is not in the list yet. */
export function RuleList({ rules, isAdding }: { rules: readonly Rule[]; isAdding: boolean }) {
  const removal = useStartJob("remove-rule", removeRule);
  const resumption = useStartJob("add-rule", addRule);
  const [ruleToRemove, setToRemove] = useState<Rule>();
  const isBlocked = removal.isBlocked || resumption.isBlocked;
  if (rules.length === 0) return isAdding ? null : <p className={styles.none}>There are no rules yet.</p>;
  return (
    <>
      <ul className={styles.list} aria-label="Rules">
        {rules.map((rule) => (
          <li key={rule.id}>
            <span className={styles.kind}>{RULE_LABELS[rule.kind]}</span>
            <span className={styles.rule}>
              {ruleSubject(rule)} <span aria-label="becomes">→</span> <b>{targetName(rule)}</b>
              <span className={styles.note}>{note(rule)}</span>
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
                onClick={() => setToRemove(rule)}
                disabled={isBlocked}
                aria-label={`Remove the rule ${ruleText(rule)}`}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={ruleToRemove !== undefined}
        title="Remove this rule?"
        text={ruleToRemove === undefined ? "" : removalText(ruleToRemove)}
        confirmLabel="Remove rule"
        onConfirm={() => {
          if (ruleToRemove !== undefined) removal.start(ruleToRemove.id);
          setToRemove(undefined);
        }}
        onCancel={() => setToRemove(undefined)}
      />
    </>
  );
}

function ruleText(rule: Rule): string {
  return `${ruleSubject(rule)} → ${targetName(rule)}`;
}

function note({ kind, businesses, isApplied, isRecorded }: Rule): string {
  if (!isApplied) return "Not yet applied to every business";
  const count = counted(businesses, "business", "businesses");
  if (kind === "category") return count;
  if (kind === "kind") return `${count} in it now`;
  return isRecorded ? `${count} moved` : `${count} moved since the upgrade; businesses moved before it stay`;
}

function removalText(rule: Rule): string {
  if (rule.kind === "category") {
    return `${ruleText(rule)}. The category goes back to the group its name suggests, with ${counted(rule.businesses, "business", "businesses")}.`;
  }
  if (rule.kind === "kind") {
    return `${ruleText(rule)}. Businesses that were in ${rule.from} go back to it, and later imports keep it too.`;
  }
  const returnText = `${counted(rule.businesses, "business goes", "businesses go")} back to ${rule.from}, except where someone edited the city since. Later imports use the city in the file.`;
  const unrecordedText = rule.isRecorded
    ? ""
    : " Businesses moved before the upgrade were not recorded and stay where they are.";
  return `${ruleText(rule)}. ${returnText}${unrecordedText}`;
}
