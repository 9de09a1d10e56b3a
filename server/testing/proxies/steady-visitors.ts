import { Agent, request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { PROXY_HOST } from "./shipped-proxy.ts";

/** Number of visitors. Each has its own address, since the shipped nginx.conf limits the requests of one. */
const VISITORS = 8;
const PAUSE_MS = 40;

export interface VisitedPath {
  path: string;
  method?: string;
  /** Status of a response by Mainstreet itself. */
  status: number;
}

export interface SteadyVisitors {
  /** Waits until this many more requests were answered. */
  waitForAnswers(count: number): Promise<void>;
  /** Stops; returns the number of requests, and those that got another status or none. */
  stop(): Promise<{ requests: number; failures: string[] }>;
}

/** Starts visitors on kept-alive connections who request one path after the other from a proxy that serves HTTPS on 127.0.0.1. */
export function startVisitors(port: number, paths: readonly VisitedPath[]): SteadyVisitors {
  let requests = 0;
  let isStopped = false;
  const failures: string[] = [];

  async function visit(_: unknown, visitor: number): Promise<void> {
    const localAddress = `127.0.0.${visitor + 2}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
    for (let turn = visitor; !isStopped; turn++) {
      const { path, method = "GET", status } = paths[turn % paths.length] as VisitedPath;
      const outcome = await send(agent, port, method, path.replace("%", String(turn)));
      requests++;
      if (outcome !== String(status)) failures.push(`${method} ${path}: ${outcome}`);
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  }
  const visitors = Array.from({ length: VISITORS }, visit);

  return {
    async waitForAnswers(count) {
      const goal = requests + count;
      while (requests < goal) await sleep(PAUSE_MS);
    },
    async stop() {
      isStopped = true;
      await Promise.all(visitors);
      return { requests, failures };
    },
  };
}

/** Returns the status of a complete response, or the error. */
function send(agent: Agent, port: number, method: string, path: string): Promise<string> {
  const options = { agent, port, method, path, host: "127.0.0.1", servername: PROXY_HOST, rejectUnauthorized: false };
  return new Promise((resolve) => {
    const fail = ({ message }: Error) => resolve(message);
    request({ ...options, headers: { host: PROXY_HOST } }, (response) => {
      response.on("end", () => resolve(String(response.statusCode))).on("error", fail);
      response.resume();
    })
      .on("error", fail)
      .end();
  });
}
