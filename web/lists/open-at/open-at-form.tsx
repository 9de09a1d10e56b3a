import type { FormEvent } from "react";
import type { Facets } from "#contract/facets";
import layout from "../../styles/layout.module.css";
import { ChoiceSelect } from "../choice-select.tsx";
import { HiddenFields } from "../hidden-fields.tsx";
import { dayChoices, joinOpenAt, splitOpenAt, timeChoices } from "./open-at-choices.ts";
import styles from "./open-at-form.module.css";

export interface OpenAtFormProps {
  /** The chosen value of `openAt`. */
  value: string | undefined;
  facets: Pick<Facets, "openDays" | "isAtLeast">;
  /** Returns the address of the list with another value. */
  href: (openAt: string) => string;
  follow: (href: string) => void;
}

/** Name of both selects. Without JavaScript the URL has both values, and the page joins them. */
const NAME = "openAt";

/** A form for a day and a time at which businesses are open. A choice applies immediately. */
export function OpenAtForm({ value, facets, href, follow }: OpenAtFormProps) {
  const { day, time } = splitOpenAt(value);
  const show = (form: HTMLFormElement | null) => {
    if (form) follow(href(joinOpenAt(new FormData(form).getAll(NAME).map(String))));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  const hrefOfAny = href("");
  return (
    <form className={styles.form} action={hrefOfAny.split("?", 1)[0]} onSubmit={submit}>
      <HiddenFields address={hrefOfAny} />
      <ChoiceSelect
        name={NAME}
        label="Day"
        choices={dayChoices(facets)}
        value={day}
        onChoose={({ form }) => show(form)}
      />
      <ChoiceSelect
        name={NAME}
        label="Time"
        choices={timeChoices(time)}
        value={time}
        onChoose={({ form }) => show(form)}
      />
      <button className={`${layout.quietButton} ${layout.withoutScript}`} type="submit">
        Show open
      </button>
    </form>
  );
}
