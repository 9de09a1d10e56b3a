/** Unsaved input of forms by key. It survives a visit to another page of the panel. */
export interface Drafts<Key extends string | number, Draft> {
  get(key: Key): Draft | undefined;
  has(key: Key): boolean;
  /** The browser asks before it closes the panel, on whatever page of it somebody is. */
  set(key: Key, draft: Draft): void;
  delete(key: Key): void;
  keys(): Key[];
  /** Keeps a draft that was sent, in case its job fails. The browser no longer asks. */
  release(key: Key): void;
  /** Lets the browser ask about a released draft again, because its form is back. */
  claim(key: Key): void;
}

const unsavedForms = new Set<string>();
const listeners = new Set<() => void>();

/** Calls the listener after every change of a draft; returns a function that stops it. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells whether closing the panel would lose something typed, an upload or files that wait. */
export const hasUnsavedForms = (): boolean => unsavedForms.size > 0;

/** Lets the page close without the browser's question, after its own was answered. */
export function stopLeaveQuestions(): void {
  unsavedForms.clear();
  window.removeEventListener("beforeunload", confirmLeaving);
}

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before it closes the panel as long as any name is unsaved: a form, an upload or a file that waits. */
export function setUnsaved(name: string, isUnsaved: boolean): void {
  if (isUnsaved) unsavedForms.add(name);
  else unsavedForms.delete(name);
  for (const listener of listeners) listener();
  window[unsavedForms.size > 0 ? "addEventListener" : "removeEventListener"]("beforeunload", confirmLeaving);
}

/** Creates the drafts of one kind of form; `kind` tells them from those of others. */
export function createDrafts<Key extends string | number, Draft>(kind: string): Drafts<Key, Draft> {
  const drafts = new Map<Key, Draft>();
  return {
    get: (key) => drafts.get(key),
    has: (key) => drafts.has(key),
    keys: () => [...drafts.keys()],
    set(key, draft) {
      drafts.set(key, draft);
      setUnsaved(`${kind} ${key}`, true);
    },
    delete(key) {
      drafts.delete(key);
      setUnsaved(`${kind} ${key}`, false);
    },
    release: (key) => setUnsaved(`${kind} ${key}`, false),
    claim: (key) => setUnsaved(`${kind} ${key}`, drafts.has(key)),
  };
}
