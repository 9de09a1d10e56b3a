import { type FormEvent, useEffect, useRef, useState } from "react";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import styles from "./login-form.module.css";
import { PasskeyLogin } from "./passkey-login.tsx";
import { isCodeError, sessionMutations } from "./session-api.ts";

interface LoginFormProps {
  /** User name of the session that ended. */
  username?: string | undefined;
  cancelLabel: string;
  onCancel: () => void;
  onLogin: () => void;
}

/** Asks for user name and password. After a failure both stay, and the password is selected. */
export function LoginForm({ username, cancelLabel, onCancel, onLogin }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  const login = useAction({
    ...sessionMutations.login,
    onSuccess: onLogin,
    onError: (error) => {
      if (isCodeError(error)) setAsksCode(true);
      (isCodeError(error) ? code : password).current?.select();
    },
  });
  useEffect(() => {
    if (asksCode) code.current?.focus();
  }, [asksCode]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    login.mutate({
      username: String(data.get("username")),
      password: String(data.get("password")),
      staySignedIn: data.has("staySignedIn"),
      ...(data.has("code") && { code: String(data.get("code")) }),
    });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <TextField
        label="Username"
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        defaultValue={username}
        required
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        data-first-focus={username !== undefined}
        ref={password}
        required
      />
      {asksCode && (
        <TextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          hint="From your authenticator app, or a recovery code."
          error={login.error && isCodeError(login.error) && login.variables?.code ? login.error.detail : undefined}
          ref={code}
          required
        />
      )}
      <label className={styles.stay}>
        <input type="checkbox" name="staySignedIn" /> Stay signed in for 30 days
      </label>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button look="main" type="submit" disabled={login.isPending}>
          {login.isPending ? "Logging in..." : "Login"}
        </Button>
      </div>
      <PasskeyLogin form={form} onLogin={onLogin} />
      <details className={styles.lost}>
        <summary>Lost your password or passkey?</summary>
        <p>
          On the server, run <code>mainstreet admin new-link</code> and open the link that it prints. Without that
          access, ask an administrator of this site. If a device with a passkey is lost, run{" "}
          <code>mainstreet admin remove-passkeys</code>.
        </p>
      </details>
    </form>
  );
}
