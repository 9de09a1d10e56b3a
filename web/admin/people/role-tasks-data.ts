import type { Role } from "#domain/accounts/roles";

export interface RoleTask {
  task: string;
  leastRole: Role;
}

/** Tasks with the least role that may do them, as the page of people explains roles. */
export const ROLE_TASKS: readonly RoleTask[] = [
  { task: "See businesses, imports and activity", leastRole: "viewer" },
  { task: "Export", leastRole: "viewer" },
  { task: "Add, edit, merge and delete businesses", leastRole: "editor" },
  { task: "Import with preview, undo imports", leastRole: "editor" },
  { task: "Rules, synonyms and own fields", leastRole: "editor" },
  { task: "Empty the recycle bin", leastRole: "administrator" },
  { task: "Delete all data, restore a backup", leastRole: "administrator" },
  { task: "Settings and people", leastRole: "administrator" },
];
