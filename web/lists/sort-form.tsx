import type { ChangeEvent } from "react";
import { useNavigate } from "react-router-dom";
import layout from "../styles/layout.module.css";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./sort-form.module.css";

interface SortFormProps {
  choices: readonly (readonly [sort: string, name: string])[];
  sort: string;
  /** The address of the list in that order. */
  href: (sort: string) => string;
}

/** The order of a list: chosen at once or, without JavaScript, by a button. */
export function SortForm({ choices, sort, href }: SortFormProps) {
  const navigate = useNavigate();
  const choose = (event: ChangeEvent<HTMLSelectElement>) => void navigate(href(event.currentTarget.value));
  const unsorted = href("");
  return (
    <form className={styles.form} action={unsorted.split("?", 1)[0]}>
      <HiddenFields address={unsorted} />
      <label className={styles.label}>
        <span className={styles.word}>Sort by</span>
        <select className={styles.select} name="sort" key={sort} defaultValue={sort} onChange={choose}>
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button className={layout.quietButton} type="submit">
          Sort
        </button>
      </noscript>
    </form>
  );
}
