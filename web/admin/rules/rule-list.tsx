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
        title="Take the rule back?"
        text={ruleToRemove === undefined ? "" : removalText(ruleToRemove)}
        confirmLabel="Remove the rule"
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
  if (!isApplied) return "Not applied to all businesses yet";
  const count = counted(businesses, "business", "businesses");
  if (kind === "category") return count;
  if (kind === "kind") return `${count} there now`;
  return isRecorded ? `${count} moved` : `${count} moved since the upgrade; those moved before it stay`;
}

function removalText(rule: Rule): string {
  if (rule.kind === "category") {
    return `${ruleText(rule)}. The category goes back to the group that its name suggests, with ${counted(rule.businesses, "business", "businesses")}.`;
  }
  if (rule.kind === "kind") {
    return `${ruleText(rule)}. The businesses of ${rule.from} go back to the category that their own names, and so do later imports.`;
  }
  const returnText = `${counted(rule.businesses, "business goes", "businesses go")} back to ${rule.from}, except those whose city was edited since. Later imports use the city of the file.`;
  const unrecordedText = rule.isRecorded ? "" : " What the rule moved before the upgrade was not recorded, and stays.";
  return `${ruleText(rule)}. ${returnText}${unrecordedText}`;
}
