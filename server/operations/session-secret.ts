import { randomBytes } from "node:crypto";
import type { Store } from "../store/store.ts";

const KEY = "session.secret";

/** What cookies are signed with: the configured one, else one that is made once and kept in the database. */
export async function sessionSecret(
  store: Pick<Store, "setting" | "setSetting">,
  configured: string | null,
): Promise<string> {
  if (configured !== null) return configured;
  const kept = await store.setting(KEY);
  if (kept !== undefined) return kept;
  const made = randomBytes(32).toString("base64url");
  await store.setSetting(KEY, made);
  return made;
}
