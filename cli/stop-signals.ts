import { isatty } from "node:tty";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Tells whether a person started this process on a terminal. The first call decides, since a closed terminal no longer counts as one. */
export function hasTerminal(): boolean {
  isOnTerminal ??= [0, 1, 2].some((fd) => isatty(fd));
  return isOnTerminal;
}
let isOnTerminal: boolean | undefined;

export interface StopSignals {
  /** Aborted by the first signal; the second one ends the process at once. */
  signal: AbortSignal;
  /** Returns the signal that aborted `signal`, or undefined before the first one. */
  receivedSignal(): NodeJS.Signals | undefined;
  remove(): void;
}

/**
 * Listens for Ctrl-C, SIGTERM and SIGHUP. Without a terminal SIGHUP calls `onHangup` instead of ending the process: nohup, a service
 * manager and cron start programs that must outlive a terminal. `exitCode` is used after a second signal.
 */
export function listenForStop(exitCode: number, isOnTerminal = hasTerminal(), onHangup?: () => void): StopSignals {
  const controller = new AbortController();
  let receivedSignal: NodeJS.Signals | undefined;
  const listeners = STOP_SIGNALS.map((name) => {
    const stop = () => {
      if (name === "SIGHUP" && !isOnTerminal) return onHangup?.();
      if (controller.signal.aborted) process.exit(exitCode);
      receivedSignal = name;
      controller.abort();
    };
    process.on(name, stop);
    return { name, stop };
  });
  return {
    signal: controller.signal,
    receivedSignal: () => receivedSignal,
    remove() {
      for (const { name, stop } of listeners) process.off(name, stop);
    },
  };
}
