import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { type CachedResponse, createCachedResponse, sendCachedResponse } from "./cached-response.ts";

/** Returns the body that a client gets, as text. */
async function bodyOf(response: CachedResponse, encoding: "br" | "identity"): Promise<string> {
  const req = new IncomingMessage(new Socket());
  req.headers = { "accept-encoding": encoding };
  const res = new ServerResponse(req);
  let body: Buffer | undefined;
  const end = (chunk: Buffer) => {
    body = chunk;
  };
  Object.assign(res, { end });
  await sendCachedResponse(req, res, response);
  if (body === undefined) throw new Error("nothing was sent");
  return (encoding === "br" ? brotliDecompressSync(body) : body).toString();
}

it.each(["br", "identity"] as const)("texts of any length keep their own bytes in %s", async (encoding) => {
  const texts = [
    "short",
    "ä",
    "é€𝄞\ud800".repeat(5_000),
    "x".repeat(300_000),
    "ü".repeat(2_000_000),
    "y".repeat(2_000),
  ];
  const responses = texts.map((body) =>
    createCachedResponse({ body, headers: {}, ...(encoding === "br" && { encoding }) }),
  );
  for (const [index, text] of texts.entries()) {
    const response = responses[index] as CachedResponse;
    expect((await bodyOf(response, response.isCompressible ? encoding : "identity")) === text.toWellFormed()).toBe(
      true,
    );
  }
});

it("a text and its bytes have one tag", () => {
  const text = "Zürich ".repeat(500);
  const [one, other] = [text, Buffer.from(text)].map((body) => createCachedResponse({ body, headers: {} }));
  expect(one?.etag).toBe(other?.etag);
});
