/**
 * Applies the late styles, which a page loads for print alone, so that its first paint does not wait for them. Resolves once they are
 * loaded, or failed to: a page works without them too.
 */
export function applyLateStyles(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>("#late-styles");
  if (!link) return undefined;
  const isLoaded = link.sheet !== null;
  link.media = "all";
  if (isLoaded) return undefined;
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}
