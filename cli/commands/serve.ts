import { once } from "node:events";
import { serve } from "../../server/http/serve.ts";
import type { CommandRun } from "../run-command.ts";
import { withServices } from "../with-services.ts";

export const serveCommand: CommandRun<{ port?: number; host?: string }> = (options, context) =>
  withServices(
    context,
    async (services) => {
      const server = await serve(services, services.config.server);
      context.print.result({ url: server.url }, [`${services.config.site.name} is served at ${server.url}`]);
      if (!context.signal.aborted) await once(context.signal, "abort");
      context.print.note("Finishing the requests under way …");
      await server.close();
    },
    { "server.host": options.host, "server.port": options.port },
  );
