import { type FormEvent, useEffect, useRef } from "react";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import styles from "./login-form.module.css";
import { sessionMutations } from "./session-api.ts";

interface LoginFormProps {
  /** User name of the session that ended. */
  username?: string | undefined;
  cancelLabel: string;
  onCancel: () => void;
  onLogin: () => void;
}

/** Asks for user name and password. After a failure both stay, and the password is selected. */
export function LoginForm({ username, cancelLabel, onCancel, onLogin }: LoginFormProps) {
  const password = useRef<HTMLInputElement>(null);
  const login = useAction({
    ...sessionMutations.login,
    onSuccess: onLogin,
    onError: () => password.current?.select(),
  });
  useEffect(() => {
    if (username !== undefined) password.current?.focus();
  }, [username]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    login.mutate({
      username: String(data.get("username")),
      password: String(data.get("password")),
      staySignedIn: data.has("staySignedIn"),
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
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
        ref={password}
        required
      />
      <label className={styles.stay}>
        <input type="checkbox" name="staySignedIn" /> Stay signed in for 30 days
      </label>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button look="main" type="submit" disabled={login.isPending}>
          {login.isPending ? "Logging in..." : "Login"}
        </Button>
      </div>
    </form>
  );
}
