import { type ReactNode, useId } from "react";
import type { OnDuplicate } from "#contract/import-report";
import { counted } from "#domain/text/count-label";
import styles from "./on-duplicate-choice.module.css";

interface OnDuplicateChoiceProps {
  /** Stored businesses that the file would change. */
  changed: number;
  value: OnDuplicate;
  onChange: (value: OnDuplicate) => void;
  /** Which fields differ. */
  children: ReactNode;
}

const CHOICES = [
  { value: "skip", label: "Skip them", note: "They do not change and count as duplicates." },
  {
    value: "update",
    label: "Update them",
    note: "They get the values of this file, except in fields that were edited by hand.",
  },
] as const;

/** Whether rows of stored businesses are skipped or update them. */
export function OnDuplicateChoice({ changed, value, onChange, children }: OnDuplicateChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{counted(changed, "business is", "businesses are")} stored with other values</legend>
      {CHOICES.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            aria-describedby={`${name}-${choice.value}`}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            <span className={styles.note} id={`${name}-${choice.value}`}>
              {choice.note}
            </span>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
