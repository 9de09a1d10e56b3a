import "../lazy/shared-modules.ts";
import { savedUrl } from "#domain/publishing/page-url";
import { SAVED_CACHE_PREFIX, SAVED_WORKER_POLICY, SAVED_WORKER_URL } from "#domain/publishing/saved-worker";

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): TrustedUrlPolicy;
}

interface TrustedUrlPolicy {
  createScriptURL(url: string): string;
}

// https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory/createPolicy: the policy knows one address, and refuses all others.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
const policy: TrustedUrlPolicy = trustedTypes?.createPolicy(SAVED_WORKER_POLICY, { createScriptURL: workerUrl }) ?? {
  createScriptURL: workerUrl,
};

function workerUrl(url: string): string {
  if (url !== SAVED_WORKER_URL) throw new TypeError(`${url} is no service worker of this site`);
  return url;
}

/** The last change. Each change waits for the one before, since a visitor may save a place and immediately remove it. */
let lastChange: Promise<unknown> = Promise.resolve();

/** Keeps the page of saved places for use without a connection while there are any, and removes all of it after the last one. */
export function keepOfflinePage(hasPlaces: boolean): Promise<unknown> {
  // Browsers have no service workers in private windows, and on sites without HTTPS.
  if (!("serviceWorker" in navigator)) return lastChange;
  lastChange = lastChange.then(hasPlaces ? register : unregister).catch(() => {});
  return lastChange;
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(policy.createScriptURL(SAVED_WORKER_URL), {
    scope: savedUrl,
  });
  // An older worker may have lost its cache, because the browser evicted it or the last saved place was removed.
  registration.active?.postMessage("fill");
}

async function unregister(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(isOurs).map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(SAVED_CACHE_PREFIX)).map((name) => caches.delete(name)));
}

function isOurs({ scope }: ServiceWorkerRegistration): boolean {
  return new URL(scope).pathname === savedUrl;
}
