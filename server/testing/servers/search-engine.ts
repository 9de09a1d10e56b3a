import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { IndexNowMessage } from "#domain/publishing/index-now";

/** A search engine that receives IndexNow messages. */
export interface SearchEngine {
  endpoint: string;
  messages: IndexNowMessage[];
  /** Status of its answers, 200 at first. */
  status: number;
  stop(): void;
}

export async function startSearchEngine(): Promise<SearchEngine> {
  const server = createServer((req, res) => {
    let body = "";
    req.on("data", (text) => {
      body += text;
    });
    req.on("end", () => {
      engine.messages.push(JSON.parse(body));
      res.writeHead(engine.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const engine: SearchEngine = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    messages: [],
    status: 200,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return engine;
}
