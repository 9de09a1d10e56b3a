import { resolve } from "node:path";
import { backUp } from "../../server/operations/backups/back-up.ts";
import type { CommandRun } from "../run-command.ts";
import { OWN_NAME } from "../terminal/program-name.ts";
import { withExistingServices } from "../with-services.ts";

export const backupCommand: CommandRun<{ out?: string }> = (options, context) =>
  withExistingServices(context, async ({ store, config, folder }) => {
    const file = await backUp({
      store,
      backupsFolder: folder.backups,
      file: options.out === undefined ? undefined : resolve(options.out),
      keep: config.backup.keep,
      reason: "backup",
      now: () => new Date(),
      signal: context.signal,
      onProgress: context.print.progress("Copying"),
    });
    context.print.result({ file }, [
      `Backed up to ${file}; the copy was opened and checked.`,
      `To bring it back: ${OWN_NAME} restore ${file}`,
    ]);
  });
