import type { FormEvent } from "react";
import type { StoredOwnField } from "#contract/fields/own-fields";
import { MAX_OWN_NAME_CHARS } from "#domain/own-fields/own-field-names";
import { failureText } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import styles from "../rules/rules.module.css";
import { Button } from "../ui/button.tsx";
import { useDraftText } from "../ui/dialogs/use-draft-text.ts";
import { TextField } from "../ui/field.tsx";
import { OWN_FIELD_KEYS, renameOwnField } from "./own-fields-api.ts";
import { renameKey } from "./rename-drafts.ts";

/** Renames an own field. A refusal keeps what was typed. */
export function RenameForm({ field, onClose }: { field: StoredOwnField; onClose: () => void }) {
  const [name, setName] = useDraftText(renameKey(field), field.name);
  const close = () => {
    setName(field.name);
    onClose();
  };
  const rename = useAction({
    mutationFn: renameOwnField,
    onSuccess: close,
    meta: {
      success: ({ name }: StoredOwnField) => ({ title: "Own field renamed", description: name }),
      invalidates: OWN_FIELD_KEYS,
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ key: field.key, name: name.trim() });
  };
  return (
    <form className={styles.rule} onSubmit={submit} aria-label={`Rename ${field.name}`}>
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={rename.error ? failureText(rename.error, "The own field was not renamed.") : undefined}
        maxLength={MAX_OWN_NAME_CHARS}
        required
      />
      <div className={styles.buttons}>
        <Button look="main" type="submit" disabled={rename.isPending}>
          Save name
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}
