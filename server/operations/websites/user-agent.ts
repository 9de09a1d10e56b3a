import { BUILD } from "../../output/build-info.ts";

/** Names the program, what it does and the site that asks, so that owners of websites know whom to write to. */
export function userAgent(baseUrl: string | null, purpose: string): string {
  return `Mainstreet/${BUILD.version} (${purpose}${baseUrl === null ? "" : `; +${baseUrl}`})`;
}
