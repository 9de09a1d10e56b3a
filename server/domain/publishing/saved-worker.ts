/** Address of the service worker that keeps the page of saved places for use without a connection. Its scope is only that page. */
export const SAVED_WORKER_URL = "/saved-worker.js";
/** Name of the Trusted Types policy that allows only this address. */
export const SAVED_WORKER_POLICY = "saved-worker";
/** Beginning of the names of the worker's caches, one for each version of the site. */
export const SAVED_CACHE_PREFIX = "saved-page-";
