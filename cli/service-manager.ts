import { spawn } from "node:child_process";

export interface ServiceManager {
  /** Says that the server listens, then sends a heartbeat at half the interval of the watchdog. */
  ready(): void;
  stopping(): void;
}

/**
 * Tells systemd the state of the service by the program systemd-notify, since Node has no Unix datagram sockets. Does nothing
 * without NOTIFY_SOCKET. A stalled event loop sends no heartbeat, so systemd's watchdog restarts the server. `environment`:
 * may have NOTIFY_SOCKET and WATCHDOG_USEC.
 */
export function createServiceManager(environment: NodeJS.ProcessEnv = process.env): ServiceManager {
  const isManaged = Boolean(environment.NOTIFY_SOCKET);
  const watchdogMs = Number(environment.WATCHDOG_USEC ?? 0) / 1000;
  let timer: NodeJS.Timeout | undefined;

  function notify(...states: string[]): void {
    if (!isManaged) return;
    const child = spawn("systemd-notify", states, { env: environment, stdio: "ignore" });
    // where the program is missing, systemd itself reports that the start took too long
    child.on("error", () => {}).unref();
  }

  return {
    ready() {
      notify("--ready");
      if (watchdogMs > 0) timer = setInterval(() => notify("WATCHDOG=1"), watchdogMs / 2).unref();
    },
    stopping() {
      clearInterval(timer);
      notify("--stopping");
    },
  };
}
