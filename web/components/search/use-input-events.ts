import { type RefObject, useEffect, useEffectEvent } from "react";

interface InputListeners {
  /** After a pause in typing. */
  onPause: () => void;
  /** Answers whether the key settles what was typed, so that its pause is not to come any more. */
  onKey: (event: KeyboardEvent) => boolean;
  /** The focus has gone elsewhere, or the form was sent. */
  onLeave: () => void;
}

/** In milliseconds without a key, after which what was typed is asked for. */
const PAUSE = 150;

/** Listens to an input that is rendered elsewhere. */
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
      timer = setTimeout(() => pause(), PAUSE);
    };
    // typed before this was there
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
