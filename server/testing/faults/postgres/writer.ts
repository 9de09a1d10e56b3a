import { setTimeout as pause } from "node:timers/promises";
import { administratorOf } from "./site.ts";

export interface Written {
  /** Names of businesses whose addition the server acknowledged. */
  acknowledged: string[];
  /** Status and sentence, or the error, of failed requests. */
  refusals: Set<string>;
}

export interface Writer {
  /** Result so far. */
  written: Written;
  stop(): Promise<Written>;
}

const PAUSE_MS = 100;
/** Timeout of the administrator's request. */
const TIMEOUT_MS = 100_000;

/** Starts an administrator who adds one business after the other at a server; the names begin with `prefix`. */
export async function startWriter(url: string, prefix: string): Promise<Writer> {
  const request = await administratorOf(url);
  const writerResult: Written = { acknowledged: [], refusals: new Set() };
  let isOver = false;

  async function add(name: string) {
    const init = { method: "POST", body: JSON.stringify({ name }), signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      const response = await request("businesses", { ...init, headers: { "content-type": "application/json" } });
      const { detail } = (await response.json()) as { detail?: string };
      if (response.ok) writerResult.acknowledged.push(name);
      else writerResult.refusals.add(`${response.status} ${detail}`);
    } catch (error) {
      writerResult.refusals.add(String(error));
    }
  }

  async function work() {
    for (let n = 0; !isOver; n++) {
      await add(`Shop ${prefix} ${n}`);
      await pause(PAUSE_MS);
    }
  }
  const workLoop = work();
  return {
    written: writerResult,
    async stop() {
      isOver = true;
      await workLoop;
      return writerResult;
    },
  };
}

/** Returns a sentence for each acknowledged business that is missing or duplicate. `names` holds the names of all businesses. */
export function lostWrites({ acknowledged }: Written, names: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return acknowledged
    .filter((name) => counts.get(name) !== 1)
    .map((name) => `${name} is there ${counts.get(name) ?? 0} times`);
}
