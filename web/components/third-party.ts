/**
 * Loads another company's script that the operator chose, once for as long as the document is open, however often it is
 * asked for. The pages need nothing of it: when it cannot be had, nothing happens.
 */
export function loadThirdParty(url: string): void {
  const { href } = new URL(url);
  if ([...document.scripts].some(({ src }) => src === href)) return;
  const script = document.createElement("script");
  script.src = href;
  script.async = true;
  document.head.append(script);
}
