import { type FormEvent, useRef, useState } from "react";
import type { ApiError } from "../../api/api-error.ts";
import { notify } from "../../components/notifications/notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { sessionApi } from "../api/session-api.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import styles from "./login-form.module.css";

interface LoginFormProps {
  /** Who was signed in before. */
  username?: string | undefined;
  cancelLabel: string;
  onCancel: () => void;
  onSignedIn: () => void;
}

/** Name and password. On failure both stay, and the password is ready to be typed anew. */
export function LoginForm({ username, cancelLabel, onCancel, onSignedIn }: LoginFormProps) {
  const [isPending, setPending] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const given = new FormData(event.currentTarget);
    setPending(true);
    try {
      await sessionApi.login(String(given.get("username")), String(given.get("password")));
      notify({ title: "Login successful", description: "Welcome to the admin panel" });
      onSignedIn();
    } catch (error) {
      notify({ title: "Login failed", description: loginFailure(error), variant: "destructive" });
      password.current?.select();
    } finally {
      setPending(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={username}
        required
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        inputRef={password}
        required
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button look="main" type="submit" disabled={isPending}>
          {isPending ? "Logging in..." : "Login"}
        </Button>
      </div>
    </form>
  );
}

const WRONG = "Invalid credentials. Please try again.";

function loginFailure(error: unknown): string {
  return (error as Partial<ApiError>).status === 401 ? WRONG : failureText(error, WRONG);
}
