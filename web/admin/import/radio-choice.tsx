import { type ReactNode, useId } from "react";
import styles from "./radio-choice.module.css";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Consequence of the option. */
  note: string;
}

interface RadioChoiceProps<Value extends string> {
  legend: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  children?: ReactNode;
}

/** A radio group whose options each have a note. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, options, value, onChange, children } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            aria-describedby={`${name}-${option.value}`}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            <span className={styles.note} id={`${name}-${option.value}`}>
              {option.note}
            </span>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
