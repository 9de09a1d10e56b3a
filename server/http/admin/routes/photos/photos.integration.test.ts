import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { crc32, deflateSync } from "node:zlib";
import {
  ImageMagick,
  initializeImageMagick,
  MagickColor,
  MagickFormat,
  MagickImage,
  MagickImageInfo,
} from "@imagemagick/magick-wasm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../../../testing/directories/sample-directory.ts";
import { addAdministrator, cookiesOf, login } from "../../../../testing/servers/signed-in-client.ts";

let directory: MadeUpDirectory;
let cookie: string;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve("@imagemagick/magick-wasm/magick.wasm");
  await initializeImageMagick(readFileSync(wasm));
  directory = await serveMadeUpDirectory();
  await addAdministrator(directory);
  cookie = cookiesOf(await login(directory.url));
});
afterAll(() => directory.close());

/** A picture whose left half is red and whose right half is blue, with a comment. */
function picture(format: MagickFormat, width = 60, height = 40): Uint8Array<ArrayBuffer> {
  const image = MagickImage.create(new MagickColor("#0000ff"), width, height);
  const left = MagickImage.create(new MagickColor("#ff0000"), width / 2, height);
  image.composite(left);
  image.comment = "Taken at 43.0881, -70.7362";
  return image.write(format, (data) => new Uint8Array(data));
}

/** Adds an EXIF segment to a JPEG that says that it was taken with the camera on its side (orientation 6). */
function onItsSide(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const exif = Buffer.from("45786966000049492a00080000000100120103000100000006000000000000 00".replace(" ", ""), "hex");
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]));
}

/** Makes a PNG of one colour, which is small however many pixels it has. */
function blackPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const parts = [signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}

async function upload(body: Uint8Array<ArrayBuffer> | string, type = "image/jpeg") {
  const response = await fetch(`${directory.url}/api/admin/photos`, {
    method: "POST",
    headers: { cookie, "content-type": type },
    body,
  });
  return { status: response.status, body: await response.json() };
}
const get = async (address: string) => {
  const response = await fetch(directory.url + address);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};

describe("an uploaded photo", () => {
  it.each([
    ["JPEG", MagickFormat.Jpeg],
    ["PNG", MagickFormat.Png],
    ["WebP", MagickFormat.WebP],
    ["AVIF", MagickFormat.Avif],
    ["GIF", MagickFormat.Gif],
  ])("may be %s, whatever its media type says, and is served as WebP without metadata", async (_, format) => {
    const { status, body } = await upload(picture(format), "application/octet-stream");
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ width: 60, height: 40 });
    const { response, bytes } = await get(body.address);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(MagickImageInfo.create(bytes)).toMatchObject({ format: MagickFormat.WebP, width: 60, height: 40 });
    expect(Buffer.from(bytes).includes("43.0881")).toBe(false);
  });

  it("is turned upright, and has a large and a small size", async () => {
    const { body } = await upload(onItsSide(picture(MagickFormat.Jpeg, 3000, 2000)));
    expect(body).toMatchObject({ width: 1067, height: 1600 });
    const { bytes } = await get(body.address.replace(".webp", "-small.webp"));
    ImageMagick.read(bytes, (image) => {
      expect([image.width, image.height]).toEqual([440, 660]);
      const top = image.getPixels((pixels) => pixels.getPixel(220, 60));
      expect(top[0]).toBeGreaterThan(200);
      expect(top[2]).toBeLessThan(60);
    });
  });

  it("is among the photos of a business once it is saved, and has the same address when it is sent again", async () => {
    const first = await upload(picture(MagickFormat.Png, 80, 50));
    const again = await upload(picture(MagickFormat.Png, 80, 50));
    expect(again.body.address).toBe(first.body.address);
    const saved = await fetch(`${directory.url}/api/admin/businesses/1`, {
      method: "PATCH",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ photos: [first.body.address] }),
    });
    expect(saved.status).toBe(200);
    expect(await (await fetch(`${directory.url}/api/businesses/1`)).json()).toMatchObject({
      photos: [first.body.address],
    });
  });

  it("can be erased for good, once", async () => {
    const { body } = await upload(picture(MagickFormat.Png, 90, 50));
    const erase = () => fetch(`${directory.url}/api/admin${body.address}`, { method: "DELETE", headers: { cookie } });
    expect((await erase()).status).toBe(200);
    expect((await get(body.address)).response.status).toBe(404);
    expect((await get(body.address.replace(".webp", "-small.webp"))).response.status).toBe(404);
    expect((await erase()).status).toBe(404);
  });
});

describe("refused is", () => {
  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "no JPEG, PNG"],
    ["HTML", "<!doctype html><title>x</title>", "no JPEG, PNG"],
    ["an empty file", "", "is empty"],
  ])("%s", async (_, body, reason) => {
    const answer = await upload(body);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toContain(reason);
  });

  it("half a picture", async () => {
    const whole = picture(MagickFormat.Png, 300, 200);
    expect((await upload(whole.slice(0, 40))).status).toBe(400);
  });

  it("a picture of more than 40 megapixels, before it is decoded", async () => {
    const bomb = blackPng(8000, 5001);
    expect(bomb.length).toBeLessThan(100_000);
    const answer = await upload(bomb);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toContain("8,000 × 5,001 pixels");
  });

  it("a header that claims a gigantic picture", async () => {
    const bytes = picture(MagickFormat.Png, 10, 10);
    new DataView(bytes.buffer).setUint32(16, 1_000_000_000);
    expect((await upload(bytes)).status).toBe(400);
  });

  it("more than 20 MB, and the connection stays usable", async () => {
    const answer = await upload(new Uint8Array(21 * 1024 * 1024));
    expect(answer.status).toBe(413);
    expect(answer.body.detail).toContain("20 MB");
  });

  it("more than 20 MB of a client that does not say how much it sends, and the connection stays usable", async () => {
    const part = new Uint8Array(1024 * 1024);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let count = 0; count < 22; count++) controller.enqueue(part);
        controller.close();
      },
    });
    const response = await fetch(`${directory.url}/api/admin/photos`, {
      method: "POST",
      headers: { cookie, "content-type": "image/jpeg" },
      body,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect((await response.json()).detail).toContain("20 MB");
    expect((await upload("")).status).toBe(400);
  });

  it("a form, which another site could send", async () => {
    expect((await upload("photo=x", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await upload("x", "text/plain")).status).toBe(415);
  });

  it("an address that is no photo", async () => {
    for (const name of ["x.webp", `${"0".repeat(32)}.webp`, `${"0".repeat(32)}.svg`]) {
      expect((await get(`/photos/${name}`)).response.status, name).toBe(404);
    }
  });
});
