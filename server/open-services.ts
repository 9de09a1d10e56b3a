import type { Logger } from "pino";
import type { PublicApi } from "#contract/public-api";
import { dataFolder, hasDatabase } from "./config/data-folder.ts";
import { type Config, type DataFolder, loadConfig, openDataFolder } from "./config/load-config.ts";
import { backUpBeforeUpgrade, goBackAdvice } from "./operations/backups/before-upgrade.ts";
import { createLog } from "./output/log.ts";
import { createPublicApi } from "./queries/public-api.ts";
import { IN_MEMORY, openStore } from "./store/open-store.ts";
import type { Store } from "./store/store.ts";

export { engineVersion } from "./store/open-store.ts";

/** What every command and the server need: configuration, data folder, store and clock. */
export interface Services {
  config: Config;
  folder: DataFolder;
  store: Store;
  api: PublicApi;
  now: () => Date;
  log: Logger;
  /** Path of the copy that was made before the database was migrated, if it was. */
  beforeUpgrade?: string | undefined;
  close(): Promise<void>;
}

export interface ServicesOptions {
  /** `--data`. */
  data?: string | undefined;
  environment?: NodeJS.ProcessEnv;
  /** Key of config.json → value from the command line. */
  overrides?: Readonly<Record<string, unknown>>;
  /** A database must be in the data folder. */
  mustExist?: boolean;
  /** For a dry run: without a database, an empty directory in memory, and nothing is created. */
  isDryRun?: boolean;
  /** See `openStore`. */
  isSequentialScan?: boolean;
  isServing?: boolean;
}

/**
 * Opens data folder, configuration and store. Errors: AppError `invalid` (configuration), `storage`, and `not-found` for a
 * directory that must exist.
 */
export async function openServices(options: ServicesOptions = {}): Promise<Services> {
  const { data, environment, overrides, mustExist, isDryRun, isSequentialScan, isServing } = options;
  const isInMemory = isDryRun === true && !(await hasDatabase(dataFolder(data, environment)));
  const folder = isInMemory ? dataFolder(data, environment) : await openDataFolder(data, environment, mustExist);
  const { config } = await loadConfig({ file: folder.configFile, environment, overrides });
  const now = () => new Date();
  const { keep } = config.backup;
  let beforeUpgrade: string | undefined;
  const store = await openStore({
    file: isInMemory ? IN_MEMORY : folder.database,
    isSequentialScan,
    isServing,
    async beforeMigration(copyTo) {
      beforeUpgrade = await backUpBeforeUpgrade({ copyTo, folder, keep, now });
    },
    goBackAdvice: () => goBackAdvice(folder),
  });
  return {
    config,
    folder,
    store,
    api: createPublicApi({ store, now }),
    now,
    log: createLog(config.log.level),
    beforeUpgrade,
    close: () => store.close(),
  };
}
