import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { siteInfo } from "../config/load-config.ts";
import { AppError } from "../errors.ts";
import { openJobServices } from "../jobs/open-job-services.ts";
import type { Services } from "../open-services.ts";
import { sessionSecret } from "../operations/accounts/session-secret.ts";
import { indexNowKey } from "../operations/publishing/ping-index-now.ts";
import { createPageApi } from "../queries/public-api.ts";
import { createSitemaps } from "../queries/sitemaps.ts";
import type { PageRendererOptions } from "../render/render-page.ts";
import { createHandler } from "./app.ts";
import type { PageRenderer } from "./routes/pages.ts";

/** How long requests under way may take to finish once the server is asked to stop. Milliseconds. */
const GRACE = 10_000;

export interface RunningServer {
  /** With the port really listened on. */
  url: string;
  /** Takes no new requests, finishes those under way, and gives up on the rest after ten seconds. */
  close(): Promise<void>;
}

/**
 * Listens. Nothing is counted or scanned first, so it takes as long on a large directory as on an empty one.
 * Errors: AppError `conflict` when the port is taken, `invalid` when host or port cannot be listened on.
 */
export async function serve(
  { config, folder, store, api, now, log }: Services,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const server = createServer({
    // against clients that send slowly on purpose; a large upload over a thin line may take the better part of an hour
    headersTimeout: 15_000,
    requestTimeout: 3_600_000,
    connectionsCheckingInterval: 5_000,
    // longer than the minute that proxies keep their connections, so that they never meet a closed one
    keepAliveTimeout: 65_000,
  });
  server.maxHeadersCount = 100;
  const unused = unusedConnections(server);
  const listening = await listen(server, host, port);
  const site = siteInfo(config, listening.port);
  const work = openJobServices({ store, folder, uploadMb: config.limits.uploadMb, now, log });
  const handler = createHandler({
    work,
    store,
    sessionSecret: () => sessionSecret(store, config.session.secret),
    api,
    renderer: lazyPageRenderer({
      api: createPageApi({ store, now }),
      site,
      now,
      onError: (error) => log.error({ err: error }, "page failed"),
    }),
    site,
    sitemaps: createSitemaps({ store, baseUrl: site.baseUrl }),
    indexNowKey: () => indexNowKey(store),
    trustProxy: config.server.trustProxy,
    dataState: (at) => store.directory.dataState(at),
    now,
    log,
  });
  // in the same turn as the address became known: nobody asks before there is an answer
  server.on("request", handler);
  // another program may be writing for long: visitors need none of it, the admin area waits for it
  work.recover().catch((error: unknown) => {
    log.error({ err: error }, "what an earlier server left unfinished could not be settled");
  });
  const shownHost = listening.family === "IPv6" ? `[${listening.address}]` : listening.address;
  return {
    url: `http://${shownHost}:${listening.port}`,
    close: async () => void (await Promise.all([work.close(), close(server, unused)])),
  };
}

/** React and the pages take longer to load than all the rest: the server listens first. */
function lazyPageRenderer(options: PageRendererOptions): PageRenderer {
  let renderer: Promise<PageRenderer> | undefined;
  return {
    async render(address) {
      renderer ??= import("../render/render-page.ts").then((module) => module.createPageRenderer(options));
      return (await renderer).render(address);
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    throw cannotListen(error as NodeJS.ErrnoException, host, port);
  }
  return server.address() as AddressInfo;
}

function cannotListen(cause: NodeJS.ErrnoException, host: string, port: number): AppError {
  const { code, message } = cause;
  const hosts = "Choose another with --host or server.host: 127.0.0.1 for this machine alone, 0.0.0.0 for others too.";
  const told = (kind: "conflict" | "invalid", sentence: string) => new AppError(kind, sentence, [], { cause });
  switch (code) {
    case "EADDRINUSE":
      return told(
        "conflict",
        `Port ${port} of ${host} is taken by another program. Stop that one, or choose another port with --port or server.port.`,
      );
    case "EADDRNOTAVAIL":
      return told("invalid", `${host} is no address of this machine. ${hosts}`);
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return told("invalid", `There is no host named ${host}. ${hosts}`);
    case "EACCES":
      return told(
        "invalid",
        `This user may not listen on port ${port}: those below 1024 need a right of their own. Choose another with --port or server.port and put a web server in front of it, as docs/operating.md shows.`,
      );
    default:
      return told("invalid", `Cannot listen on port ${port} of ${host}: ${message}.`);
  }
}

/** Those that browsers open in advance and over which nothing has come yet: to Node, they are not idle. */
function unusedConnections(server: Server): () => Socket[] {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}

function close(server: Server, unused: () => Socket[]): Promise<void> {
  return new Promise((resolve) => {
    // a connection whose request has just finished is idle only now
    const idle = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of unused()) socket.destroy();
    }, 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
