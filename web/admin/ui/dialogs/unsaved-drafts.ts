/** Unsaved input of forms by key. It survives a visit to another page of the panel. */
export interface Drafts<Key extends string | number, Draft> {
  get(key: Key): Draft | undefined;
  has(key: Key): boolean;
  /** The browser asks before it closes the panel, on whatever page of it somebody is. */
  set(key: Key, draft: Draft): void;
  delete(key: Key): void;
  /** Keeps a draft that was sent, in case its job fails. The browser no longer asks. */
  release(key: Key): void;
}

const unsavedForms = new Set<string>();

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function updatePrompt(name: string, isUnsaved: boolean): void {
  if (isUnsaved) unsavedForms.add(name);
  else unsavedForms.delete(name);
  window[unsavedForms.size > 0 ? "addEventListener" : "removeEventListener"]("beforeunload", confirmLeaving);
}

/** Creates the drafts of one kind of form; `kind` tells them from those of others. */
export function createDrafts<Key extends string | number, Draft>(kind: string): Drafts<Key, Draft> {
  const drafts = new Map<Key, Draft>();
  return {
    get: (key) => drafts.get(key),
    has: (key) => drafts.has(key),
    set(key, draft) {
      drafts.set(key, draft);
      updatePrompt(`${kind} ${key}`, true);
    },
    delete(key) {
      drafts.delete(key);
      updatePrompt(`${kind} ${key}`, false);
    },
    release: (key) => updatePrompt(`${kind} ${key}`, false),
  };
}
