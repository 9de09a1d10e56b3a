import type { SiteLogo } from "../../contract/site.ts";
import { ICON, LARGE_ICON } from "./page-url.ts";
import { logoFiles } from "./site-logo.ts";

/** Returns the addresses of the square icons of the site: those of its logo if it makes any, or the awning's. */
export function siteIcons(logo: SiteLogo | undefined): { small: string; large: string } {
  return logoIcons(logo) ?? { small: ICON, large: LARGE_ICON };
}

/** Returns the addresses of the icons of a logo; undefined without a logo that is nearly square. */
export function logoIcons(logo: SiteLogo | undefined): { small: string; large: string } | undefined {
  return logo && logoFiles(logo.light.address)?.icons;
}

/** Returns the address of the picture of the site's logo for search engines. */
export function largeLogo(logo: SiteLogo | undefined): string {
  return (logo && logoFiles(logo.light.address)?.large) ?? LARGE_ICON;
}
