import type { Command } from "commander";
import { type CommandContext, runCommand } from "../run-command.ts";
import { readNewPassword } from "../terminal/read-password.ts";
import { withServices } from "../with-services.ts";

interface AccountOptions {
  username?: string;
}

export function registerAdmin(program: Command): void {
  const admin = program
    .command("admin")
    .helpCommand(false)
    .summary("manage accounts of the panel")
    .description("Manage the accounts of people who sign in at /admin-login.");
  const add = (name: string, summary: string, description: string) =>
    admin
      .command(name)
      .summary(summary)
      .description(description)
      .option("--username <name>", "whose account (default: the only person, or the only administrator)");
  add(
    "set-password",
    "change a password",
    "Change a password and end all sessions of its owner. The password is read twice from the terminal, or once from standard input.",
  ).action(runCommand(setPassword));
  add(
    "new-link",
    "make a one-time link for a lost password",
    "Make a link with which somebody chooses a new password, once, within 24 hours. Before the first administrator it is for that one.",
  ).action(runCommand(newLink));
  add(
    "reset-second-factor",
    "turn two-factor codes off",
    "Turn two-factor codes off for somebody who lost both the authenticator app and the recovery codes.",
  ).action(runCommand(resetSecondFactor));
  add(
    "remove-passkeys",
    "remove all passkeys of an account",
    "Remove all passkeys of somebody who lost a phone, a computer or a security key, and end all sessions. The password stays.",
  ).action(runCommand(removePasskeys));
}

async function setPassword({ username }: AccountOptions, context: CommandContext): Promise<void> {
  const accounts = await import("../../server/operations/accounts/administrator-account.ts");
  const { removeFirstLink } = await import("../../server/operations/accounts/first-link.ts");
  await withServices(context, async ({ store, folder, now }) => {
    const password = await readNewPassword(context.signal);
    const environment = process.env;
    const report = await accounts.setPassword({ store, environment, username, password, actor: "cli", now });
    await removeFirstLink(folder);
    context.print.result(report, [
      report.created
        ? `The administrator ${report.username} can sign in with this password.`
        : `The password of ${report.username} is changed. All sessions have ended: sign in again.`,
    ]);
  });
}

async function newLink({ username }: AccountOptions, context: CommandContext): Promise<void> {
  const { createRecoveryLink } = await import("../../server/operations/accounts/recovery-link.ts");
  const { siteInfo } = await import("../../server/config/load-config.ts");
  const { findServers } = await import("../../server/operations/doctor/check-servers.ts");
  await withServices(context, async ({ store, folder, config, now }) => {
    const options = { store, environment: process.env, username, actor: "cli", now };
    const { path, ...report } = await createRecoveryLink(options);
    // A server may run at another port than the one in the configuration.
    const [server] = config.site.baseUrl === null ? findServers(folder) : [];
    const url = (server?.url ?? siteInfo(config, config.server.port).baseUrl) + path;
    context.print.result({ ...report, url }, [
      `${report.username} chooses a password at this address, once, within 24 hours:`,
      `  ${url}`,
    ]);
  });
}

async function resetSecondFactor({ username }: AccountOptions, context: CommandContext): Promise<void> {
  const { personOfCommand } = await import("../../server/operations/accounts/administrator-account.ts");
  const { turnOffSecondFactor } = await import("../../server/operations/accounts/second-factor.ts");
  await withServices(context, async ({ store, now }) => {
    const person = await personOfCommand({ store, environment: process.env, username, now });
    const { secret } = await store.people.secondFactor(person);
    if (secret !== null) await turnOffSecondFactor({ store, username: person, actor: "cli", now });
    context.print.result({ username: person, wasOn: secret !== null }, [
      secret === null
        ? `Two-factor codes of ${person} are off already.`
        : `Two-factor codes of ${person} are off. The password alone is enough to sign in.`,
    ]);
  });
}

async function removePasskeys({ username }: AccountOptions, context: CommandContext): Promise<void> {
  const { personOfCommand } = await import("../../server/operations/accounts/administrator-account.ts");
  const { removeAllPasskeys } = await import("../../server/operations/accounts/passkeys.ts");
  await withServices(context, async ({ store, now }) => {
    const person = await personOfCommand({ store, environment: process.env, username, now });
    const removed = await removeAllPasskeys({ store, username: person, actor: "cli", now });
    context.print.result({ username: person, removed }, [
      removed === 0
        ? `${person} has no passkeys.`
        : `Passkeys of ${person} removed: ${removed}. All sessions have ended: sign in with the password.`,
    ]);
  });
}
