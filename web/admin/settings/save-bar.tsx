import { settingLabel } from "#domain/settings/setting-labels-data";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import styles from "./save-bar.module.css";
import type { SettingsForm } from "./use-settings-form.ts";

/** Says what is not saved yet, and saves or discards it. */
export function SaveBar({ form }: { form: SettingsForm }) {
  const { drafts, errors, conflicts, failure, isSaving, discard } = form;
  const keys = Object.keys(drafts);
  /** Buttons that were used keep the focus. */
  const isIdle = keys.length === 0 || isSaving;
  const wrong = Object.keys(errors)
    .filter((key) => !conflicts.has(key))
    .map(settingLabel);
  const conflicting = [...conflicts].map(settingLabel);
  return (
    <>
      {failure !== undefined && <ErrorNotice title="Nothing was saved">{failure}</ErrorNotice>}
      <div className={styles.bar} data-changed={keys.length > 0}>
        <p className={styles.text} role="status">
          {keys.length === 0 ? (
            "No unsaved changes."
          ) : (
            <>
              <strong>{keys.length === 1 ? "1 unsaved change" : `${keys.length} unsaved changes`}</strong>{" "}
              {keys.map(settingLabel).join(", ")}
            </>
          )}
        </p>
        <Button onClick={() => !isIdle && discard()} aria-disabled={isIdle}>
          Discard
        </Button>
        <Button type="submit" look="main" aria-disabled={isIdle}>
          {isSaving ? "Saving…" : "Save changes"}
        </Button>
        {conflicting.length > 0 && (
          <p className={styles.error}>
            Someone else has changed {conflicting.join(", ")}. Choose which value stays, then save.
          </p>
        )}
        {wrong.length > 0 && (
          <p className={styles.error}>Nothing was saved. Correct {wrong.join(", ")}, then save again.</p>
        )}
      </div>
    </>
  );
}
