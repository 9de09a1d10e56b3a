const RELOADED_BUILD = "admin-reloaded-build";

/**
 * Imports a chunk. One that an upgrade of the server removed makes the page reload, once per build. Errors: as the import.
 */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // The URL of the running script has a content hash, which identifies the build.
    if (sessionStorage.getItem(RELOADED_BUILD) === import.meta.url) throw error;
    sessionStorage.setItem(RELOADED_BUILD, import.meta.url);
    window.location.reload();
    return new Promise(() => {});
  }
}
