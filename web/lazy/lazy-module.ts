/** A module in its own chunk, fetched on first use. */
export interface LazyModule<Module> {
  /** Path of the source file from the project's root, which names the chunk in the build's manifest. */
  source: string;
  /** Undefined until it is loaded. */
  module: Module | undefined;
  /** Fetches the module once: all calls get the same promise. Rejects when that fails; the next call retries. */
  load(): Promise<Module>;
}

/** Creates a lazy module. `importModule` must import the file that `source` names. */
export function lazyModule<Module>(source: string, importModule: () => Promise<Module>): LazyModule<Module> {
  let pendingLoad: Promise<Module> | undefined;
  const lazy: LazyModule<Module> = {
    source,
    module: undefined,
    load: () => {
      pendingLoad ??= importModule().then(
        (module) => {
          lazy.module = module;
          return module;
        },
        (error: unknown) => {
          pendingLoad = undefined;
          throw error;
        },
      );
      return pendingLoad;
    },
  };
  return lazy;
}
