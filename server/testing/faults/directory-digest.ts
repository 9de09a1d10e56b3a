import { createHash } from "node:crypto";
import type { Store } from "../../store/store.ts";

/** Hashes what the administrator has put into a directory: businesses, imports, rules, settings and accounts. */
export async function directoryDigest(store: Store): Promise<string> {
  const hash = createHash("sha256");
  const put = (value: unknown) => hash.update(JSON.stringify(value) ?? "");
  for (let afterId = 0; ; ) {
    const businesses = await store.directory.businessesAfter(afterId, 1_000);
    const last = businesses.at(-1);
    if (last === undefined) break;
    put(businesses);
    afterId = last.id;
  }
  const imports = await store.imports.list(100, new Date(0));
  put(imports.map(({ id, imported, updated }) => ({ id, imported, updated })));
  put(await store.editing.rules());
  put(await store.maintenance.activity(1_000));
  put(await store.maintenance.setting("fault-test"));
  return hash.digest("hex").slice(0, 16);
}
