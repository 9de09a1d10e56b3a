import { expect, it } from "vitest";
import { FIRST_LOAD_LIMITS, firstLoad } from "../e2e/support/first-load.ts";
import { publicRoutes } from "../routes.tsx";

it.each(publicRoutes.map(({ path, source }) => [path, source]))(
  "a first visit to %s stays within its budget of scripts and styles",
  (_path, source) => {
    const { script, style } = firstLoad(source);
    // A much smaller size would mean that something was not counted.
    expect(script).toBeGreaterThan(90);
    expect(script).toBeLessThanOrEqual(FIRST_LOAD_LIMITS.script);
    expect(style).toBeGreaterThan(2);
    expect(style).toBeLessThanOrEqual(FIRST_LOAD_LIMITS.style);
  },
);
