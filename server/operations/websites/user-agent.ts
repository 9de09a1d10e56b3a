import { BUILD } from "../../output/build-info.ts";

/** Names the program, its purpose and the site, so that owners of websites know whom to contact. */
export function userAgent(baseUrl: string | null, purpose: string): string {
  return `Mainstreet/${BUILD.version} (${purpose}${baseUrl === null ? "" : `; +${baseUrl}`})`;
}
