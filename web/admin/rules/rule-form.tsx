import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Rule } from "#contract/admin-api";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { directoryQueries } from "../api/directory-queries.ts";
import { Fault } from "../import/error-notice.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { type Refusal, useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { SelectBox } from "../parts/select-box.tsx";
import { ruleApi } from "./rule-api.ts";
import styles from "./rules.module.css";

const KINDS = [
  { value: "city", label: "City" },
  { value: "category", label: "Category" },
];
const TO_CITY = "City as it should be";
const GROUPS = [
  ...CATEGORY_GROUPS.map(({ slug, name }) => ({ value: slug as string, label: name })),
  { value: "other", label: "Other" },
];

/** A new rule. What was typed stays when it is refused. */
export function RuleForm() {
  const [kind, setKind] = useState<Rule["kind"]>("city");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [group, setGroup] = useState(GROUPS[0]?.value ?? "");
  const [refusal, setRefusal] = useState<Refusal>();
  const { start, isStarting } = useStartJob("add-rule");
  const running = useRunningJob();
  const isCity = kind === "city";
  const fromLabel = isCity ? "City as it came" : "Category";
  const faultOf = (field: string, label: string) => {
    const wrong = refusal?.errors.find((error) => error.field === field);
    return wrong && `${label} ${wrong.message}.`;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refused = await start(() => ruleApi.add({ kind, from: from.trim(), to: isCity ? to.trim() : group }));
    setRefusal(refused);
    if (refused !== undefined) return;
    setFrom("");
    setTo("");
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.pick}>
        <span aria-hidden="true">Rule for a</span>
        <SelectBox label="Rule for" value={kind} options={KINDS} onChange={(next) => setKind(next as Rule["kind"])} />
      </div>
      <TextField
        label={fromLabel}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        fault={faultOf("from", fromLabel)}
        list={isCity ? undefined : "rule-categories"}
        required
      />
      {isCity ? (
        <TextField
          label={TO_CITY}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
          fault={faultOf("to", TO_CITY)}
          required
        />
      ) : (
        <div className={styles.pick}>
          <span aria-hidden="true">Group</span>
          <SelectBox label="Group" value={group} options={GROUPS} onChange={setGroup} />
        </div>
      )}
      {!isCity && <KnownCategories id="rule-categories" />}
      {refusal?.errors.length === 0 && (
        <div className={styles.refusal}>
          <Fault title="The rule was not added">{refusal.text}</Fault>
        </div>
      )}
      <Button type="submit" disabled={isStarting || running !== undefined} className={styles.add}>
        Add rule
      </Button>
    </form>
  );
}

function KnownCategories({ id }: { id: string }) {
  const { data: categories } = useQuery(directoryQueries.categories);
  return (
    <datalist id={id}>
      {categories?.map(({ category }) => (
        <option key={category} value={category}>
          {category}
        </option>
      ))}
    </datalist>
  );
}
