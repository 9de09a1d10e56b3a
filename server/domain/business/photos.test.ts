import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhotos, parsePhotos } from "./photos.ts";

const A = "https://example.com/a.jpg?size=800,500";
const B = "http://example.com/b.png";

describe("parsePhotos", () => {
  it.each([`${A},${B}`, `${A}, ${B}`, `${A}\n${B}`, `${A} ${B}`, `["${A}", "${B}"]`, `${A}, ${B},`, `${A},${A},${B}`])(
    "finds both addresses in %j",
    (text) => {
      expect(parsePhotos(text)).toEqual({ photos: [A, B], unusable: "" });
    },
  );

  it("leaves out panoramas of the street without a word", () => {
    const panorama = "https://streetviewpixels-pa.googleapis.com/v1/thumbnail?panoid=abc&w=800";
    expect(parsePhotos(`${panorama},${B}`)).toEqual({ photos: [B], unusable: "" });
  });

  it("leaves out map tiles and placeholders without a word, and reads lists that are objects", () => {
    const placeholders = [
      "https://www.google.com/maps/vt/data=abc",
      "https://maps.gstatic.com/tactile/pane/default_geocode-1x.png",
      "https://ssl.gstatic.com/local/servicebusiness/default_user.png",
      "https://maps.googleapis.com/maps/api/staticmap?center=1,2",
    ];
    expect(parsePhotos([...placeholders, B].join("\n"))).toEqual({ photos: [B], unusable: "" });
    expect(parsePhotos("https://encrypted-tbn0.gstatic.com/images?q=a").photos).toHaveLength(1);
    expect(parsePhotos(JSON.stringify({ 0: A, 2: B })).photos).toEqual([A, B]);
  });

  it.each([
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "ftp://example.com/x",
    "photo.jpg",
    'https://x"y',
    "https://",
  ])("does not take %j for a picture", (text) => {
    expect(parsePhotos(text).photos).toEqual([]);
    expect(parsePhotos(text).unusable).not.toBe("");
  });

  it("reads back what an export writes", () => {
    fc.assert(
      fc.property(fc.array(fc.webUrl({ withQueryParameters: true, withFragments: true })), (addresses) => {
        const { photos } = parsePhotos(addresses.join("\n"));
        expect(parsePhotos(formatPhotos(photos)).photos).toEqual(photos);
      }),
    );
  });
});
