import { type FormEvent, useId, useState } from "react";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./account.module.css";
import { ACCOUNT_KEYS, changePassword } from "./account-api.ts";
import { AccountName } from "./account-name.tsx";
import { ErrorLine } from "./error-line.tsx";
import { fieldError, formError } from "./form-error.ts";

const FIELDS = ["currentPassword", "newPassword"];

/** Changes the password. A refusal keeps what was typed. */
export function PasswordSection() {
  const hint = useId();
  const [isVisible, setVisible] = useState(false);
  const change = useAction({
    mutationFn: changePassword,
    meta: {
      success: () => ({ title: "Password changed", description: "Your other sessions have ended." }),
      invalidates: ACCOUNT_KEYS,
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = {
      currentPassword: String(data.get("currentPassword")),
      newPassword: String(data.get("newPassword")),
    };
    change.mutate(values, { onSuccess: () => form.reset() });
  };
  const otherError = formError(change.error, FIELDS, "The password was not changed. Please try again.");
  return (
    <Section title="Password">
      <form className={styles.form} onSubmit={submit}>
        <AccountName />
        <TextField
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={fieldError(change.error, "currentPassword")}
          required
        />
        <TextField
          label="New password"
          name="newPassword"
          type={isVisible ? "text" : "password"}
          autoComplete="new-password"
          hint="At least 8 characters, and not a common password."
          error={fieldError(change.error, "newPassword")}
          required
        />
        <label className={styles.check}>
          <input type="checkbox" checked={isVisible} onChange={(event) => setVisible(event.target.checked)} /> Show the
          new password
        </label>
        <ErrorLine text={otherError} />
        <div className={styles.buttons}>
          <Button look="main" type="submit" disabled={change.isPending} aria-describedby={hint}>
            {change.isPending ? "Changing…" : "Change password"}
          </Button>
          <span id={hint} className={styles.note}>
            Ends your other sessions.
          </span>
        </div>
      </form>
    </Section>
  );
}
