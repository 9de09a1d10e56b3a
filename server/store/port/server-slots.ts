/** A server that runs on a database file. */
export interface RunningServer {
  pid: number;
  /** Name of the machine, or of the container. */
  host: string;
  url: string;
  /** Time in ISO 8601. */
  startedAt: string;
}

/** The right of one server on a database file, which ends with its process in any case. */
export interface ServerSlot {
  /** Lists the other servers on the file, within milliseconds. Errors: AppError `storage`. */
  otherServers(): RunningServer[];
  /** Hides this server from others. */
  release(): void;
}
