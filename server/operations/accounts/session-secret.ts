import { randomBytes } from "node:crypto";
import type { Store } from "../../store/store.ts";

const SETTING = "session.secret";

/** Returns the key that signs cookies: from the configuration, otherwise a random one stored in the database. */
export async function sessionSecret(
  store: Pick<Store, "maintenance">,
  configuredSecret: string | null,
): Promise<string> {
  if (configuredSecret !== null) return configuredSecret;
  return (
    (await store.maintenance.setting(SETTING)) ??
    (await store.maintenance.ensureSetting(SETTING, randomBytes(32).toString("base64url")))
  );
}
