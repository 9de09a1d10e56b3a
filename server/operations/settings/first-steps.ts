import type { FirstSteps } from "#contract/settings/panel-settings";
import { isPlaceholderEmail } from "#domain/business/contact-url";
import { isLocalAddress } from "#domain/publishing/index-now";
import type { Store } from "../../store/store.ts";
import type { LiveSettings } from "./live-settings.ts";

/** Private setting that says that an administrator has hidden the list. */
const HIDDEN = "firstSteps.hidden";
/** Entries in which the choice of a password is looked for. A new directory has few. */
const MAX_ENTRIES = 2_000;
const PASSWORD_ACTIONS: readonly string[] = ["set-password", "change-password"];

export interface FirstStepsParts {
  store: {
    directory: Pick<Store["directory"], "countBusinesses">;
    maintenance: Pick<Store["maintenance"], "activity" | "setting">;
  };
  settings: LiveSettings;
  environment: NodeJS.ProcessEnv;
}

/** Tells which of the first steps of a new directory are done. */
export async function firstSteps({ store, settings, environment }: FirstStepsParts): Promise<FirstSteps> {
  const { config, sources } = settings.current();
  const { name, email, baseUrl } = config.site;
  const { copyTo, s3 } = config.backup;
  const [businesses, entries, hidden] = await Promise.all([
    store.directory.countBusinesses(),
    store.maintenance.activity(MAX_ENTRIES, ["login", "logout", "lockout"]),
    store.maintenance.setting(HIDDEN),
  ]);
  return {
    password:
      Boolean(environment.MAINSTREET_ADMIN_PASSWORD) || entries.some(({ action }) => PASSWORD_ACTIONS.includes(action)),
    contact: name !== "" && sources.has("site.name") && !isPlaceholderEmail(email),
    baseUrl: baseUrl !== null && !isLocalAddress(baseUrl),
    firstImport: businesses > 0,
    backupPlace: copyTo !== null || s3.bucket !== null,
    isHidden: hidden !== undefined,
  };
}

export async function hideFirstSteps({
  maintenance,
}: {
  maintenance: Pick<Store["maintenance"], "setSetting">;
}): Promise<void> {
  await maintenance.setSetting(HIDDEN, "true");
}
