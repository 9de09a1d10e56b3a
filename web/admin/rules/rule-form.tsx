import { useQuery } from "@tanstack/react-query";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { Rule } from "#contract/admin-api";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { directoryQueries } from "../api/directory-queries.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { SelectBox } from "../ui/select-box.tsx";
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

interface RuleFields {
  kind: Rule["kind"];
  from: string;
  to: string;
  group: string;
}

/** Adds a rule. A refusal keeps what was typed. */
export function RuleForm() {
  const { control, register, handleSubmit, resetField } = useForm<RuleFields>({
    defaultValues: { kind: "city", from: "", to: "", group: GROUPS[0]?.value ?? "" },
  });
  const adding = useStartJob("add-rule", addRule);
  const isCity = useWatch({ control, name: "kind" }) === "city";
  const errorOf = (field: "from" | "to", label: string) => {
    const error = adding.fieldErrors.find((error) => error.field === field);
    return error && `${label} ${error.message}.`;
  };
  const submit = handleSubmit(({ kind, from, to, group }) =>
    adding.start(
      { kind, from: from.trim(), to: kind === "city" ? to.trim() : group },
      {
        onSuccess: () => {
          resetField("from");
          resetField("to");
        },
      },
    ),
  );
  const fromLabel = isCity ? "City in the file" : "Category";
  const toLabel = "New name of the city";
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.pick}>
        <span aria-hidden="true">Rule for a</span>
        <Controller
          control={control}
          name="kind"
          render={({ field: { value, onChange } }) => (
            <SelectBox label="Rule for" options={KINDS} {...{ value, onChange }} />
          )}
        />
      </div>
      <TextField
        label={fromLabel}
        error={errorOf("from", fromLabel)}
        list={isCity ? undefined : "rule-categories"}
        required
        {...register("from")}
      />
      {isCity ? (
        <TextField label={toLabel} error={errorOf("to", toLabel)} required {...register("to")} />
      ) : (
        <div className={styles.pick}>
          <span aria-hidden="true">Group</span>
          <Controller
            control={control}
            name="group"
            render={({ field: { value, onChange } }) => (
              <SelectBox label="Group" options={GROUPS} {...{ value, onChange }} />
            )}
          />
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

function CategoryOptions({ id }: { id: string }) {
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
