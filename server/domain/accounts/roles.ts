/** Roles of people in the panel, the most powerful first. Each may do what those after it may. */
export const ROLES = ["administrator", "editor", "viewer"] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  administrator: "Administrator",
  editor: "Editor",
  viewer: "Viewer",
};

/** Tells whether somebody of this role may do what needs `leastRole`. */
export function isAllowed(role: Role, leastRole: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(leastRole);
}

/** Returns the sentence for somebody whose role does not allow an action. */
export function roleRefusal(role: Role, leastRole: Role): string {
  const allowed = leastRole === "editor" ? "editors and administrators" : "administrators";
  return `Only ${allowed} can do this, and you are ${role === "viewer" ? "a viewer" : "an editor"}. Ask an administrator of this site.`;
}

/** Reads a stored role; an unknown one counts as the weakest. */
export function roleOf(text: string): Role {
  return ROLES.find((role) => role === text) ?? "viewer";
}
