import type { NewActivity } from "../../store/port/maintenance.ts";

export interface AccountEntryOptions {
  /** Person whose account changes. */
  username: string;
  /** Name for the activity list; the person's own by default. */
  actor?: string;
  now: () => Date;
}

/** Returns the activity entry about a change of an account. */
export function accountEntry(
  { username, actor = username, now }: AccountEntryOptions,
  action: string,
  detail: NewActivity["detail"] = {},
): NewActivity {
  return { at: now().toISOString(), actor, action, detail: { username, ...detail } };
}
