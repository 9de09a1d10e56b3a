import { once } from "node:events";
import { serve } from "../../server/http/serve.ts";
import { ensureAdministrator } from "../../server/operations/accounts/administrator-account.ts";
import type { CommandRun } from "../run-command.ts";
import { OWN_NAME } from "../terminal/program-name.ts";
import { withServices } from "../with-services.ts";

export const serveCommand: CommandRun<{ port?: number; host?: string }> = (options, context) =>
  withServices(
    context,
    async (services) => {
      const server = await serve(services, services.config.server);
      try {
        const made = await ensureAdministrator({ ...services, environment: process.env });
        context.print.result({ url: server.url }, [`${services.config.site.name} is served at ${server.url}`]);
        if (made?.generatedPassword) context.print.once(welcome(made.username, made.generatedPassword));
        if (!context.signal.aborted) await once(context.signal, "abort");
        context.print.note("Finishing the requests under way …");
      } finally {
        await server.close();
      }
    },
    { "server.host": options.host, "server.port": options.port },
  );

function welcome(username: string, password: string): string[] {
  return [
    "The administrator signs in at /admin-login:",
    `  username  ${username}`,
    `  password  ${password}`,
    `The password is shown only now. To choose your own: ${OWN_NAME} admin set-password`,
  ];
}
