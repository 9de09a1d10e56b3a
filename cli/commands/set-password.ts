import { setPassword } from "../../server/operations/accounts/administrator-account.ts";
import type { CommandRun } from "../run-command.ts";
import { readNewPassword } from "../terminal/read-password.ts";
import { withServices } from "../with-services.ts";

export const setPasswordCommand: CommandRun<{ username?: string }> = (options, context) =>
  withServices(context, async ({ store, now }) => {
    const password = await readNewPassword(context.signal);
    const { username } = options;
    const report = await setPassword({ store, environment: process.env, username, password, actor: "cli", now });
    const sentence = report.created
      ? `The administrator ${report.username} can sign in with this password.`
      : `The password of ${report.username} is changed. All sessions have ended: sign in again.`;
    context.print.result(report, [sentence]);
  });
