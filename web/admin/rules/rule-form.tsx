import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { NewRule, Rule, RulePreview } from "#contract/rules";
import type { ApiError } from "../../api/api-error.ts";
import { failureText } from "../api/failure-text.ts";
import { directoryQueries } from "../api/panel-queries.ts";
import { useAction } from "../api/use-action.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { useDraftText } from "../ui/dialogs/use-draft-text.ts";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { SelectBox } from "../ui/select-box.tsx";
import { CategoryOptions } from "./category-options.tsx";
import { GROUP_OPTIONS } from "./group-options.ts";
import { RulePreviewDialog } from "./rule-preview-dialog.tsx";
import { RULE_LABELS } from "./rule-text.ts";
import styles from "./rules.module.css";
import { addRule, previewRule } from "./rules-api.ts";

const KINDS = Object.entries(RULE_LABELS).map(([value, label]) => ({ value, label }));
const RULE_FIELDS = ["from", "to", "state", "country"] as const;

/** Previews a rule, asks for a confirmation and adds it. A refusal keeps what was typed. */
export function RuleForm() {
  const [kind, setKind] = useState<Rule["kind"]>("city");
  const [group, setGroup] = useState(GROUP_OPTIONS[0]?.value ?? "");
  const [from, setFrom] = useDraftText("rule from");
  const [to, setTo] = useDraftText("rule to");
  const [state, setState] = useDraftText("rule state");
  const [country, setCountry] = useDraftText("rule country");
  const typedRule = { from, to, state, country };
  const setters = { from: setFrom, to: setTo, state: setState, country: setCountry };
  const setTyped = (rule: typeof typedRule) => {
    for (const name of RULE_FIELDS) setters[name](rule[name]);
  };
  const [shownPreview, setShown] = useState<{ rule: NewRule; preview: RulePreview }>();
  const { data: countries } = useQuery(directoryQueries.countries);
  const addRuleJob = useStartJob("add-rule", async (rule: NewRule) => {
    const job = await addRule(rule);
    setTyped({ from: "", to: "", state: "", country: "" });
    return job;
  });
  const preview = useAction({
    mutationFn: previewRule,
    onSuccess: (preview, rule) => setShown({ rule, preview }),
    meta: { invalidates: [] },
  });
  const isCity = kind === "city";
  const isGroup = kind === "category";
  const errors = (preview.error as Partial<ApiError> | null)?.errors ?? [];
  const input = (name: keyof typeof setters, label: string) => {
    const error = errors.find(({ field }) => field === name);
    return {
      name,
      label,
      value: typedRule[name],
      maxLength: 200,
      error: error && `${label} ${error.message}.`,
      onChange: (event: { target: HTMLInputElement }) => setters[name](event.target.value),
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    preview.mutate(isCity ? { kind, ...typedRule } : { kind, from, to: isGroup ? group : to });
  };
  const change = (rule: NewRule) => {
    if (isCity) setTyped({ from: rule.from, to: rule.to, state: rule.state ?? "", country: rule.country ?? "" });
    else setTyped({ ...typedRule, from: rule.from, to: isGroup ? to : rule.to });
    preview.mutate(rule);
  };
  const refusal = addRuleJob.refusal ?? (preview.error && failureText(preview.error, "Please try again."));
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.pick}>
        <span aria-hidden="true">Change</span>
        <SelectBox label="Change" value={kind} options={KINDS} onChange={(kind) => setKind(kind as Rule["kind"])} />
      </div>
      <TextField
        {...input("from", isCity ? "Current name" : "Category")}
        list={isCity ? undefined : "rule-categories"}
        required
      />
      {isCity ? (
        <>
          <TextField {...input("to", "New name")} required />
          <TextField {...input("state", "Limit to state")} placeholder="Any state" className={styles.scope} />
          <TextField {...input("country", "Limit to country")} placeholder="Any country" list="rule-countries" />
          <datalist id="rule-countries">
            {countries?.map(({ country }) => (
              <option key={country}>{country}</option>
            ))}
          </datalist>
        </>
      ) : (
        <>
          {isGroup ? (
            <div className={styles.pick}>
              <span aria-hidden="true">Group</span>
              <SelectBox label="Group" value={group} options={GROUP_OPTIONS} onChange={setGroup} />
            </div>
          ) : (
            <TextField {...input("to", "New category")} list="rule-categories" required />
          )}
          <CategoryOptions id="rule-categories" />
        </>
      )}
      <Button type="submit" disabled={addRuleJob.isBlocked || preview.isPending} className={styles.add}>
        Preview rule
      </Button>
      {refusal && errors.length === 0 && (
        <div className={styles.refusal}>
          <ErrorNotice title="The rule was not added">{refusal}</ErrorNotice>
        </div>
      )}
      {shownPreview !== undefined && (
        <RulePreviewDialog
          {...shownPreview}
          isPending={preview.isPending}
          refusal={preview.error ? failureText(preview.error, "Please try again.") : undefined}
          onChange={change}
          onConfirm={(rule) => {
            setShown(undefined);
            addRuleJob.start(rule);
          }}
          onCancel={() => setShown(undefined)}
        />
      )}
    </form>
  );
}
