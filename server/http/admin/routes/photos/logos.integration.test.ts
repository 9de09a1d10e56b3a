import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  CompositeOperator,
  ImageMagick,
  initializeImageMagick,
  MagickColor,
  MagickColors,
  MagickFormat,
  MagickImage,
  MagickImageInfo,
} from "@imagemagick/magick-wasm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Activity } from "#contract/admin-api";
import { runServer, type ServerFixture } from "../../../../testing/servers/running-server.ts";

let server: ServerFixture;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve("@imagemagick/magick-wasm/magick.wasm");
  await initializeImageMagick(readFileSync(wasm));
  server = await runServer();
});
afterAll(() => server.close());

async function send(method: string, path: string, body?: unknown) {
  const headers = { "content-type": "application/json" };
  const response = await server.ask(`/api/admin/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** A logo whose left half is red, on a transparent ground. */
function logo(format: MagickFormat, width: number, height: number): Uint8Array<ArrayBuffer> {
  const image = MagickImage.create(MagickColors.Transparent, width, height);
  const left = MagickImage.create(new MagickColor("#ff0000"), Math.ceil(width / 2), height);
  image.composite(left, CompositeOperator.Over);
  return image.write(format, (data) => new Uint8Array(data));
}

/** A photo whose left third is red, the rest blue. */
function photo(width: number, height: number): Uint8Array<ArrayBuffer> {
  const image = MagickImage.create(new MagickColor("#0000ff"), width, height);
  image.composite(MagickImage.create(new MagickColor("#ff0000"), Math.round(width / 3), height));
  return image.write(MagickFormat.Png, (data) => new Uint8Array(data));
}

async function upload(path: "logos" | "photos", body: Uint8Array<ArrayBuffer> | string) {
  const headers = { "content-type": "image/png" };
  const response = await server.ask(`/api/admin/${path}`, { method: "POST", headers, body });
  return { status: response.status, body: await response.json() };
}
const get = async (address: string) => {
  const response = await fetch(server.url + address);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const pageText = async (path = "/") => (await fetch(server.url + path)).text();
const save = (values: object) => send("PATCH", "settings", { values });

describe("a logo", () => {
  it.each([
    ["PNG", MagickFormat.Png],
    ["JPEG", MagickFormat.Jpeg],
    ["WebP", MagickFormat.WebP],
  ])("may be %s, and is stored as WebP at twice the size of the header", async (_, format) => {
    const { status, body } = await upload("logos", logo(format, 1200, 300));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ width: 320, height: 80 });
    const { response, bytes } = await get(body.address);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(MagickImageInfo.create(bytes)).toMatchObject({ format: MagickFormat.WebP, width: 320, height: 80 });
    expect(bytes.length).toBeLessThan(2_000);
    const large = await get(body.address.replace(".webp", "-large.webp"));
    expect(MagickImageInfo.create(large.bytes)).toMatchObject({ width: 1024, height: 256 });
  });

  it("keeps its transparency, and is on white as an icon if it is nearly square", async () => {
    const { body } = await upload("logos", logo(MagickFormat.Png, 600, 500));
    const pixelsOf = ({ bytes }: { bytes: Uint8Array }, points: [number, number][]) =>
      ImageMagick.read(bytes, (image) => image.getPixels((all) => points.map(([x, y]) => [...all.getPixel(x, y)])));
    const [left = [], right = []] = pixelsOf(await get(body.address), [
      [10, 40],
      [90, 40],
    ]);
    expect([left[0], left[3], right[3]]).toEqual([255, 255, 0]);
    const icon = await get(body.address.replace(".webp", "-192.png"));
    expect(icon.response.headers.get("content-type")).toBe("image/png");
    expect(MagickImageInfo.create(icon.bytes)).toMatchObject({ format: MagickFormat.Png, width: 192, height: 192 });
    expect(
      pixelsOf(icon, [
        [3, 3],
        [150, 96],
        [40, 96],
      ]).map((pixel) => pixel.slice(0, 3)),
    ).toEqual([
      [255, 255, 255],
      [255, 255, 255],
      [255, 0, 0],
    ]);
  });

  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "no PNG, JPEG or WebP"],
    ["GIF, which is none of a logo", "GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;", "no PNG, JPEG or WebP"],
    ["an empty file", "", "is empty"],
  ])("is refused as %s", async (_, body, reason) => {
    const answer = await upload("logos", body);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toContain(reason);
  });

  it("is on pages once it is saved: header, footer, icons, manifest and structured data; an undo takes it back", async () => {
    const { body } = await upload("logos", logo(MagickFormat.Png, 200, 200));
    expect(await pageText()).not.toContain(body.address);
    expect((await save({ "site.logo": body.address, "site.logoWithName": false })).status).toBe(200);
    const html = await pageText();
    const stem = body.address.replace(".webp", "");
    expect(html.split(`<img src="${body.address}" width="40" height="40" alt="Mainstreet"`)).toHaveLength(3);
    expect(html).toContain(`<link rel="icon" href="${stem}-192.png"`);
    expect(html).toContain(`<link rel="apple-touch-icon" href="${stem}-192.png">`);
    expect(html).toContain(`"logo":"${server.url.replace("127.0.0.1", "localhost")}${stem}-large.webp"`);
    expect(await pageText("/manifest.webmanifest")).toContain(`${stem}-512.png`);
    expect(await pageText("/admin-login")).toContain(`${stem}-192.png`);
    const [entry] = (await send("GET", "activity?limit=1&signIns=false")).body as Activity[];
    expect(entry).toMatchObject({ action: "change-settings", undo: "possible" });
    expect((await send("POST", `activity/${entry?.id}/undo`)).status).toBe(200);
    expect(await pageText()).not.toContain(body.address);
    expect((await send("POST", `activity/${entry?.id}/undo`)).status).toBe(409);
  });

  it("has another picture in the dark theme, and stays the awning on icons if it is wide", async () => {
    const light = (await upload("logos", logo(MagickFormat.Png, 900, 100))).body;
    const dark = (await upload("logos", logo(MagickFormat.Png, 901, 100))).body;
    await save({ "site.logo": light.address, "site.logoDark": dark.address });
    const html = await pageText();
    expect(html).toMatch(new RegExp(`<source media="\\(prefers-color-scheme: dark\\)" srcSet="${dark.address}"`, "i"));
    expect(html).toContain(`<img src="${light.address}" width="240" height="27" alt=""`);
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    await save({ "site.logo": null, "site.logoDark": null });
  });

  it("is refused as a setting if it is no uploaded logo", async () => {
    const missing = `/photos/logo-${"0".repeat(32)}-80x80.webp`;
    const { status, body } = await save({ "site.logo": missing });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("upload it again")]);
    for (const text of ["https://x.example/logo.png", `${missing}"onload="x`, "/photos/x.webp"]) {
      expect((await save({ "site.logo": text })).status, text).toBe(400);
    }
  });
});

describe("a crop", () => {
  const crop = (address: string, area: object) => send("POST", `${address.slice(1)}/crop`, area);

  it("is a photo of its own, and leaves the whole one", async () => {
    const whole = (await upload("photos", photo(1200, 800))).body;
    const { status, body } = await crop(whole.address, { x: 0.5, y: 0.25, width: 0.25, height: 0.5 });
    expect(status).toBe(201);
    const part = body as { address: string; width: number; height: number };
    expect(part).toMatchObject({ width: 300, height: 400 });
    const { bytes } = await get(part.address);
    const [red = 0, , blue = 0] = ImageMagick.read(bytes, (image) => image.getPixels((all) => all.getPixel(5, 5)));
    expect([red < 60, blue > 200]).toEqual([true, true]);
    expect((await get(whole.address)).response.status).toBe(200);
    expect((await get(part.address.replace(".webp", "-small.webp"))).response.status).toBe(200);
  });

  it("is refused beyond the photo, when it is too small, and of a photo that is not stored", async () => {
    const whole = (await upload("photos", photo(600, 400))).body;
    const area = { x: 0, y: 0, width: 1, height: 1 };
    expect((await crop(whole.address, { ...area, x: -0.1 })).status).toBe(400);
    expect((await crop(whole.address, { ...area, width: 2 })).status).toBe(400);
    expect((await crop(whole.address, { x: 0, y: 0 })).status).toBe(400);
    const small = await crop(whole.address, { ...area, width: 0.1 });
    expect([small.status, JSON.stringify(small.body)]).toEqual([400, expect.stringContaining("100 × 100 pixels")]);
    for (const name of [`${"0".repeat(32)}.webp`, "x.webp", `logo-${"0".repeat(32)}-80x80.webp`])
      expect((await crop(`/photos/${name}`, area)).status, name).toBe(404);
  });
});
