import { lazyModule } from "./lazy-module.ts";

/** A chunk of its own: most visitors never need it. */
export const lazyFailurePage = lazyModule(
  "web/components/failure-page.tsx",
  async () => (await import("../components/failure-page.tsx")).FailurePage,
);
