import * as z from "zod";
import { isPublicAddress } from "#domain/business/web-addresses/web-address";

export const webAddress = z.url({ protocol: /^https?$/, abort: true, error: "must be an http:// or https:// address" });
/** URL of a link or script on pages. Private hosts are allowed: the operator chooses them, for a site that may be private itself. */
export const publishedAddress = webAddress.refine((text) => {
  const { username, password } = new URL(text);
  return username === "" && password === "";
}, "must not have a user name or password, which every visitor could read");

/** URL that the server fetches by itself, which must be encrypted and on the public internet. */
export const fetchedAddress = webAddress
  .refine((text) => new URL(text).protocol === "https:", "must be an https:// address")
  .refine(isPublicAddress, "must lead to a host of the public internet, and have no user name or password")
  .transform((text) => new URL(text).href);

/** URL with scheme, host and port only, since paths are added to it. */
export const origin = webAddress
  .refine((text) => {
    const url = new URL(text);
    return url.pathname === "/" && url.search === "" && url.hash === "" && url.username + url.password === "";
  }, "must be only scheme, host and port, such as https://example.org: a path, query or user name is not possible")
  .transform((text) => new URL(text).origin);

/** Base URL of the site, without a path: pages have paths from the root of a host. */
export const baseUrl = webAddress
  .refine(
    (text) => new URL(text).pathname === "/",
    "must have no path: the directory cannot be a part of another site. Give it a host of its own, such as https://guide.example.org",
  )
  .pipe(origin);
