import { once } from "node:events";
import { readdir, rename, stat, utimes } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "#contract/problems/problem";
import { runServer, type ServerFixture, workbookOf } from "../../../testing/servers/running-server.ts";
import { cookiesOf, login } from "../../../testing/servers/signed-in-client.ts";

const BYTES_PER_MB = 1024 * 1024;
const HEAD = `--x\r\nContent-Disposition: form-data; name="excelFile"; filename="a.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`;
const TAIL = "\r\n--x--\r\n";

let site: ServerFixture;
let cookie: string;
beforeAll(async () => {
  site = await runServer({ "limits.uploadMb": 2 });
  cookie = cookiesOf(await login(site.url));
});
afterAll(() => site.close());

/** Begins an upload whose body the test writes, of unknown length by default. */
function upload(length?: number): ClientRequest {
  const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
  const allHeaders = length === undefined ? headers : { ...headers, "content-length": length };
  const clientRequest = request(`${site.url}/api/admin/import`, { method: "POST", headers: allHeaders });
  // The server may cut the connection while the body is still being written.
  clientRequest.on("error", () => undefined);
  return clientRequest;
}

const uploads = () => readdir(site.services.folder.uploads);

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}

async function problemOf(response: IncomingMessage): Promise<Problem> {
  let text = "";
  for await (const piece of response) text += piece;
  return JSON.parse(text) as Problem;
}

/** Tells whether a part of the file has been written to the disk. */
async function hasArrivedInPart(): Promise<boolean> {
  const [id] = await uploads();
  if (id === undefined) return false;
  const folder = join(site.services.folder.uploads, id);
  const [name] = await readdir(folder);
  return name !== undefined && (await stat(join(folder, name))).size > 0;
}

describe("an upload", () => {
  it("is refused before it is sent when its Content-Length is too large", async () => {
    const clientRequest = upload(3 * BYTES_PER_MB);
    clientRequest.write(HEAD);
    const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
    expect(await problemOf(response)).toMatchObject({
      status: 413,
      title: "Payload Too Large",
      detail: "The file is larger than 2 MB, the most that may be uploaded.",
    });
    expect(await uploads()).toEqual([]);
    clientRequest.destroy();
  });

  it("is refused while it arrives when it grows too large, and is removed", async () => {
    const clientRequest = upload();
    const closed = new Promise((resolve) => clientRequest.once("close", resolve));
    clientRequest.write(HEAD);
    const piece = Buffer.alloc(64 * 1024, 1);
    let response: IncomingMessage | undefined;
    const firstResponse = new Promise<void>((resolve) => {
      clientRequest.once("response", (message: IncomingMessage) => {
        response = message;
        resolve();
      });
    });
    let writtenBytes = 0;
    // The client sends no faster than the server reads: the test measures how much the server takes.
    while (response === undefined) {
      const isTaken = new Promise<void>((resolve) => clientRequest.write(piece, () => resolve()));
      writtenBytes += piece.length;
      await Promise.race([isTaken, firstResponse]);
    }
    expect(response.statusCode).toBe(413);
    expect(writtenBytes).toBeLessThan(20 * BYTES_PER_MB);
    expect((await problemOf(response)).detail).toMatch(/larger than 2 MB/);
    expect(await uploads()).toEqual([]);
    // A client that goes on sending is disconnected.
    const pieceTimer = setInterval(() => clientRequest.write(piece), 10);
    await closed;
    clearInterval(pieceTimer);
  });

  it("is removed when its connection is lost, and the next one works", async () => {
    const clientRequest = upload();
    clientRequest.write(HEAD);
    clientRequest.write(Buffer.alloc(256 * 1024, 1));
    await waitUntil(hasArrivedInPart);
    clientRequest.destroy();
    await waitUntil(async () => (await uploads()).length === 0);
    const response = await site.upload(await workbookOf(2), "a.xlsx");
    expect(response.status).toBe(200);
  });

  it("is a 400 when the form is incomplete", async () => {
    const clientRequest = upload();
    clientRequest.end(`${HEAD}only a part`);
    const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
    expect(await problemOf(response)).toMatchObject({ status: 400 });
    expect(await uploads()).toEqual([]);
  });

  it("may have exactly the maximum size", async () => {
    const clientRequest = upload();
    clientRequest.write(HEAD);
    clientRequest.write(Buffer.alloc(2 * BYTES_PER_MB, "x"));
    clientRequest.end(TAIL);
    const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
    expect(await problemOf(response)).toMatchObject({
      status: 422,
      detail: expect.stringMatching(/^a\.xlsx is a text file/),
    });
  });

  it("is refused before it is sent while a job runs", async () => {
    const { job } = await site.services.store.jobs.begin({ kind: "undo", actor: "bob", file: null }, new Date());
    const clientRequest = upload(BYTES_PER_MB);
    clientRequest.write(HEAD);
    const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
    expect(await problemOf(response)).toMatchObject({
      status: 409,
      detail: `Undoing an import, started by bob, is running (job ${job.id}). Wait until it has ended, or cancel it.`,
    });
    clientRequest.destroy();
    await site.services.store.jobs.finish(
      job.id,
      { state: "finished", progress: null, result: null, error: null },
      new Date(),
    );
  });

  it("tells the administrator when the disk is full", async () => {
    const { uploads: folder } = site.services.folder;
    await rename(folder, `${folder}-away`);
    try {
      const next = await site.upload(new Blob(["x"]), "a.xlsx");
      expect(next.status).toBe(503);
      const { detail } = (await next.json()) as Problem;
      expect(detail).toMatch(/cannot be (written|used): the folder does not exist/);
    } finally {
      await rename(`${folder}-away`, folder);
    }
  });

  it("is removed after a day, with the next upload", async () => {
    const { uploadId } = (await (await site.upload(await workbookOf(1), "a.xlsx", "?dryRun=true")).json()) as {
      uploadId: string;
    };
    const yesterday = Date.now() / 1000 - 25 * 3600;
    await utimes(join(site.services.folder.uploads, uploadId), yesterday, yesterday);
    await site.upload(new Blob(["x"]), "b.xlsx");
    expect(await uploads()).toEqual([]);
  });
});
