import { connect } from "node:net";

/**
 * Sends these bytes on a connection of its own to a server on loopback. Returns what the server answers until the connection is closed, by
 * the client once `isDone` returns true for the text so far. Both texts are Latin-1.
 */
export function sendBytes(
  url: string,
  bytes: string,
  isDone: (text: string) => boolean = () => false,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.setEncoding("latin1").on("error", reject);
    socket.on("data", (chunk) => {
      text += chunk;
      if (isDone(text)) socket.end();
    });
    socket.on("close", () => resolve(text));
    socket.write(bytes, "latin1");
  });
}
