import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StoredOwnField } from "#contract/fields/own-fields";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import styles from "../rules/rules.module.css";
import { RoleFence } from "../session/role.tsx";
import { Button } from "../ui/button.tsx";
import { hasDraftText } from "../ui/dialogs/use-draft-text.ts";
import { QueryContent } from "../ui/query-content.tsx";
import { Section } from "../ui/tab-page.tsx";
import { fieldsInUse, OWN_FIELD_KEYS, ownFieldsQuery, putBackOwnField, removeOwnField } from "./own-fields-api.ts";
import { renameKey } from "./rename-drafts.ts";
import { RenameForm } from "./rename-form.tsx";
import { TYPE_LABELS } from "./type-labels-data.ts";

/** Lists the own fields of the directory, which imports add; shows nothing while there are none. */
export function OwnFields() {
  const query = useQuery(ownFieldsQuery);
  if (query.data?.length === 0) return null;
  return (
    <Section
      title="Own fields"
      intro="Columns you kept from your files. Pages show them under “More details”; fields with few values are filters too."
    >
      <div className={styles.rules}>
        <QueryContent query={query} errorTitle="The own fields could not be loaded">
          {(fields) => (
            <RoleFence leastRole="editor">
              <FieldList fields={fields} />
            </RoleFence>
          )}
        </QueryContent>
      </div>
    </Section>
  );
}

function FieldList({ fields }: { fields: readonly StoredOwnField[] }) {
  const [renamedKey, setRenamedKey] = useState(() => fields.find((field) => hasDraftText(renameKey(field)))?.key);
  const putBack = useAction({
    mutationFn: putBackOwnField,
    meta: {
      success: ({ name }: StoredOwnField) => ({ title: "Own field restored", description: name }),
      failure: failureNotice("The own field was not restored"),
      invalidates: OWN_FIELD_KEYS,
    },
  });
  const removal = useAction({
    mutationFn: removeOwnField,
    meta: {
      success: (field: StoredOwnField) => ({
        title: "Own field removed",
        description: `${field.name} no longer appears on pages or in exports.`,
        action: { label: "Undo", run: () => putBack.mutate(field) },
      }),
      failure: failureNotice("The own field was not removed"),
      invalidates: OWN_FIELD_KEYS,
    },
  });
  const isPending = removal.isPending || putBack.isPending;
  const removed = fields.filter(({ removedAt }) => removedAt !== null);
  return (
    <>
      <ul className={styles.list} aria-label="Own fields">
        {fieldsInUse(fields).map((field) => (
          <li key={field.key}>
            {renamedKey === field.key ? (
              <RenameForm field={field} onClose={() => setRenamedKey(undefined)} />
            ) : (
              <>
                <span className={styles.rule}>
                  {field.name}
                  <span className={styles.note}>{TYPE_LABELS[field.type]}</span>
                </span>
                <span className={styles.buttons}>
                  <Button onClick={() => setRenamedKey(field.key)} aria-label={`Rename the own field ${field.name}`}>
                    Rename
                  </Button>
                  <Button
                    onClick={() => removal.mutate(field)}
                    disabled={isPending}
                    aria-label={`Remove the own field ${field.name}`}
                  >
                    Remove
                  </Button>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {removed.length > 0 && (
        <ul className={styles.list} aria-label="Removed own fields">
          {removed.map((field) => (
            <li key={field.key}>
              <span className={styles.rule}>
                {field.name}
                <span className={styles.note}>Removed; its values are kept</span>
              </span>
              <Button
                onClick={() => putBack.mutate(field)}
                disabled={isPending}
                aria-label={`Restore the own field ${field.name}`}
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
