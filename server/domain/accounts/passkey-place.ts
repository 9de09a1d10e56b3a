/** Passkeys belong to a relying party of WebAuthn and to the origin of its pages. */
export interface PasskeyPlace {
  relyingPartyId: string;
  origin: string;
}

/**
 * Returns where passkeys of a panel that is open at `openAt` belong. They belong to the base URL, or to localhost while that is no address
 * on which browsers allow them. Otherwise returns the reason as a sentence that says what to do.
 */
export function passkeyPlace(openAt: string, baseUrl: string): PasskeyPlace | { refusal: string } {
  const [open, base] = [new URL(openAt), new URL(baseUrl)];
  if (base.protocol === "https:" && !isIpAddress(base)) {
    if (open.origin === base.origin) return placeOf(base);
    return { refusal: `Passkeys work only at the address of this site. Open ${base.origin}/admin-login to use them.` };
  }
  if (isLocalhost(open)) return placeOf(open);
  if (isIpAddress(open)) {
    return {
      refusal:
        "Passkeys don’t work at an IP address. They need a domain name with HTTPS, set as the web address of this site.",
    };
  }
  if (open.protocol === "https:") {
    return { refusal: `Passkeys belong to the address of the site. Set its web address to ${open.origin} first.` };
  }
  return { refusal: `Passkeys need HTTPS. Set it up for ${open.hostname}, then set the web address of this site.` };
}

function placeOf({ hostname, origin }: URL): PasskeyPlace {
  return { relyingPartyId: hostname, origin };
}

function isLocalhost({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}

/** Tells whether a host is an IP address, as `URL` normalizes them: four decimal numbers, or IPv6 in brackets. */
function isIpAddress({ hostname }: URL): boolean {
  return hostname.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
}
