import { lazyComponent } from "../lazy/lazy-component.tsx";

const SOURCE = "web/components/site-frame.ts";
interface FrameProps {
  /** Content from the layout cache. */
  html?: string | undefined;
}

/** Shows the `SiteHeader`. Its links and menus work without its code. */
export const lazyHeader = lazyComponent<FrameProps>(SOURCE, () =>
  import("./site-frame.ts").then(({ SiteHeader }) => ({ Component: SiteHeader })),
);

/** Shows the `SiteFooter`. Its links work without its code. */
export const lazyFooter = lazyComponent<FrameProps>(SOURCE, () =>
  import("./site-frame.ts").then(({ SiteFooter }) => ({ Component: SiteFooter })),
);
