import type { Command } from "commander";
import { type CommandContext, runCommand } from "../run-command.ts";
import { readNewPassword } from "../terminal/read-password.ts";
import { withServices } from "../with-services.ts";

export function registerAdmin(program: Command): void {
  program
    .command("admin")
    .helpCommand(false)
    .summary("manage the administrator's account")
    .description("Manage the account of the administrator, who signs in at /admin-login.")
    .command("set-password")
    .summary("change the administrator's password")
    .description(
      "Change the administrator's password and end all sessions. The password is read twice from the terminal, or once from standard input.",
    )
    .option("--username <name>", "the administrator (default: the existing one)")
    .action(runCommand(setPassword));
}

async function setPassword({ username }: { username?: string }, context: CommandContext): Promise<void> {
  const accounts = await import("../../server/operations/accounts/administrator-account.ts");
  const { removeFirstPassword } = await import("../../server/operations/accounts/first-password.ts");
  await withServices(context, async ({ store, folder, now }) => {
    const password = await readNewPassword(context.signal);
    const environment = process.env;
    const report = await accounts.setPassword({ store, environment, username, password, actor: "cli", now });
    await removeFirstPassword(folder);
    context.print.result(report, [
      report.created
        ? `The administrator ${report.username} can sign in with this password.`
        : `The password of ${report.username} is changed. All sessions have ended: sign in again.`,
    ]);
  });
}
