import "../lazy/shared-modules.ts";

/** Header and footer, whose code is loaded after that of the page. */
export { SiteFooter } from "./footer/site-footer.tsx";
export { SiteHeader } from "./header/site-header.tsx";
