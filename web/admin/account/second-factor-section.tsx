import { type FormEvent, useState } from "react";
import type { Account, NewSecondFactor } from "#contract/accounts/accounts";
import { counted } from "#domain/text/count-label";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./account.module.css";
import {
  ACCOUNT_KEYS,
  newSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "./account-api.ts";
import { ErrorLine } from "./error-line.tsx";
import { fieldError, formError } from "./form-error.ts";
import { PasswordField } from "./password-field.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

/** Turns two-factor codes on and off. Recovery codes are shown once, after they were made. */
export function SecondFactorSection({ account }: { account: Account }) {
  const [setup, setSetup] = useState<NewSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const start = useAction({
    mutationFn: newSecondFactor,
    onSuccess: setSetup,
    meta: { failure: failureNotice("Two-factor codes could not be set up"), invalidates: [] },
  });
  const showCodes = (newCodes: readonly string[]) => {
    setCodes(newCodes);
    setSetup(undefined);
  };
  return (
    <Section
      title={account.hasSecondFactor ? "Two-factor codes: on" : "Two-factor codes: off"}
      intro="After the password, logging in asks for a code from an app on your phone. A stolen password is then not enough."
    >
      {codes !== undefined && <RecoveryCodeList codes={codes} onClose={() => setCodes(undefined)} />}
      {account.hasSecondFactor ? (
        <SecondFactorOn account={account} onCodes={setCodes} />
      ) : setup === undefined ? (
        <Button onClick={() => start.mutate()} disabled={start.isPending}>
          Set up two-factor codes
        </Button>
      ) : (
        <SetUp setup={setup} onDone={showCodes} onCancel={() => setSetup(undefined)} />
      )}
    </Section>
  );
}

interface SetUpProps {
  setup: NewSecondFactor;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function SetUp({ setup, onDone, onCancel }: SetUpProps) {
  const turnOn = useAction({
    mutationFn: turnOnSecondFactor,
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    meta: { success: () => ({ title: "Two-factor codes turned on" }), invalidates: ACCOUNT_KEYS },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const currentPassword = String(data.get("currentPassword"));
    turnOn.mutate({ currentPassword, secret: setup.secret, code: String(data.get("code")) });
  };
  const otherError = formError(turnOn.error, ["code", "currentPassword"], "Please try again.");
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.scan}>
        <svg
          className={styles.qr}
          viewBox={`-2 -2 ${setup.qrSize + 4} ${setup.qrSize + 4}`}
          role="img"
          aria-label="QR code for an authenticator app"
          shapeRendering="crispEdges"
        >
          <path d={setup.qrPath} />
        </svg>
        <div className={styles.item}>
          <p>Scan this with an authenticator app, then enter the code that it shows.</p>
          <details>
            <summary>Can’t scan? Show the key</summary>
            <code className={styles.code}>{setup.secret.match(/.{4}/g)?.join(" ")}</code>
          </details>
        </div>
      </div>
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={fieldError(turnOn.error, "code")}
        required
      />
      <PasswordField error={turnOn.error} />
      <ErrorLine text={otherError} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={turnOn.isPending}>
          {turnOn.isPending ? "Turning on…" : "Turn on"}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

function SecondFactorOn({ account, onCodes }: { account: Account; onCodes: (codes: readonly string[]) => void }) {
  const renew = useAction({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    meta: { success: () => ({ title: "New recovery codes made" }), invalidates: ACCOUNT_KEYS },
  });
  const turnOff = useAction({
    mutationFn: turnOffSecondFactor,
    meta: { success: () => ({ title: "Two-factor codes turned off" }), invalidates: ACCOUNT_KEYS },
  });
  const [step, setStep] = useState<"renew" | "turn-off">("renew");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const proof = { currentPassword: String(new FormData(form).get("currentPassword")) };
    if (step === "renew") renew.mutate(proof, { onSuccess: () => form.reset() });
    else turnOff.mutate(proof);
  };
  const { error } = step === "renew" ? renew : turnOff;
  const otherError = formError(error, ["currentPassword"], "Please try again.");
  const isPending = renew.isPending || turnOff.isPending;
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        {counted(account.recoveryCodesLeft, "recovery code", "recovery codes")} left. Each works once, in place of a
        code of the app.
      </p>
      <PasswordField error={error} />
      <ErrorLine text={otherError} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isPending} onClick={() => setStep("renew")}>
          Make new recovery codes
        </Button>
        <Button look="danger" type="submit" disabled={isPending} onClick={() => setStep("turn-off")}>
          Turn off two-factor codes
        </Button>
      </div>
    </form>
  );
}
