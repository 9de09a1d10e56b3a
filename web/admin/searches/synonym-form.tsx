import { type FormEvent, useEffect, useId, useRef } from "react";
import type { ApiError } from "../../api/api-error.ts";
import { failureText } from "../api/failure-text.ts";
import { isAbort } from "../api/query-client.ts";
import { useAction } from "../api/use-action.ts";
import { CategoryOptions } from "../rules/category-options.tsx";
import { Button } from "../ui/button.tsx";
import { useDraftText } from "../ui/dialogs/use-draft-text.ts";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { addSynonym, SEARCH_KEYS } from "./searches-api.ts";
import { synonymKey } from "./synonym-drafts.ts";
import styles from "./synonym-form.module.css";

interface SynonymFormProps {
  /** Search with few results to fill in; undefined for an empty form. */
  search: string | undefined;
  onAdded: () => void;
}

const FROM = "When someone searches";
const TO = "Also find";

/** Adds a synonym. A refusal keeps what was typed. */
export function SynonymForm({ search, onAdded }: SynonymFormProps) {
  const categories = useId();
  const [from, setFrom] = useDraftText(synonymKey("from", search), search);
  const [to, setTo] = useDraftText(synonymKey("to", search));
  const toInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (search !== undefined) toInput.current?.focus();
  }, [search]);
  const addAction = useAction({
    mutationFn: addSynonym,
    onSuccess: () => {
      setFrom(search ?? "");
      setTo("");
      onAdded();
    },
    meta: {
      success: () => ({ title: "Synonym added", description: "It takes effect immediately." }),
      invalidates: SEARCH_KEYS,
    },
  });
  const errors = (addAction.error as Partial<ApiError> | null)?.errors ?? [];
  const errorOf = (field: "from" | "to", label: string) => {
    const error = errors.find((error) => error.field === field);
    return error && `${label} ${error.message}.`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    addAction.mutate({ from: from.trim(), to: to.trim(), ...(search !== undefined && { for: search }) });
  };
  const hasRefusal = addAction.error !== null && !isAbort(addAction.error) && errors.length === 0;
  return (
    <form className={styles.form} onSubmit={submit} aria-label="New synonym">
      <TextField
        label={FROM}
        name="from"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
        error={errorOf("from", "The search")}
        maxLength={60}
        required
      />
      <TextField
        label={TO}
        name="to"
        ref={toInput}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={errorOf("to", "The synonym")}
        list={categories}
        maxLength={60}
        required
      />
      <CategoryOptions id={categories} />
      {hasRefusal && (
        <div className={styles.refusal}>
          <ErrorNotice title="The synonym was not added">
            {failureText(addAction.error, "Please try again.")}
          </ErrorNotice>
        </div>
      )}
      <Button type="submit" disabled={addAction.isPending} className={styles.add}>
        Add synonym
      </Button>
    </form>
  );
}
