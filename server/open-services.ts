import { resolve } from "node:path";
import type { Logger } from "pino";
import type { PublicApi } from "#contract/public-api";
import { dataFolder, hasDatabase } from "./config/data-folder.ts";
import { type DatabaseOptions, databaseOptions, rejectTwoDatabases } from "./config/database-options.ts";
import { type Config, type DataFolder, type LoadedConfig, loadConfig, openDataFolder } from "./config/load-config.ts";
import { AppError } from "./errors.ts";
import { openSharedClock } from "./jobs/shared-clock.ts";
import { type CurrentArchive, createCurrentMap } from "./map/current-map.ts";
import { type CurrentPlaces, createCurrentPlaces } from "./map/places/current-places.ts";
import { backUpBeforeUpgrade, goBackAdvice } from "./operations/backups/before-upgrade.ts";
import { type LiveSettings, openLiveSettings } from "./operations/settings/live-settings.ts";
import { readConfiguration } from "./operations/settings/read-configuration.ts";
import { createLog } from "./output/log.ts";
import { createPublicApi } from "./queries/public-api.ts";
import { IN_MEMORY, openStore } from "./store/open-store.ts";
import type { Store } from "./store/store.ts";
import type { CopyTo } from "./store/store-options.ts";

export { engineVersion, unusedCacheNote } from "./store/open-store.ts";

/** Services of every command and the server: configuration, data folder, store and clock. */
export interface Services {
  /** The configuration when the services were opened; `settings` follows the panel. */
  config: Config;
  settings: LiveSettings;
  folder: DataFolder;
  store: Store;
  api: PublicApi;
  /** Streets of the directory's towns. */
  currentMap: CurrentArchive;
  mapPlaces: CurrentPlaces;
  now: () => Date;
  log: Logger;
  /** Path of the copy that was made before the database was migrated, if it was. */
  beforeUpgrade?: string | undefined;
  /** Schema version of the database before it was migrated. */
  upgradedFrom?: number | undefined;
  /** Search keys of another version were renewed. */
  keysRenewed?: boolean | undefined;
  close(): Promise<void>;
}

export interface ServicesOptions {
  /** Option `--data`. */
  data?: string | undefined;
  environment?: NodeJS.ProcessEnv;
  /** Values from the command line by key of config.json. */
  overrides?: Readonly<Record<string, unknown>>;
  /** Requires a directory: a database file in the data folder, or our tables in the PostgreSQL database. */
  mustExist?: boolean;
  /** Set for a dry run: without a database, an empty directory in memory is used, and nothing is created. */
  isDryRun?: boolean;
  isSequentialScan?: boolean;
  isServing?: boolean;
  /** Migrates a database of an earlier version, as a server does; others refuse it. */
  isMigrating?: boolean;
  /** Called when the settings are read, before the database is opened. */
  onConfigured?: (services: Pick<Services, "log">) => void;
  /** Called before a database of an earlier version is migrated. */
  onMigration?: (version: number) => void;
}

/**
 * Opens data folder, configuration and store. Errors: AppError `invalid` (configuration), `storage`, and `not-found` for a directory that
 * must exist.
 */
export async function openServices(options: ServicesOptions = {}): Promise<Services> {
  const loaded = await readConfig(options);
  const postgres = await databaseOptions(loaded.config);
  const log = createLog(loaded.config.log.level);
  options.onConfigured?.({ log });
  const openedStore =
    postgres === undefined ? openFile(options, loaded) : openPostgres(options, postgres, { loaded, log });
  const { folder, store, ...upgrade } = await openedStore;
  const [now, settings] = await Promise.all([openClock(store), openLiveSettings(loaded, store)]).catch(
    async (error: unknown) => {
      await store.close();
      throw error;
    },
  );
  const { config } = settings;
  const { currentMap, places } = openMap({ config, folder, log }, options);
  return {
    config,
    settings,
    folder,
    store,
    api: createPublicApi({
      store: store.replicas?.visitors ?? store,
      now,
      featuredCities: () => settings.config.site.featuredCities,
      mapPlaces: places.current,
    }),
    currentMap,
    mapPlaces: places.current,
    now,
    log,
    ...upgrade,
    async close() {
      await places.close();
      await Promise.all([currentMap.close(), store.close()]);
    },
  };
}

