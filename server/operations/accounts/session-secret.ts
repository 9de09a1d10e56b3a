import { randomBytes } from "node:crypto";
import type { Store } from "../../store/store.ts";

const KEY = "session.secret";

/** What cookies are signed with: the configured one, else one that is made once and kept in the database. */
export async function sessionSecret(store: Pick<Store, "maintenance">, configured: string | null): Promise<string> {
  if (configured !== null) return configured;
  return (
    (await store.maintenance.setting(KEY)) ??
    (await store.maintenance.ensureSetting(KEY, randomBytes(32).toString("base64url")))
  );
}
