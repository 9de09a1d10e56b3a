import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { OneTimeLinkAnswer } from "#contract/accounts/accounts";
import { type ApiError, statusOfError } from "../../api/api-error.ts";
import { failureText } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import styles from "./login-form.module.css";
import page from "./login-page.module.css";
import { linkQuery, sessionMutations } from "./session-api.ts";

interface LinkFormProps {
  token: string;
  onLogin: () => void;
  /** Goes to the login. */
  onLeave: () => void;
}

/** Lets the owner of a one-time link choose a username and a password. */
export function LinkForm({ token, onLogin, onLeave }: LinkFormProps) {
  const query = useQuery(linkQuery(token));
  if (query.data) return <ChooseForm link={query.data} {...{ token, onLogin, onLeave }} />;
  return (
    <div className={styles.form} aria-busy={query.error === null}>
      <h1 className={page.title}>Choose a password</h1>
      {query.error && statusOfError(query.error) === 410 ? (
        <>
          <p role="alert">{failureText(query.error, "This link cannot be used.")}</p>
          <Button onClick={onLeave}>Go to the login</Button>
        </>
      ) : (
        query.error && <LoadFailure title="The link could not be checked" query={query} />
      )}
    </div>
  );
}

const TITLES: Readonly<Record<OneTimeLinkAnswer["purpose"], string>> = {
  first: "Welcome: choose how you log in",
  invitation: "You are invited",
  password: "Choose a new password",
};

function ChooseForm({ link, token, onLogin, onLeave }: LinkFormProps & { link: OneTimeLinkAnswer }) {
  const choice = useAction({
    ...sessionMutations.redeemLink,
    onSuccess: ({ isSignedIn }) => (isSignedIn ? onLogin() : onLeave()),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    choice.mutate({ token, username: String(data.get("username")), password: String(data.get("password")) });
  };
  const isFixed = link.purpose === "password";
  const refusedField = (choice.error as Partial<ApiError> | null)?.errors?.[0]?.field;
  const errorOf = (field: string) =>
    choice.error && refusedField === field ? failureText(choice.error, "Please choose another.") : undefined;
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 className={page.title}>{TITLES[link.purpose]}</h1>
      {link.purpose === "invitation" && (
        <p>
          You can use this panel as {link.role === "viewer" ? "a" : "an"} {link.role}. Choose the name under which
          others see what you do.
        </p>
      )}
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={link.username}
        readOnly={isFixed}
        error={errorOf("username")}
        required
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters, and not a common password."
        error={errorOf("password")}
        required
      />
      {choice.error && refusedField !== "username" && refusedField !== "password" && (
        <p role="alert">{failureText(choice.error, "The password was not stored. Please try again.")}</p>
      )}
      <Button look="main" type="submit" disabled={choice.isPending}>
        {choice.isPending ? "Saving…" : isFixed ? "Save password and log in" : "Create account and log in"}
      </Button>
    </form>
  );
}
