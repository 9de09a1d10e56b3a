import type { ColumnMapping } from "#contract/import-columns";
import { MAPPINGS_SETTING, columnMappings as mappingsOf, putMapping } from "../../imports/column-mappings.ts";
import type { Transaction } from "../connection/transaction.ts";
import { activity } from "../history/activity.ts";

/** Column mappings chosen by administrators, by set of headers. They are stored in the settings, which delete-all keeps. */
export const columnMappings = {
  all: async (tx: Transaction): Promise<ColumnMapping[]> => mappingsOf(await activity.setting(tx, MAPPINGS_SETTING)),
  async save(tx: Transaction, key: string, mapping: ColumnMapping): Promise<void> {
    const storedMappings = await activity.setting(tx, MAPPINGS_SETTING);
    await activity.setSetting(tx, MAPPINGS_SETTING, putMapping(storedMappings, key, mapping));
  },
};
