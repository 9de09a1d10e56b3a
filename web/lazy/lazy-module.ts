/** A module in a chunk of its own, fetched on first use. */
export interface LazyModule<Module> {
  /** Its source file from the project's root, by which the build's manifest names the chunk. */
  source: string;
  /** Undefined until it is loaded. */
  module: Module | undefined;
  /** Fetches it once. Rejects when it cannot be fetched; the next call tries again. */
  load(): Promise<Module>;
}

/** `importModule` imports the very file that `source` names. */
export function lazyModule<Module>(source: string, importModule: () => Promise<Module>): LazyModule<Module> {
  const lazy: LazyModule<Module> = {
    source,
    module: undefined,
    load: async () => {
      lazy.module ??= await importModule();
      return lazy.module;
    },
  };
  return lazy;
}
