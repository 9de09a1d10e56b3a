import { lazyModule } from "./lazy-module.ts";

/** The failure page has its own chunk, since most visitors never need it. */
export const lazyFailurePage = lazyModule(
  "web/components/failure-page.tsx",
  async () => (await import("../components/failure-page.tsx")).FailurePage,
);
