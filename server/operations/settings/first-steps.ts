import type { FirstSteps } from "#contract/settings/panel-settings";
import { isPlaceholderEmail } from "#domain/business/contact-url";
import { isLocalAddress } from "#domain/publishing/index-now";
import type { Store } from "../../store/store.ts";
import type { LiveSettings } from "./live-settings.ts";

/** Private setting, present once an administrator has hidden the list. */
const HIDDEN = "firstSteps.hidden";
/** Maximum number of entries to search for the choice of a password; a new directory has few. */
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

/** Creates the read of the first steps of a new directory. A password that was chosen once is not looked for again. */
export function createFirstSteps({ store, settings, environment }: FirstStepsParts): () => Promise<FirstSteps> {
  let isPasswordChosen = Boolean(environment.MAINSTREET_ADMIN_PASSWORD);

  async function findPassword(): Promise<boolean> {
    const entries = await store.maintenance.activity(MAX_ENTRIES, ["login", "logout", "lockout"]);
    // In a log of that length the choice may lie further back: then nobody is reminded.
    return entries.length === MAX_ENTRIES || entries.some(({ action }) => PASSWORD_ACTIONS.includes(action));
  }

  return async () => {
    const { config, sources } = settings.current();
    const { email, baseUrl } = config.site;
    const { copyTo, s3 } = config.backup;
    const isHidden = (await store.maintenance.setting(HIDDEN)) !== undefined;
    if (!isHidden) isPasswordChosen ||= await findPassword();
    const contactLacks: FirstSteps["contactLacks"] = [
      ...(sources.has("site.name") ? [] : (["name"] as const)),
      ...(isPlaceholderEmail(email) ? (["email"] as const) : []),
    ];
    return {
      password: isPasswordChosen,
      contact: contactLacks.length === 0,
      contactLacks,
      baseUrl: baseUrl !== null && !isLocalAddress(baseUrl),
      firstImport: (await store.directory.countBusinesses()) > 0,
      backupPlace: copyTo !== null || s3.bucket !== null,
      isHidden,
    };
  };
}

export async function hideFirstSteps({
  maintenance,
}: {
  maintenance: Pick<Store["maintenance"], "setSetting">;
}): Promise<void> {
  await maintenance.setSetting(HIDDEN, "true");
}
