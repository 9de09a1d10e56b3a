/** Applies the late styles, which a page loads for print alone, so that its first paint does not wait for them. Resolves once they are loaded. */
export function applyLateStyles(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>("#late-styles");
  if (!link) return undefined;
  const isLoaded = link.sheet !== null;
  link.media = "all";
  return isLoaded ? undefined : new Promise((resolve) => link.addEventListener("load", resolve));
}
