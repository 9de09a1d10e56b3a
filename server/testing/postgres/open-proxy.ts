import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A TCP proxy in front of a server that can disturb the network. */
export interface Proxy {
  /** Returns the URL of the server with the proxy's port. */
  through(url: string): string;
  /** Cuts open connections and sends new ones to another port, as a cluster's address does after a promotion. */
  moveTo(port: number): void;
  /** Ends open connections; new ones are accepted. */
  cut(): void;
  /** Delays bytes in either direction. */
  delay(ms: number): void;
  /** Limits the rate of each connection, in either direction. */
  limit(bytesPerSecond: number): void;
  /**
   * Silences the next connection whose client sends this text: it passes no bytes in either direction and stays open, as over a network
   * that drops packets. With `isPassed` the text itself still reaches the server.
   */
  silenceAt(text: string, isPassed?: boolean): void;
  /** Returns the number of silent connections. */
  silentCount(): number;
  close(): Promise<void>;
}

/** One direction of a connection. */
interface Direction {
  from: Socket;
  to: Socket;
  /** Time at which the latest bytes will have been sent, by `limit`. Milliseconds. */
  freeAt: number;
  /** Previous write, after which the next may follow. */
  passed: Promise<void>;
}

/** Listens on a free port of 127.0.0.1. `port` is that of the server behind it. */
export async function openProxy(port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const silent = new Set<Socket>();
  let target = port;
  let delayMs = 0;
  let bytesPerMs = Number.POSITIVE_INFINITY;
  let silenceTrigger: { text: string; isPassed: boolean } | undefined;

  /** Tells whether the bytes are passed. */
  function isPassed(bytes: Buffer, { from, to }: Direction, isClient: boolean): boolean {
    if (silent.has(from)) return false;
    if (!isClient || silenceTrigger === undefined || !bytes.includes(silenceTrigger.text)) return true;
    const { isPassed } = silenceTrigger;
    silenceTrigger = undefined;
    silent.add(from).add(to);
    return isPassed;
  }

  function pass(bytes: Buffer, direction: Direction) {
    const { to, passed } = direction;
    direction.freeAt = Math.max(performance.now(), direction.freeAt) + bytes.length / bytesPerMs;
    const arrivesAt = direction.freeAt + delayMs;
    const arrive = async () => {
      await passed;
      const waitMs = arrivesAt - performance.now();
      if (waitMs > 0) await pause(waitMs);
      to.write(bytes);
    };
    direction.passed = arrive();
  }

  function forward(direction: Direction, isClient: boolean) {
    const { from, to } = direction;
    from.on("data", (bytes) => {
      if (isPassed(bytes, direction, isClient)) pass(bytes, direction);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      sockets.delete(from);
      const wasSilent = silent.delete(from);
      // Over a silent connection the other side does not notice.
      if (!wasSilent) to.destroy();
    });
    sockets.add(from);
  }

  const cut = () => {
    silent.clear();
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    const previousChunk = Promise.resolve();
    forward({ from: client, to: upstream, freeAt: 0, passed: previousChunk }, true);
    forward({ from: upstream, to: client, freeAt: 0, passed: previousChunk }, false);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    through(url) {
      const proxyUrl = new URL(url);
      proxyUrl.port = String((server.address() as AddressInfo).port);
      return proxyUrl.href;
    },
    moveTo(next) {
      target = next;
      cut();
    },
    cut,
    delay(ms) {
      delayMs = ms;
    },
    limit(bytesPerSecond) {
      bytesPerMs = bytesPerSecond / 1_000;
    },
    silenceAt(text, isPassed = false) {
      silenceTrigger = { text, isPassed };
    },
    silentCount: () => silent.size / 2,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
