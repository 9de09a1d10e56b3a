import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { BulkAction } from "#contract/business-edit";
import { directoryQueries } from "../../api/panel-queries.ts";
import { fieldsInUse, ownFieldsQuery } from "../../own-fields/own-fields-api.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { ModalDialog } from "../../ui/dialogs/modal-dialog.tsx";
import styles from "./bulk-bar.module.css";
import { bulkFields, isBlankChange } from "./bulk-fields.ts";

/** Number of suggested names; the largest categories come first. */
const MAX_SUGGESTIONS = 500;
const LAST_FIELD_KEY = "mainstreet.panel.last-bulk-field";

interface ChangeDialogProps {
  /** "3 businesses". */
  businesses: string;
  onSubmit: (action: BulkAction) => void;
  onCancel: () => void;
}

/** Gives all selected businesses one value of one field; asks again before it empties the field. The field chosen last is offered first. */
export function ChangeDialog({ businesses, onSubmit, onCancel }: ChangeDialogProps) {
  const list = useId();
  const { data: ownFields = [] } = useQuery(ownFieldsQuery);
  const { data: categories = [] } = useQuery(directoryQueries.categories);
  const { data: countries = [] } = useQuery(directoryQueries.countries);
  const fields = bulkFields(fieldsInUse(ownFields));
  const [name, setName] = useState(() => sessionStorage.getItem(LAST_FIELD_KEY) ?? "category");
  const field = fields.find(({ value }) => value === name) ?? fields[0];
  const [typedText, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const [blankChange, setBlankChange] = useState<BulkAction>();
  if (field === undefined) return null;
  const text = typedText === "" ? (field.options?.[0]?.value ?? "") : typedText;
  const suggestions: Readonly<Record<string, string[]>> = {
    category: categories.map(({ category }) => category),
    country: countries.map(({ country }) => country),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const action = field.toAction(text);
    if (typeof action === "string") return setProblem(action);
    sessionStorage.setItem(LAST_FIELD_KEY, field.value);
    if (isBlankChange(action)) setBlankChange(action);
    else onSubmit(action);
  };
  const input = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      setProblem("");
    },
  };
  if (blankChange !== undefined)
    return (
      <ConfirmDialog
        title={`Leave “${field.label}” blank for ${businesses}?`}
        text="What is there now is removed, and imports won’t fill it in again. You can undo this from the notification or the activity list."
        confirmLabel={`Remove from ${businesses}`}
        onConfirm={() => onSubmit(blankChange)}
        onCancel={() => setBlankChange(undefined)}
      />
    );
  return (
    <ModalDialog title={`Change ${businesses}`} onClose={onCancel}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.value}>
          Field
          <select
            value={field.value}
            onChange={(event) => {
              setName(event.target.value);
              setTyped("");
              setProblem("");
            }}
          >
            {fields.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.value}>
          New value
          {field.options !== undefined ? (
            <select {...input}>
              {field.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : field.isLong ? (
            <textarea {...input} rows={6} />
          ) : (
            <input {...input} list={list} />
          )}
        </label>
        <datalist id={list}>
          {(suggestions[field.value] ?? []).slice(0, MAX_SUGGESTIONS).map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
        <p className={styles.hint}>
          {field.hint ?? (field.options === undefined && "Leave blank to remove the value.")} Imports will leave the
          field alone.
        </p>
        {problem !== "" && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="main" type="submit">
            Change {businesses}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
