import { describe, expect, it } from "vitest";
import { preferredEncoding } from "./preferred-encoding.ts";

describe("the preferred encoding", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["identity", undefined],
    ["identity;q=1, gzip;q=0.2", undefined],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["deflate", undefined],
    ["br;q=nonsense", undefined],
  ])("for %j is %s", (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });
});
