import type { FormEvent } from "react";
import layout from "../../styles/layout.module.css";
import { ChoiceSelect } from "../choice-select.tsx";
import { HiddenFields } from "../hidden-fields.tsx";
import styles from "./sort-form.module.css";

interface SortFormProps {
  choices: readonly (readonly [sort: string, name: string])[];
  sort: string;
  /** Returns the address of the list in an order. */
  href: (sort: string) => string;
  follow: (href: string) => void;
}

/** A form for the order of a list. A choice applies immediately; a button is shown only without JavaScript. */
export function SortForm({ choices, sort, href, follow }: SortFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    follow(href(String(new FormData(event.currentTarget).get("sort"))));
  };
  const unsortedHref = href("");
  return (
    <form className={styles.form} action={unsortedHref.split("?", 1)[0]} onSubmit={submit}>
      <HiddenFields address={unsortedHref} />
      <ChoiceSelect
        name="sort"
        label="Sort by"
        choices={choices}
        value={sort}
        onChoose={({ value }) => follow(href(value))}
      />
      <button className={`${layout.quietButton} ${layout.withoutScript}`} type="submit">
        Sort
      </button>
    </form>
  );
}
