import type { DataFolder } from "../../config/data-folder.ts";
import { hasDatabase } from "../../config/data-folder.ts";
import { databaseOptions } from "../../config/database-options.ts";
import { type LoadedConfig, withPanelSettings } from "../../config/load-config.ts";
import { PANEL_KEYS, readStoredSettings } from "../../config/panel-settings.ts";
import { openStore } from "../../store/open-store.ts";

/**
 * Adds the settings of the panel to a loaded configuration, for programs that do not open the directory otherwise. Writes nothing. Without
 * a readable database they are missing, and `failure` has the reason unless no database exists yet.
 */
export async function readConfiguration(
  loaded: LoadedConfig,
  folder: DataFolder,
): Promise<LoadedConfig & { failure?: string }> {
  try {
    const postgres = await databaseOptions(loaded.config);
    if (postgres === undefined && !(await hasDatabase(folder))) return loaded;
    const store = await openStore({ file: folder.database, postgres, isReadOnly: true, isSequentialScan: true });
    try {
      return withPanelSettings(loaded, readStoredSettings(await store.maintenance.settings(PANEL_KEYS)));
    } finally {
      await store.close();
    }
  } catch (error) {
    return { ...loaded, failure: (error as Error).message };
  }
}
