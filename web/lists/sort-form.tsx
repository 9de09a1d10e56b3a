import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import layout from "../styles/layout.module.css";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./sort-form.module.css";

interface SortFormProps {
  choices: readonly (readonly [sort: string, name: string])[];
  sort: string;
  /** Returns the address of the list in an order. */
  href: (sort: string) => string;
}

/** Chooses the order of a list. It has a button, since a select that navigates on change cannot be used by the keyboard. */
export function SortForm({ choices, sort, href }: SortFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(href(String(new FormData(event.currentTarget).get("sort"))));
  };
  const unsortedHref = href("");
  return (
    <form className={styles.form} action={unsortedHref.split("?", 1)[0]} onSubmit={submit}>
      <HiddenFields address={unsortedHref} />
      <label className={styles.label}>
        <span className={styles.word}>Sort by</span>
        <select className={styles.select} name="sort" key={sort} defaultValue={sort}>
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className={layout.quietButton} type="submit">
        Sort
      </button>
    </form>
  );
}
