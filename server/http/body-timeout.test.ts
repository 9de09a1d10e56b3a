import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { expect, it } from "vitest";
import { limitBodyTime, limitDrainTime } from "./body-timeout.ts";

it("Requests with a body leave no listeners on a connection that stays open", async () => {
  const sockets = new Set<Socket>();
  const counts: number[] = [];
  const server = createServer((req, res) => {
    sockets.add(req.socket);
    limitBodyTime(req, 60_000, res);
    limitDrainTime(req, res);
    counts.push(req.socket.listenerCount("close"));
    if (req.url === "/read") req.resume().once("end", () => res.end("read"));
    else res.end("answered at once");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let round = 0; round < 20; round++) {
    const path = round % 2 === 0 ? "/read" : "/at-once";
    const post = request({ host: "127.0.0.1", port, path, agent, method: "POST" });
    post.end("x".repeat(1_000));
    const [response] = await once(post, "response");
    await once(response.resume(), "end");
  }
  agent.destroy();
  server.close();
  expect(sockets.size).toBe(1);
  expect(new Set(counts).size).toBe(1);
});
