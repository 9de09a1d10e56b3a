import { type FormEvent, useState } from "react";
import type { Rule } from "#contract/admin-api";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { SelectBox } from "../ui/select-box.tsx";
import { CategoryOptions } from "./category-options.tsx";
import styles from "./rules.module.css";
import { addRule } from "./rules-api.ts";

const KINDS = [
  { value: "city", label: "City" },
  { value: "category", label: "Category" },
];
const GROUPS = [
  ...CATEGORY_GROUPS.map(({ slug, name }) => ({ value: slug as string, label: name })),
  { value: "other", label: "Other" },
];

/** Adds a rule. A refusal keeps what was typed. */
export function RuleForm() {
  const [kind, setKind] = useState<Rule["kind"]>("city");
  const [group, setGroup] = useState(GROUPS[0]?.value ?? "");
  const adding = useStartJob("add-rule", addRule);
  const isCity = kind === "city";
  const errorOf = (field: "from" | "to", label: string) => {
    const error = adding.fieldErrors.find((error) => error.field === field);
    return error && `${label} ${error.message}.`;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (name: string) => String(new FormData(form).get(name)).trim();
    const clear = () => {
      for (const input of form.querySelectorAll("input")) input.value = "";
    };
    adding.start({ kind, from: text("from"), to: isCity ? text("to") : group }, { onSuccess: clear });
  };
  const fromLabel = isCity ? "City in the file" : "Category";
  const toLabel = "New name of the city";
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.pick}>
        <span aria-hidden="true">Rule for a</span>
        <SelectBox label="Rule for" value={kind} options={KINDS} onChange={(kind) => setKind(kind as Rule["kind"])} />
      </div>
      <TextField
        label={fromLabel}
        name="from"
        error={errorOf("from", fromLabel)}
        list={isCity ? undefined : "rule-categories"}
        required
      />
      {isCity ? (
        <TextField label={toLabel} name="to" error={errorOf("to", toLabel)} required />
      ) : (
        <div className={styles.pick}>
          <span aria-hidden="true">Group</span>
          <SelectBox label="Group" value={group} options={GROUPS} onChange={setGroup} />
        </div>
      )}
      {!isCity && <CategoryOptions id="rule-categories" />}
      {adding.refusal !== undefined && adding.fieldErrors.length === 0 && (
        <div className={styles.refusal}>
          <ErrorNotice title="The rule was not added">{adding.refusal}</ErrorNotice>
        </div>
      )}
      <Button type="submit" disabled={adding.isBlocked} className={styles.add}>
        Add rule
      </Button>
    </form>
  );
}
