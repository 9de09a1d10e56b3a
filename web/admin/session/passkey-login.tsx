import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import styles from "./login-form.module.css";
import { stopSuggestions, suggestPasskeys, supportsPasskeys } from "./passkeys.ts";
import { passkeyOptionsQuery, sessionMutations } from "./session-api.ts";

interface PasskeyLoginProps {
  form: RefObject<HTMLFormElement | null>;
  onLogin: () => void;
}

/** Logs in with a passkey: by a button, and among the suggestions of the username. It is absent while nobody has a passkey here. */
export function PasskeyLogin({ form, onLogin }: PasskeyLoginProps) {
  const login = useAction({ ...sessionMutations.passkeyLogin, onSuccess: onLogin });
  const { mutate, isPending } = login;
  // A dialog ends the suggestions. After it, they need a new challenge, which the query fetches when it is enabled again.
  const { data } = useQuery({ ...passkeyOptionsQuery, enabled: supportsPasskeys() && !isPending });
  const options = data?.options ?? null;
  useEffect(() => {
    if (options === null) return undefined;
    let isCurrent = true;
    const suggest = async () => {
      const response = await suggestPasskeys(options);
      if (isCurrent && response !== undefined) mutate({ response, staySignedIn: staysSignedIn(form.current) });
    };
    void suggest();
    return () => {
      isCurrent = false;
      void stopSuggestions();
    };
  }, [options, mutate, form]);
  if (data?.refusal) return <p className={styles.note}>{data.refusal}</p>;
  if (options === null) return null;
  return (
    <Button
      className={styles.passkey}
      onClick={() => mutate({ staySignedIn: staysSignedIn(form.current) })}
      disabled={isPending}
    >
      {isPending ? "Waiting for your passkey…" : "Log in with a passkey"}
    </Button>
  );
}

function staysSignedIn(form: HTMLFormElement | null): boolean {
  return form !== null && new FormData(form).has("staySignedIn");
}
