interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/** The one style element that a library of ours writes as HTML: the viewport of Radix's select box. */
const STYLES = /^\[data-radix-select-viewport\]\{[^<]*\}$/;

/**
 * The default policy of Trusted Types, which the panel's Content Security Policy requires: texts of that style pass,
 * everything else that a script would turn into HTML or run is refused by the browser.
 */
export function allowRadixStyles(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  trustedTypes?.createPolicy("default", { createHTML: (text) => (STYLES.test(text) ? text : null) });
}
