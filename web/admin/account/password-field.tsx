import { TextField } from "../ui/field.tsx";
import { AccountName } from "./account-name.tsx";
import { fieldError } from "./form-error.ts";

/** Asks for the password that the person has now, which the server requires for changes of how to log in. */
export function PasswordField({ error }: { error: Error | null }) {
  return (
    <>
      <AccountName />
      <TextField
        label="Your password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        error={fieldError(error, "currentPassword")}
        required
      />
    </>
  );
}
