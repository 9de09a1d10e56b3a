import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Responses that visitors got while something happened. */
export interface PhaseReport {
  phase: string;
  requests: number;
  /** Path and status or connection error of each request that did not get 200. */
  failures: string[];
  /** Longest time without a 200. */
  longestGapMs: number;
}

export interface SteadyRequests {
  /** Runs the work under requests, then waits until some that began after it are answered. */
  during(phase: string, work: () => Promise<unknown>): Promise<PhaseReport>;
  stop(): Promise<void>;
}

interface Answer {
  path: string;
  /** "200", or the error. */
  outcome: string;
  startedAt: number;
  endedAt: number;
}

const VISITORS = 4;
const PAUSE_MS = 100;
/** Number of requests that must follow the work of a phase. */
const REQUESTS_AFTER = 40;
const TIMEOUT_MS = 300_000;

/** Starts visitors who request one page after the other until they are stopped. Calls `nextPath` for each request. */
export function startRequests(url: string, nextPath: () => string): SteadyRequests {
  const agent = new Agent({ keepAlive: true });
  const responses: Answer[] = [];
  let isStopped = false;

  async function visit(): Promise<void> {
    while (!isStopped) {
      const path = nextPath();
      const startedAt = performance.now();
      const outcome = await get(agent, url + path);
      responses.push({ path, outcome, startedAt, endedAt: performance.now() });
      await sleep(PAUSE_MS);
    }
  }
  const visitors = Array.from({ length: VISITORS }, visit);

  return {
    async during(phase, work) {
      const from = performance.now();
      await work();
      const endOfWork = performance.now();
      while (responses.filter(({ startedAt }) => startedAt > endOfWork).length < REQUESTS_AFTER) await sleep(PAUSE_MS);
      return report(phase, from, performance.now(), responses);
    },
    async stop() {
      isStopped = true;
      await Promise.all(visitors);
      agent.destroy();
    },
  };
}

function report(phase: string, from: number, to: number, responses: readonly Answer[]): PhaseReport {
  const phaseAnswers = responses.filter(({ endedAt }) => endedAt >= from && endedAt <= to);
  const goodEnds = phaseAnswers.filter(({ outcome }) => outcome === "200").map(({ endedAt }) => endedAt);
  const times = [from, ...goodEnds, to];
  return {
    phase: phase,
    requests: phaseAnswers.length,
    failures: phaseAnswers.flatMap(({ path, outcome }) => (outcome === "200" ? [] : `${path} ${outcome}`)),
    longestGapMs: Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))),
  };
}

/**
 * Returns the status of a complete response, or the error. Like a browser, it retries a request if a kept-alive connection was closed
 * before its response began: HAProxy does that when its own connection to the server was reset.
 */
function get(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    const clientRequest = request(url, { agent, headers: { accept: "text/html" } }, (response) => {
      response
        .on("end", () => resolve(String(response.statusCode)))
        .on("error", (error) => resolve(error.message))
        .resume();
    });
    clientRequest
      .setTimeout(TIMEOUT_MS, () => clientRequest.destroy(new Error("no answer in five minutes")))
      .on("error", (error: NodeJS.ErrnoException) =>
        resolve(clientRequest.reusedSocket && error.code === "ECONNRESET" ? get(agent, url) : error.message),
      )
      .end();
  });
}