/** Path of the archive of streets: in the data folder, unless the setting `map.file` names another. */
export const mapFile = ({ config, folder }: Pick<Services, "config" | "folder">): string =>
  config.map.file === null ? folder.map : resolve(config.map.file);

function openMap({ config, folder, log }: Pick<Services, "config" | "folder" | "log">, { isServing }: ServicesOptions) {
  const file = mapFile({ config, folder });
  const currentMap = createCurrentMap({
    file,
    onFailure: (error) => log.warn({ err: error }, "the map cannot be used: pages are drawn without streets"),
  });
  const places = createCurrentPlaces({
    currentMap,
    file,
    isReading: isServing === true,
    onFailure: (error) => log.warn({ err: error }, "the labels of the map could not be read or stored"),
  });
  return { currentMap, places };
}

type Opened = Pick<Services, "folder" | "store" | "beforeUpgrade" | "upgradedFrom" | "keysRenewed">;

const openClock = async ({ cluster }: Store): Promise<Services["now"]> =>
  cluster === undefined ? () => new Date() : openSharedClock(cluster);

/** Refuses an unusable data folder as such, and not because of the config.json in it. */
async function readConfig({ data, environment, overrides, mustExist }: ServicesOptions): Promise<LoadedConfig> {
  try {
    return await loadConfig({ file: dataFolder(data, environment).configFile, environment, overrides });
  } catch (error) {
    if (error instanceof AppError && error.code === "storage") await openDataFolder(data, environment, mustExist);
    throw error;
  }
}

async function openFile(options: ServicesOptions, loaded: LoadedConfig): Promise<Opened> {
  const { data, environment, mustExist, isDryRun, isSequentialScan, isServing } = options;
  const isInMemory = isDryRun === true && !(await hasDatabase(dataFolder(data, environment)));
  const folder = isInMemory ? dataFolder(data, environment) : await openDataFolder(data, environment, mustExist);
  const { upgrade, ...migration } = migrationOptions(options, folder, loaded);
  const store = await openStore({
    file: isInMemory ? IN_MEMORY : folder.database,
    isSequentialScan,
    isServing,
    ...migration,
    goBackAdvice: () => goBackAdvice(folder, new Date()),
  });
  return { folder, store, ...upgrade() };
}

/** Only a server and `migrate` migrate a database; other commands would stop an older server that is running. */
function migrationOptions(options: ServicesOptions, { path }: DataFolder, loaded: LoadedConfig) {
  const { environment, isServing = false, isMigrating = false, onMigration } = options;
  const upgrade: Omit<Opened, "folder" | "store"> = {};
  return {
    requiresCurrent: !isServing && !isMigrating,
    async beforeMigration(copyTo: CopyTo, upgradedFrom: number) {
      onMigration?.(upgradedFrom);
      const folder = await openDataFolder(path, environment);
      const { keep } = (await readConfiguration(loaded, folder)).config.backup;
      upgrade.beforeUpgrade = await backUpBeforeUpgrade({ copyTo, folder, keep, now: () => new Date() });
      upgrade.upgradedFrom = upgradedFrom;
    },
    onKeyRenewal() {
      upgrade.keysRenewed = true;
    },
    upgrade: () => upgrade,
  };
}

/** The data folder holds only files such as backups; if missing it is created, except for a dry run. */
async function openPostgres(
  options: ServicesOptions,
  postgres: DatabaseOptions,
  { loaded, log }: { loaded: LoadedConfig } & Pick<Services, "log">,
): Promise<Opened> {
  const { data, environment, mustExist = false, isDryRun = false, isServing } = options;
  const folder = dataFolder(data, environment);
  await rejectTwoDatabases(folder, postgres);
  const file = folder.database;
  const { upgrade, ...migration } = migrationOptions(options, folder, loaded);
  const storePromise = openStore({
    file,
    postgres,
    mustExist: mustExist || isDryRun,
    isServing,
    onReplicaChange: (sentence) => log.warn(sentence),
    ...migration,
  });
  const store = await storePromise.catch((error: unknown) => {
    const isEmpty = error instanceof AppError && error.code === "not-found";
    if (isDryRun && isEmpty) return openStore({ file: IN_MEMORY });
    throw error;
  });
  try {
    return { folder: isDryRun ? folder : await openDataFolder(data, environment), store, ...upgrade() };
  } catch (error) {
    await store.close();
    throw error;
  }
}
