/** A server that runs on a database file. */
export interface RunningServer {
  pid: number;
  /** Name of the machine, or of the container. */
  host: string;
  url: string;
  /** ISO 8601 */
  startedAt: string;
}

/** The right of one server on a database file, which ends with its process however that ends. */
export interface ServerSlot {
  /** The other servers on the file. Within milliseconds. Errors: AppError `storage`. */
  others(): RunningServer[];
  /** Others no longer see this server. */
  release(): void;
}
