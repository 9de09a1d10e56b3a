import { type RefObject, useEffect, useEffectEvent } from "react";

interface InputListeners {
  /** Called after debounced input. */
  onPause: () => void;
  /** Called on each key; returns true to cancel the debounced input. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Called on blur and submit. */
  onLeave: () => void;
}

/** Debounce time of input. */
const DEBOUNCE_MS = 150;

/** Listens to an input that another component renders. Input is debounced. */
export function useInputEvents(ref: RefObject<HTMLInputElement | null>, listeners: InputListeners): void {
  const pause = useEffectEvent(listeners.onPause);
  const press = useEffectEvent(listeners.onKey);
  const leave = useEffectEvent(listeners.onLeave);
  useEffect(() => {
    const input = ref.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      clearTimeout(timer);
      leave();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => pause(), DEBOUNCE_MS);
    };
    // The visitor may have typed before this module loaded.
    if (input && input === document.activeElement && input.value !== input.defaultValue) wait();
    input?.addEventListener("input", wait, { signal });
    const key = (event: KeyboardEvent) => {
      if (press(event)) clearTimeout(timer);
    };
    input?.addEventListener("keydown", key, { signal });
    input?.addEventListener("blur", end, { signal });
    input?.form?.addEventListener("submit", end, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [ref]);
}
