import type { PanelSettings } from "#contract/settings/panel-settings";
import { configSchema } from "../../config/config-schema.ts";
import { siteInfo } from "../../config/load-config.ts";
import { PANEL_KEYS, readStoredSettings } from "../../config/panel-settings.ts";
import { valueAt } from "../../config/setting-keys.ts";
import type { Store } from "../../store/store.ts";
import type { LiveSettings } from "./live-settings.ts";

export interface PanelSettingsParts {
  store: { maintenance: Pick<Store["maintenance"], "settings"> };
  settings: LiveSettings;
  port: number;
}

/** Reads every setting of the panel: the value in force, where it comes from, and the saved value. */
export async function panelSettings({ store, settings, port }: PanelSettingsParts): Promise<PanelSettings> {
  const saved = readStoredSettings(await store.maintenance.settings(PANEL_KEYS));
  const { config, sources } = settings.current();
  const defaults = configSchema.parse({});
  return {
    settings: PANEL_KEYS.map((key) => ({
      key,
      value: valueAt(config, key),
      source: sources.get(key) ?? "default",
      ...(saved.has(key) && { saved: saved.get(key) }),
      defaultValue: valueAt(defaults, key),
    })),
    baseUrl: siteInfo(config, port).baseUrl,
  };
}
