import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { Facets } from "#contract/facets";
import layout from "../../styles/layout.module.css";
import { HiddenFields } from "../hidden-fields.tsx";
import { type Choices, dayChoices, joinOpenAt, splitOpenAt, timeChoices } from "./open-at-choices.ts";
import styles from "./open-at-form.module.css";

export interface OpenAtFormProps {
  /** The chosen value of `openAt`. */
  value: string | undefined;
  facets: Pick<Facets, "openDays" | "isAtLeast">;
  /** Returns the address of the list with another value. */
  href: (openAt: string) => string;
}

/** Both selects have this name: without JavaScript the address has both, and the page joins them. */
const NAME = "openAt";

/** Chooses a day and a time at which businesses are open. */
export function OpenAtForm({ value, facets, href }: OpenAtFormProps) {
  const navigate = useNavigate();
  const { day, time } = splitOpenAt(value);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(href(joinOpenAt(new FormData(event.currentTarget).getAll(NAME).map(String))));
  };
  const hrefOfAny = href("");
  return (
    <form key={value} className={styles.form} action={hrefOfAny.split("?", 1)[0]} onSubmit={submit}>
      <HiddenFields address={hrefOfAny} />
      <Select label="Day" choices={dayChoices(facets)} value={day} />
      <Select label="Time" choices={timeChoices(time)} value={time} />
      <button className={layout.quietButton} type="submit">
        Show open
      </button>
    </form>
  );
}

function Select({ label, choices, value }: { label: string; choices: Choices; value: string }) {
  return (
    <label className={styles.label}>
      <span className={layout.visuallyHidden}>{label}</span>
      <select className={styles.select} name={NAME} defaultValue={value}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
