import { useEffect, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";
import { forgetReload, reloadOnce } from "./reload-once.ts";

/**
 * Loads a module and renders again when it is there. A chunk that is gone means that a newer version is served: then the
 * document is loaded anew, once; offline, as soon as there is a connection. Throws while rendering when that did not help.
 */
export function useLazyModule(lazy: LazyModule<unknown> | undefined): void {
  const [, setLoaded] = useState(lazy);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const unmounted = new AbortController();
    const load = async () => {
      try {
        await lazy?.load();
        forgetReload();
        setLoaded(lazy);
      } catch (reason) {
        const reload = () => {
          if (!reloadOnce()) setError(reason);
        };
        if (navigator.onLine) reload();
        else window.addEventListener("online", reload, { signal: unmounted.signal });
      }
    };
    void load();
    return () => unmounted.abort();
  }, [lazy]);
  if (error) throw error;
}
