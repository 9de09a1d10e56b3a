import type { Config, LoadedConfig } from "../../config/load-config.ts";
import { withPanelSettings } from "../../config/load-config.ts";
import { PANEL_KEYS, readStoredSettings } from "../../config/panel-settings.ts";
import type { Store } from "../../store/store.ts";

/** The configuration in force, kept in memory. Settings of the panel change it while the server runs. */
export interface LiveSettings {
  /** Returns the same object until a setting changes. */
  current(): LoadedConfig;
  readonly config: Config;
  /** Reads the saved settings if the directory has changed since, and calls the listeners if they differ. Errors: AppError `storage`. */
  refresh(): Promise<void>;
  onChange(listener: () => void): void;
}

export type SettingsStore = {
  directory: Pick<Store["directory"], "dataVersion">;
  maintenance: Pick<Store["maintenance"], "settings">;
};

/** Opens the settings over those of the command line, the environment and config.json. Errors: AppError `storage`. */
export async function openLiveSettings(loaded: LoadedConfig, store: SettingsStore): Promise<LiveSettings> {
  const listeners: (() => void)[] = [];
  let current = loaded;
  let storedText = JSON.stringify(PANEL_KEYS.map(() => null));
  let readVersion: string | undefined;

  async function read(): Promise<boolean> {
    // The version is read first: a change in between is then read again.
    const version = await store.directory.dataVersion();
    if (version === readVersion) return false;
    const storedSettings = await store.maintenance.settings(PANEL_KEYS);
    readVersion = version;
    const text = JSON.stringify(PANEL_KEYS.map((key) => storedSettings.get(key) ?? null));
    if (text === storedText) return false;
    storedText = text;
    current = withPanelSettings(loaded, readStoredSettings(storedSettings));
    return true;
  }

  async function refresh(): Promise<void> {
    if (await read()) for (const listener of listeners) listener();
  }

  await read();
  let lastRefresh = Promise.resolve();
  return {
    current: () => current,
    get config() {
      return current.config;
    },
    refresh() {
      // Refreshes are serialized, so that a call sees settings saved before it.
      lastRefresh = lastRefresh.catch(() => undefined).then(refresh);
      return lastRefresh;
    },
    onChange: (listener) => listeners.push(listener),
  };
}
