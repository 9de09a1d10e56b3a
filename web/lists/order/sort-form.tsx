import { type FormEvent, type SyntheticEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import layout from "../../styles/layout.module.css";
import { HiddenFields } from "../hidden-fields.tsx";
import styles from "./sort-form.module.css";

interface SortFormProps {
  choices: readonly (readonly [sort: string, name: string])[];
  sort: string;
  /** Returns the address of the list in an order. */
  href: (sort: string) => string;
}

/** Arrow keys change a closed select step by step, so their choice holds only with Enter or when the focus leaves. */
const STEP_KEYS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]);

/** Chooses the order of a list, which applies at once. Only without JavaScript it has a button. */
export function SortForm({ choices, sort, href }: SortFormProps) {
  const navigate = useNavigate();
  const isStepping = useRef(false);
  const apply = ({ currentTarget: { value } }: SyntheticEvent<HTMLSelectElement>) => {
    isStepping.current = false;
    if (value !== sort) void navigate(href(value));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(href(String(new FormData(event.currentTarget).get("sort"))));
  };
  const unsortedHref = href("");
  return (
    <form className={styles.form} action={unsortedHref.split("?", 1)[0]} onSubmit={submit}>
      <HiddenFields address={unsortedHref} />
      <label className={styles.label}>
        <span className={layout.visuallyHidden}>Sort by</span>
        <select
          className={styles.select}
          name="sort"
          key={sort}
          defaultValue={sort}
          onPointerDown={() => {
            isStepping.current = false;
          }}
          onKeyDown={(event) => {
            isStepping.current = STEP_KEYS.has(event.key);
            if (event.key === "Enter") apply(event);
          }}
          onChange={(event) => {
            if (!isStepping.current) apply(event);
          }}
          onBlur={apply}
        >
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className={`${layout.quietButton} ${styles.button}`} type="submit">
        Sort
      </button>
    </form>
  );
}
