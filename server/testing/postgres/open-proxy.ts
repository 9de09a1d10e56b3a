import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** An address in front of a server, whose network can be made bad. */
export interface Proxy {
  /** A URL of the server as one through this address. */
  through(url: string): string;
  /** Sends new connections to another port, as the address of a cluster does after a promotion, and cuts the open ones. */
  moveTo(port: number): void;
  /** Ends open connections; new ones are accepted. */
  cut(): void;
  /** Delays what passes in either direction. Milliseconds. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** Listens on a free port of loopback. `port`: of the server behind it. */
export async function openProxy(port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let target = port;
  let delayMs = 0;

  function forward(from: Socket, to: Socket) {
    from.on("data", (bytes) => {
      if (delayMs === 0) to.write(bytes);
      else setTimeout(() => to.write(bytes), delayMs);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
  }

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    forward(client, upstream);
    forward(upstream, client);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    through(url) {
      const moved = new URL(url);
      moved.port = String((server.address() as AddressInfo).port);
      return moved.href;
    },
    moveTo(next) {
      target = next;
      cut();
    },
    cut,
    delay(ms) {
      delayMs = ms;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
