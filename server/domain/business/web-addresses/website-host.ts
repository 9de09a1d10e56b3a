/** Returns `example.com` for `https://www.example.com/shop?id=1`. */
export function websiteHost(website: string): string {
  return (URL.parse?.(website)?.hostname ?? website).replace(/^www\./, "");
}
