/** Loads a third-party script that the operator configured, once per document. The pages work without it. */
export function loadThirdParty(url: string): void {
  const { href } = new URL(url);
  if ([...document.scripts].some(({ src }) => src === href)) return;
  const script = document.createElement("script");
  script.src = href;
  script.async = true;
  document.head.append(script);
}
