import { useEffect, useEffectEvent, useRef } from "react";
import layout from "../styles/layout.module.css";
import styles from "./choice-select.module.css";

interface ChoiceSelectProps {
  name: string;
  label: string;
  choices: readonly (readonly [value: string, text: string])[];
  value: string;
  /** Called with the select once its choice is made. */
  onChoose: (select: HTMLSelectElement) => void;
}

/** Keys that change a closed select step by step: their choice is made with Enter or when the focus leaves. */
const STEP_KEYS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]);

/** A select whose choice applies immediately; forms need a submit button only without JavaScript. */
export function ChoiceSelect({ name, label, choices, value, onChoose }: ChoiceSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const isStepping = useRef(false);
  const choose = () => {
    isStepping.current = false;
    if (select.current && select.current.value !== value) onChoose(select.current);
  };
  // A visitor may choose before this code is loaded.
  const chooseEarly = useEffectEvent(choose);
  useEffect(() => chooseEarly(), []);
  // The same select shows the choice of the next page, so that it keeps the focus.
  const shownValue = useRef(value);
  useEffect(() => {
    if (select.current && shownValue.current !== value) select.current.value = value;
    shownValue.current = value;
  }, [value]);
  return (
    <label className={styles.label}>
      <span className={layout.visuallyHidden}>{label}</span>
      <select
        className={styles.select}
        name={name}
        // Otherwise browsers would restore the choice of another list here.
        autoComplete="off"
        ref={select}
        defaultValue={value}
        onPointerDown={() => {
          isStepping.current = false;
        }}
        onKeyDown={(event) => {
          isStepping.current = STEP_KEYS.has(event.key);
          if (event.key === "Enter") choose();
        }}
        onChange={() => {
          if (!isStepping.current) choose();
        }}
        onBlur={choose}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
