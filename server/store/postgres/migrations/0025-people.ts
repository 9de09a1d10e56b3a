/** Accounts of the panel: roles, invitations and further factors. */
export const people = "";
