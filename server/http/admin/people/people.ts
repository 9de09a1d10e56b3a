import * as z from "zod";
import type { Invitation, NewInvitation, PeopleAnswer } from "#contract/accounts/accounts";
import { ROLES } from "#domain/accounts/roles";
import { linkPath } from "../../../operations/accounts/one-time-links.ts";
import { invite, removePerson, setRole, withdrawInvitation } from "../../../operations/accounts/people.ts";
import type { OneTimeLink } from "../../../store/port/people/people.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { readBody } from "../routes/read-body.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";

const MAX_LABEL_CHARS = 200;
const role = z.enum(ROLES, "must be administrator, editor or viewer");
const roleSchema = z.strictObject({ role });
const invitationSchema = z.strictObject({
  label: z
    .string("is required")
    .trim()
    .min(1, "is required")
    .max(MAX_LABEL_CHARS, `is longer than ${MAX_LABEL_CHARS} characters`)
    .regex(/^\P{Cc}*$/u, "has control characters"),
  role,
});

/** GET people · PATCH, DELETE people/{username} · POST invitations · DELETE invitations/{id}. */
export const peopleRoutes: AddRoutes = (router, { store, now }) => {
  router.get("/people", atLeast("administrator"), async (ctx) => {
    const people = await store.people.list(now());
    const invitations = await store.people.invitations(now());
    ctx.body = {
      people: people.map((person) => ({ ...person, seenAt: person.seenAt?.toISOString() ?? null })),
      invitations: invitations.map(invitationOf),
    } satisfies PeopleAnswer;
  });

  router.patch("/people/:username", atLeast("administrator"), async (ctx) => {
    const body = await readBody(ctx, roleSchema);
    await setRole({ store, actor: administrator(ctx), now }, ctx.params.username ?? "", body.role);
    ctx.status = 204;
  });

  router.delete("/people/:username", atLeast("administrator"), async (ctx) => {
    await removePerson({ store, actor: administrator(ctx), now }, ctx.params.username ?? "");
    ctx.status = 204;
  });

  router.post("/invitations", atLeast("administrator"), async (ctx) => {
    const body = await readBody(ctx, invitationSchema);
    const { token, link } = await invite({ store, actor: administrator(ctx), now }, body);
    ctx.status = 201;
    ctx.body = { invitation: invitationOf(link), path: linkPath(token) } satisfies NewInvitation;
  });

  router.delete("/invitations/:id", atLeast("administrator"), async (ctx) => {
    await withdrawInvitation({ store, actor: administrator(ctx), now }, ctx.params.id ?? "");
    ctx.status = 204;
  });
};

function invitationOf({ hash, label, role, createdBy, createdAt, expiresAt }: OneTimeLink): Invitation {
  return {
    id: hash,
    label,
    role,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
