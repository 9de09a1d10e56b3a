import type { FormEvent } from "react";
import type { StoredOwnField } from "#contract/fields/own-fields";
import { MAX_OWN_NAME_CHARS } from "#domain/own-fields/own-field-names";
import { failureText } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import styles from "../rules/rules.module.css";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { OWN_FIELD_KEYS, renameOwnField } from "./own-fields-api.ts";

/** Renames an own field. A refusal keeps what was typed. */
export function RenameForm({ field, onClose }: { field: StoredOwnField; onClose: () => void }) {
  const rename = useAction({
    mutationFn: renameOwnField,
    onSuccess: onClose,
    meta: {
      success: ({ name }: StoredOwnField) => ({ title: "Own field renamed", description: name }),
      invalidates: OWN_FIELD_KEYS,
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    rename.mutate({ key: field.key, name });
  };
  return (
    <form className={styles.rule} onSubmit={submit} aria-label={`Rename ${field.name}`}>
      <TextField
        label="Name"
        name="name"
        defaultValue={field.name}
        error={rename.error ? failureText(rename.error, "The own field was not renamed.") : undefined}
        maxLength={MAX_OWN_NAME_CHARS}
        required
      />
      <div className={styles.buttons}>
        <Button look="main" type="submit" disabled={rename.isPending}>
          Save name
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
