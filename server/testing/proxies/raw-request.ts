import { connect } from "node:tls";
import { PROXY_HOST } from "./shipped-proxy.ts";

export interface RawRequest {
  method?: string;
  /** Bytes to send, one for each character: nothing is parsed or escaped. */
  target: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface RawResponse {
  /** 0 if the connection was closed without a response. */
  status: number;
  /** The head and the body. */
  text: string;
}

/**
 * Sends the bytes of one request to a proxy by HTTPS; client libraries would refuse them. The response ends by its length, since Caddy 2.6 may leave
 * the connection open when Mainstreet answers before the body of the request has arrived.
 */
export async function rawRequest(
  port: number,
  { method = "GET", target, headers = {}, body = "" }: RawRequest,
): Promise<RawResponse> {
  const fields = { Host: PROXY_HOST, Connection: "close", "Content-Length": Buffer.byteLength(body), ...headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect({ port, host: "127.0.0.1", servername: PROXY_HOST, rejectUnauthorized: false });
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
    if (isComplete(text)) socket.destroy();
  });
  socket.on("error", () => undefined);
  socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\n${head.join("")}\r\n`, "latin1"));
  socket.write(body);
  await new Promise((resolve) => socket.once("close", resolve));
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text };
}

function isComplete(text: string): boolean {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length !== undefined && rest.length > 0 && rest.join("\r\n\r\n").length >= Number(length);
}
