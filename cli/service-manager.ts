import { spawn } from "node:child_process";
import { AppError } from "../server/errors.ts";

export interface ServiceManager {
  /** Reports that the server listens, then sends a heartbeat at half the interval of the watchdog. */
  ready(): void;
  stopping(): void;
}

/**
 * Reports the state of the service to systemd through the program systemd-notify, since Node has no Unix datagram sockets. Does nothing
 * without NOTIFY_SOCKET. A stalled event loop sends no heartbeat, so systemd's watchdog restarts the server. `environment` may have
 * NOTIFY_SOCKET and WATCHDOG_USEC.
 */
export function createServiceManager(environment: NodeJS.ProcessEnv = process.env): ServiceManager {
  const isManaged = Boolean(environment.NOTIFY_SOCKET);
  const watchdogMs = Number(environment.WATCHDOG_USEC ?? 0) / 1000;
  let timer: NodeJS.Timeout | undefined;

  function notify(...states: string[]): void {
    if (!isManaged) return;
    const child = spawn("systemd-notify", states, { env: environment, stdio: "ignore" });
    // If the program is missing, systemd itself reports that the start took too long.
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

/** The first descriptor that systemd passes: SD_LISTEN_FDS_START of sd_listen_fds(3). */
const FIRST_SOCKET_FD = 3;

/**
 * Returns the descriptor of the socket that systemd listens on for this process (socket activation), or undefined. Removes the variables
 * that announce it, so that no child process takes the socket for its own. Errors: AppError `invalid` for several sockets.
 */
export function takeListenSocket(
  environment: NodeJS.ProcessEnv = process.env,
  pid: number = process.pid,
): number | undefined {
  const { LISTEN_PID, LISTEN_FDS } = environment;
  for (const name of ["LISTEN_PID", "LISTEN_PIDFDID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete environment[name];
  const count = LISTEN_PID === String(pid) ? Number(LISTEN_FDS) : 0;
  if (count > 1) {
    throw new AppError(
      "invalid",
      `systemd opened ${count} sockets, and Mainstreet listens on one. Leave one ListenStream= in mainstreet.socket.`,
    );
  }
  return count === 1 ? FIRST_SOCKET_FD : undefined;
}
