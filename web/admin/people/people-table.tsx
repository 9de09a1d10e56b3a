import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Invitation, PeopleAnswer, PersonEntry } from "#contract/accounts/accounts";
import { ROLE_LABELS, ROLES, type Role } from "#domain/accounts/roles";
import { counted } from "#domain/text/count-label";
import layout from "../../styles/layout.module.css";
import { sessionQuery } from "../session/session-api.ts";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { SelectBox } from "../ui/select-box.tsx";
import styles from "./people.module.css";
import { usePeopleActions } from "./use-people-actions.ts";

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** A person or a pending invitation. */
interface Row {
  key: string;
  name: string;
  note: string;
  role: Role;
  login: string;
  lastSeen: string;
  isInvitation: boolean;
  /** Id of the sentence that says why the row cannot be changed; undefined when it can. */
  lockReason?: string | undefined;
  isPending: boolean;
  setRole: (role: Role) => void;
  remove: () => void;
}

const COLUMNS: readonly Column<Row>[] = [
  { heading: "Person", isHeading: true, cell: (row) => <NameCell {...row} /> },
  { heading: "Role", className: styles.role, cell: (row) => <RoleCell {...row} /> },
  { heading: "Login", cell: ({ login }) => login },
  { heading: "Last seen", cell: ({ lastSeen }) => lastSeen },
  {
    heading: <span className={layout.visuallyHidden}>Actions</span>,
    isNumber: true,
    cell: (row) => <ActionCell {...row} />,
  },
];

/** Lists people and pending invitations. The only administrator cannot be removed or changed. */
export function PeopleTable({ people, invitations }: PeopleAnswer) {
  const ownName = useQuery(sessionQuery).data?.username;
  const reason = useId();
  const [removed, setRemoved] = useState<string>();
  const { changeRole, remove, withdraw, isPending } = usePeopleActions(ownName);
  const administrators = people.filter(({ role }) => role === "administrator");
  const personRow = ({ username, role, seenAt, ...factors }: PersonEntry): Row => ({
    key: `person ${username}`,
    name: username,
    note: username === ownName ? "You" : "",
    role,
    login: loginText(factors),
    lastSeen: seenAt === null ? "Not logged in" : dateTimeText(seenAt),
    isInvitation: false,
    lockReason: role === "administrator" && administrators.length === 1 ? reason : undefined,
    isPending,
    setRole: (newRole) => newRole !== role && changeRole({ username, role: newRole }),
    remove: () => setRemoved(username),
  });
  const invitationRow = (invitation: Invitation): Row => ({
    key: invitation.id,
    name: invitation.label,
    note: `Invited by ${invitation.createdBy}, expires ${dateTimeText(invitation.expiresAt)}`,
    role: invitation.role,
    login: "Invited",
    lastSeen: "",
    isInvitation: true,
    isPending,
    setRole: () => undefined,
    remove: () => withdraw(invitation),
  });
  return (
    <>
      <DataTable
        caption="People and invitations"
        columns={COLUMNS}
        rows={[...people.map(personRow), ...invitations.map(invitationRow)]}
        keyOf={({ key }) => key}
      />
      {administrators.length === 1 && (
        <p id={reason} className={styles.note}>
          {administrators[0]?.username} is the only administrator, so this account can’t be removed or given another
          role. Make someone else an administrator first.
        </p>
      )}
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={`Remove ${removed}?`}
        text="Their sessions end at once, and invitations that they made stop working. What they did stays in the activity under their name."
        confirmLabel={`Remove ${removed}`}
        onConfirm={() => {
          if (removed !== undefined) remove(removed);
          setRemoved(undefined);
        }}
        onCancel={() => setRemoved(undefined)}
      />
    </>
  );
}

function loginText({ hasSecondFactor, passkeyCount }: Pick<PersonEntry, "hasSecondFactor" | "passkeyCount">): string {
  const password = hasSecondFactor ? "Password and code" : "Password";
  if (passkeyCount === 0) return hasSecondFactor ? password : "Password only";
  return `${password}, or ${counted(passkeyCount, "passkey", "passkeys")}`;
}

function NameCell({ name, note }: Row) {
  return (
    <>
      <strong dir="auto">{name}</strong>
      {note !== "" && <span className={styles.quiet}>{note}</span>}
    </>
  );
}

function RoleCell({ name, role, isInvitation, lockReason, isPending, setRole }: Row) {
  if (isInvitation || lockReason !== undefined) return ROLE_LABELS[role];
  return (
    <SelectBox
      label={`Role of ${name}`}
      value={role}
      options={ROLE_OPTIONS}
      disabled={isPending}
      onChange={(value) => setRole(ROLES.find((known) => known === value) ?? role)}
    />
  );
}

function ActionCell({ name, isInvitation, lockReason, isPending, remove }: Row) {
  return isInvitation ? (
    <Button disabled={isPending} aria-label={`Withdraw the invitation of ${name}`} onClick={remove}>
      Withdraw
    </Button>
  ) : (
    <Button
      look="danger"
      disabled={isPending || lockReason !== undefined}
      aria-describedby={lockReason}
      aria-label={`Remove ${name}`}
      onClick={remove}
    >
      Remove…
    </Button>
  );
}
