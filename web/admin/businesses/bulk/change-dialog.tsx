import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { BulkAction } from "#contract/business-edit";
import { directoryQueries } from "../../api/panel-queries.ts";
import { fieldsInUse, ownFieldsQuery } from "../../own-fields/own-fields-api.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { ModalDialog } from "../../ui/dialogs/modal-dialog.tsx";
import { createDrafts } from "../../ui/dialogs/unsaved-drafts.ts";
import styles from "./bulk-bar.module.css";
import { bulkFields, isBlankChange } from "./bulk-fields.ts";

/** Number of suggested names; the largest categories come first. */
const MAX_SUGGESTIONS = 500;
const LAST_FIELD_KEY = "mainstreet.panel.last-bulk-field";

interface ChangeDialogProps {
  /** "3 businesses". */
  businesses: string;
  /** A change is on its way to the server. */
  isPending: boolean;
  onSubmit: (action: BulkAction) => void;
  onCancel: () => void;
}

interface TypedChange {
  /** Name of the field. */
  name: string;
  text: string;
  /** Value that was chosen for a field with options. */
  option: string | undefined;
}

const DRAFT = "typed";
/** Holds what was typed until the change is made or discarded, also after Back and after a failure. */
const drafts = createDrafts<typeof DRAFT, TypedChange>("bulk change");

export function discardTypedChange(): void {
  drafts.delete(DRAFT);
}

/**
 * Gives all selected businesses one value of one field; asks before it empties the field, and before it discards what was typed. The field
 * chosen last is offered first.
 */
export function ChangeDialog({ businesses, isPending, onSubmit, onCancel }: ChangeDialogProps) {
  const list = useId();
  const { data: ownFields = [] } = useQuery(ownFieldsQuery);
  const { data: categories = [] } = useQuery(directoryQueries.categories);
  const { data: countries = [] } = useQuery(directoryQueries.countries);
  const fields = bulkFields(fieldsInUse(ownFields));
  const draft = drafts.get(DRAFT);
  const [name, setName] = useState(() => draft?.name ?? sessionStorage.getItem(LAST_FIELD_KEY) ?? "category");
  const field = fields.find(({ value }) => value === name) ?? fields[0];
  const [typedText, setTyped] = useState(draft?.text ?? "");
  const [option, setOption] = useState(draft?.option);
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState("");
  const [blankChange, setBlankChange] = useState<BulkAction>();
  if (field === undefined) return null;
  const { options } = field;
  const chosen = options?.find(({ value }) => value === option) ?? options?.[0];
  const text = chosen?.value ?? typedText;
  const setDraft = (change: Partial<TypedChange>) => {
    // A change on its way to the server stays as it was sent.
    if (isPending) return;
    const typed = { name, text: typedText, option, ...change };
    setName(typed.name);
    setTyped(typed.text);
    setOption(typed.option);
    setProblem("");
    if (typed.text.trim() === "" && typed.option === undefined) drafts.delete(DRAFT);
    else drafts.set(DRAFT, typed);
  };
  const suggestions: Readonly<Record<string, string[]>> = {
    category: categories.map(({ category }) => category),
    country: countries.map(({ country }) => country),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const action = field.toAction(text);
    if (typeof action === "string") return setProblem(action);
    sessionStorage.setItem(LAST_FIELD_KEY, field.value);
    if (isBlankChange(action)) setBlankChange(action);
    else onSubmit(action);
  };
  /** A change on its way to the server needs no question: what was typed stays until it has succeeded. */
  const close = () => (drafts.has(DRAFT) && !isPending ? setLeaving(true) : onCancel());
  const input = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft(options === undefined ? { text: target.value } : { option: target.value }),
  };
  if (blankChange !== undefined)
    return (
      <ConfirmDialog
        title={`Leave “${field.label}” blank for ${businesses}?`}
        text="What is there now is removed, and imports won’t fill it in again. You can undo this from the notification or the activity list."
        confirmLabel={`Remove from ${businesses}`}
        canConfirm={!isPending}
        onConfirm={() => onSubmit(blankChange)}
        onCancel={() => setBlankChange(undefined)}
      />
    );
  return (
    <ModalDialog title={`Change ${businesses}`} onClose={close}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.value}>
          Field
          <select
            value={field.value}
            aria-disabled={isPending}
            // A text that was typed for the wrong field stays.
            onChange={(event) => setDraft({ name: event.target.value })}
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
          {options !== undefined ? (
            <select {...input} aria-disabled={isPending}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : field.isLong || text.includes("\n") ? (
            <textarea {...input} readOnly={isPending} rows={6} />
          ) : (
            <input {...input} readOnly={isPending} list={list} />
          )}
        </label>
        <datalist id={list}>
          {(suggestions[field.value] ?? []).slice(0, MAX_SUGGESTIONS).map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
        <p className={styles.hint}>
          {field.hint ?? (options === undefined && "Leave blank to remove the value.")} Imports will leave the field
          alone.
        </p>
        {problem !== "" && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={close}>Cancel</Button>
          <Button look="main" type="submit" aria-disabled={isPending}>
            {isPending ? "Changing…" : `Change ${businesses}`}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isLeaving}
        title="Leave without saving?"
        text="What you typed here will be lost."
        confirmLabel="Discard changes"
        onConfirm={() => {
          discardTypedChange();
          onCancel();
        }}
        onCancel={() => setLeaving(false)}
      />
    </ModalDialog>
  );
}
