/** Address of the service worker that keeps the page of saved places for use without a connection. Its scope is that page alone. */
export const SAVED_WORKER_URL = "/saved-worker.js";
/** Name of the Trusted Types policy that passes this address alone to the browser. */
export const SAVED_WORKER_POLICY = "saved-worker";
/** Beginning of the names of the worker's caches, one for each version of the site. */
export const SAVED_CACHE_PREFIX = "saved-page-";
