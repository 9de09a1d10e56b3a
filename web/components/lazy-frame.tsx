import { lazyComponent } from "../lazy/lazy-component.tsx";

/** Without a connection, the server's header and footer stay and work without scripts until it returns. */
async function loadFrame(): Promise<typeof import("./site-frame.ts")> {
  try {
    return await import("./site-frame.ts");
  } catch {
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return loadFrame();
  }
}

const SOURCE = "web/components/site-frame.ts";
interface FrameProps {
  /** Content from the layout cache. */
  html?: string | undefined;
}

/** Shows the `SiteHeader`. Its links and menus work without its code. */
export const lazyHeader = lazyComponent<FrameProps>(SOURCE, () =>
  loadFrame().then(({ SiteHeader }) => ({ Component: SiteHeader })),
);

/** Shows the `SiteFooter`. Its links work without its code. */
export const lazyFooter = lazyComponent<FrameProps>(SOURCE, () =>
  loadFrame().then(({ SiteFooter }) => ({ Component: SiteFooter })),
);
