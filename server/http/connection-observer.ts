/** Reason why the server closed a connection. */
export type ClosedReason = "too-many-of-address" | "too-many" | "unread" | "unread-total";

/** Observes requests and connections that end before a handler sees them. */
export interface ConnectionObserver {
  /** Headers of the responses to such requests. */
  readonly headers: Readonly<Record<string, string>>;
  /** `reason` is the error code of Node, such as HPE_HEADER_OVERFLOW. */
  onRefusal(status: number, reason: string, remoteAddress: string | undefined): void;
  onClose(reason: ClosedReason): void;
}

export const NO_OBSERVER: ConnectionObserver = { headers: {}, onRefusal: () => undefined, onClose: () => undefined };
