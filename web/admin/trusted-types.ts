interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/** Matches the one style element that a library writes as HTML: the viewport of Radix's select box. */
const STYLES = /^\[data-radix-select-viewport\]\{[^<]*\}$/;

/**
 * Installs the default policy of Trusted Types, which the panel's Content Security Policy requires. It passes Radix's style; the browser
 * refuses any other text that a script would turn into HTML or run.
 */
export function allowRadixStyles(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  trustedTypes?.createPolicy("default", { createHTML: (text) => (STYLES.test(text) ? text : null) });
}
