import { useId } from "react";
import styles from "../setting-input.module.css";
import type { InputProps } from "./input-props.ts";

interface ChoiceInputProps extends InputProps {
  choices: readonly (readonly [value: string, label: string])[];
}

/** Radio buttons of a setting with few values. */
export function ChoiceInput({ common, choices, draft, onChange }: ChoiceInputProps) {
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={hintId}>
      <legend>{common.label}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className={styles.check}>
          <input
            type="radio"
            name={name}
            checked={draft === value}
            disabled={common.readOnly}
            onChange={() => onChange(value)}
          />
          <span lang={value}>{label}</span>
        </label>
      ))}
      <p id={hintId} className={styles.hint}>
        {common.hint}
      </p>
    </fieldset>
  );
}
