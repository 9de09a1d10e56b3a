import { type FormEvent, useId, useState } from "react";
import type { Account } from "#contract/accounts/accounts";
import { type AccountPasskey, MAX_PASSKEY_NAME_CHARS } from "#contract/accounts/passkeys";
import { browserName } from "#domain/accounts/browser-name";
import { passkeyPlace } from "#domain/accounts/passkey-place";
import { useAction } from "../api/use-action.ts";
import { supportsPasskeys } from "../session/passkeys.ts";
import { Button } from "../ui/button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { TextField } from "../ui/field.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./account.module.css";
import { ACCOUNT_KEYS, addPasskey, removePasskey, renamePasskey } from "./account-api.ts";
import { ErrorLine } from "./error-line.tsx";
import { fieldError, formError } from "./form-error.ts";
import { PasswordField } from "./password-field.tsx";

/** Lists the person's passkeys, and adds, renames and removes them. */
export function PasskeysSection({ account: { passkeys, baseUrl } }: { account: Account }) {
  const [isAdding, setAdding] = useState(false);
  const reasonId = useId();
  const place = passkeyPlace(window.location.origin, baseUrl);
  const refusal =
    "refusal" in place
      ? place.refusal
      : supportsPasskeys()
        ? undefined
        : "This browser has no passkeys. Open the panel in a newer one.";
  const host = "refusal" in place ? undefined : place.relyingPartyId;
  return (
    <Section
      title="Passkeys"
      intro="Log in with your fingerprint, face, PIN or security key instead of a password and code. A passkey works only on this site, so it can’t be phished."
    >
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} isElsewhere={passkey.host !== host} />
          ))}
        </ul>
      )}
      <div className={passkeys.length > 0 ? styles.below : undefined}>
        {isAdding && refusal === undefined ? (
          <AddForm onDone={() => setAdding(false)} />
        ) : (
          <Button onClick={() => setAdding(true)} disabled={refusal !== undefined} aria-describedby={reasonId}>
            Add a passkey
          </Button>
        )}
        {refusal !== undefined && (
          <p id={reasonId} className={styles.reason}>
            {refusal}
          </p>
        )}
      </div>
    </Section>
  );
}

function AddForm({ onDone }: { onDone: () => void }) {
  const add = useAction({
    mutationFn: addPasskey,
    onSuccess: onDone,
    meta: {
      success: () => ({ title: "Passkey added", description: "You can log in with it from now on." }),
      invalidates: ACCOUNT_KEYS,
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    add.mutate({ name: String(data.get("name")), currentPassword: String(data.get("currentPassword")) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Name of the passkey"
        name="name"
        autoComplete="off"
        defaultValue={browserName(navigator.userAgent) || "Passkey"}
        maxLength={MAX_PASSKEY_NAME_CHARS}
        hint="Helps you recognize it in this list."
        error={fieldError(add.error, "name")}
        required
      />
      <PasswordField error={add.error} />
      <ErrorLine
        text={formError(add.error, ["name", "currentPassword"], "The passkey was not added. Please try again.")}
      />
      <div className={styles.buttons}>
        <Button look="main" type="submit" disabled={add.isPending}>
          {add.isPending ? "Adding…" : "Add passkey"}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

interface PasskeyItemProps {
  passkey: AccountPasskey;
  /** It was made for another address than the one in use. */
  isElsewhere: boolean;
}

function PasskeyItem({ passkey, isElsewhere }: PasskeyItemProps) {
  const [step, setStep] = useState<"rename" | "remove">();
  const { name, host, addedAt, usedAt } = passkey;
  const close = () => setStep(undefined);
  if (step !== undefined) {
    return (
      <li>{step === "rename" ? <RenameForm {...{ passkey, close }} /> : <RemoveForm {...{ passkey, close }} />}</li>
    );
  }
  const facts = [
    usedAt === null ? "not used yet" : `last used ${dateTimeText(usedAt)}`,
    `added ${dateTimeText(addedAt)}`,
    isElsewhere && `works only at ${host}`,
  ];
  return (
    <li>
      <span className={styles.item}>
        <strong dir="auto">{name}</strong>
        <span className={styles.note}>{facts.filter(Boolean).join(" · ")}</span>
      </span>
      <span className={styles.buttons}>
        <Button onClick={() => setStep("rename")} aria-label={`Rename the passkey ${name}`}>
          Rename
        </Button>
        <Button look="danger" onClick={() => setStep("remove")} aria-label={`Remove the passkey ${name}`}>
          Remove…
        </Button>
      </span>
    </li>
  );
}

interface StepProps {
  passkey: AccountPasskey;
  close: () => void;
}

function RenameForm({ passkey: { id, name }, close }: StepProps) {
  const rename = useAction({
    mutationFn: renamePasskey,
    onSuccess: close,
    meta: { success: () => ({ title: "Passkey renamed" }), invalidates: ACCOUNT_KEYS },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    rename.mutate({ id, name: String(new FormData(event.currentTarget).get("name")) });
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <TextField
        label={`New name of ${name}`}
        name="name"
        defaultValue={name}
        maxLength={MAX_PASSKEY_NAME_CHARS}
        error={fieldError(rename.error, "name")}
        required
      />
      <ErrorLine text={formError(rename.error, ["name"], "The passkey was not renamed. Please try again.")} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={rename.isPending}>
          Save name
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}

function RemoveForm({ passkey: { id, name }, close }: StepProps) {
  const remove = useAction({
    mutationFn: removePasskey,
    onSuccess: close,
    meta: {
      success: () => ({ title: "Passkey removed", description: "Your password still logs you in." }),
      invalidates: ACCOUNT_KEYS,
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    remove.mutate({ id, currentPassword: String(new FormData(event.currentTarget).get("currentPassword")) });
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <p>
        {name} will no longer log you in; your password still will. Delete it on the device too, or the device keeps
        offering it.
      </p>
      <PasswordField error={remove.error} />
      <ErrorLine
        text={formError(remove.error, ["currentPassword"], "The passkey was not removed. Please try again.")}
      />
      <div className={styles.buttons}>
        <Button look="danger" type="submit" disabled={remove.isPending}>
          Remove passkey
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}
