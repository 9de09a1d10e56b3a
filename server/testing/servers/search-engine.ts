import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A search engine that accepts every IndexNow message. */
export interface SearchEngine {
  endpoint: string;
  messages: { key: string; urlList: string[] }[];
  stop(): void;
}

export async function startSearchEngine(): Promise<SearchEngine> {
  const messages: SearchEngine["messages"] = [];
  const server = createServer((req, res) => {
    let body = "";
    req.on("data", (text) => {
      body += text;
    });
    req.on("end", () => {
      messages.push(JSON.parse(body));
      res.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    messages,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
