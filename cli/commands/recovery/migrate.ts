import type { Command } from "commander";
import { BUILD } from "../../../server/output/build-info.ts";
import { type CommandContext, runCommand } from "../../run-command.ts";
import { upgradeNote, withServices } from "../../with-services.ts";

export function registerMigrate(program: Command): void {
  program
    .command("migrate")
    .summary("bring the database to this version")
    .description(
      "Copy a database that an earlier version made, then migrate it, all or nothing. serve does the same; other commands refuse such a database. Servers of the earlier version stop when it is done.",
    )
    .action(runCommand(migrate));
}

async function migrate(_options: object, context: CommandContext): Promise<void> {
  const run: Parameters<typeof withServices>[1] = async (services) => {
    const { upgradedFrom: from = BUILD.schema, beforeUpgrade = null, keysRenewed = false } = services;
    const report = { from, to: BUILD.schema, backup: beforeUpgrade, keysRenewed };
    context.print.result(report, [
      beforeUpgrade === null
        ? unchangedSchema(keysRenewed)
        : `Schema version ${from} became ${BUILD.schema}. ${upgradeNote(services)}`,
    ]);
  };
  await withServices(context, run, { mustExist: true, isMigrating: true });
}

function unchangedSchema(keysRenewed: boolean): string {
  if (!keysRenewed) return `The database has schema version ${BUILD.schema}, which this program needs.`;
  return `The search keys were renewed. The schema was version ${BUILD.schema} already, so no copy was made.`;
}
