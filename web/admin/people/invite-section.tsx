import { type FormEvent, useId, useRef, useState } from "react";
import type { NewInvitation } from "#contract/accounts/accounts";
import { ROLE_LABELS, ROLES, type Role } from "#domain/accounts/roles";
import { failureText } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/clipboard/copy-button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { useDraftText } from "../ui/dialogs/use-draft-text.ts";
import { TextField } from "../ui/field.tsx";
import { SelectBox } from "../ui/select-box.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./people.module.css";
import { invite, PEOPLE_KEYS } from "./people-api.ts";

const MAX_LABEL_CHARS = 200;
/** The least risky role that can help comes first. */
const ROLE_OPTIONS = (["editor", "viewer", "administrator"] satisfies Role[]).map((value) => ({
  value,
  label: ROLE_LABELS[value],
}));

/** Makes a one-time link for somebody, which is shown once. */
export function InviteSection() {
  const roleId = useId();
  const [role, setRole] = useState<Role>("editor");
  const [label, setLabel] = useDraftText("invitation");
  const [newInvitation, setNewInvitation] = useState<NewInvitation>();
  const invitation = useAction({
    mutationFn: invite,
    onSuccess: (made) => {
      setNewInvitation(made);
      setLabel("");
    },
    meta: { success: () => ({ title: "Invitation made" }), invalidates: PEOPLE_KEYS },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invitation.mutate({ label: label.trim(), role });
  };
  return (
    <Section title="Invite someone">
      <form className={styles.invite} onSubmit={submit}>
        <TextField
          label="Name or email"
          name="label"
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          maxLength={MAX_LABEL_CHARS}
          autoComplete="off"
          error={invitation.error ? failureText(invitation.error, "Nobody was invited. Please try again.") : undefined}
          required
        />
        <div className={styles.pick}>
          <label htmlFor={roleId}>Role</label>
          <SelectBox
            id={roleId}
            label="Role"
            value={role}
            options={ROLE_OPTIONS}
            onChange={(value) => setRole(ROLES.find((known) => known === value) ?? "viewer")}
          />
        </div>
        <Button look="main" type="submit" className={styles.submit} disabled={invitation.isPending}>
          {invitation.isPending ? "Inviting…" : "Invite"}
        </Button>
      </form>
      <p className={styles.note}>
        You get a link to pass on yourself. It works once, for 7 days. The invited person chooses a username and a
        password.
      </p>
      {newInvitation && <NewLink {...newInvitation} />}
    </Section>
  );
}

function NewLink({ invitation, path }: NewInvitation) {
  const input = useRef<HTMLInputElement>(null);
  const address = window.location.origin + path;
  return (
    <div className={styles.link} role="status">
      <TextField
        label={`Link for ${invitation.label}`}
        hint={`Shown only now. Expires ${dateTimeText(invitation.expiresAt)}.`}
        value={address}
        ref={input}
        readOnly
      />
      <CopyButton text={address} className={styles.submit} onFailure={() => input.current?.select()}>
        Copy link
      </CopyButton>
    </div>
  );
}
