import { useQueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../session/session-api.ts";
import { TextField } from "../ui/field.tsx";
import { fieldError } from "./form-error.ts";

/** Asks for the password that the person has now, which the server requires for changes of how to log in. */
export function PasswordField({ error }: { error: Error | null }) {
  const username = useQueryClient().getQueryData(sessionQuery.queryKey)?.username ?? "";
  return (
    <>
      {/* Password managers find the password by it. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
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
