interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/** The text that Leaflet turns into HTML when it loads, to learn whether the browser can. */
const PROBE = "<svg/>";

/** Creates the default policy of Trusted Types, which passes Leaflet's probe. The browser refuses any other text. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
trustedTypes?.createPolicy("default", { createHTML: (text) => (text === PROBE ? text : null) });
