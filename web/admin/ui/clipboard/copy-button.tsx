import { type ReactNode, useState } from "react";
import { Button } from "../button.tsx";

interface CopyButtonProps {
  text: string;
  className?: string | undefined;
  /** Called when the text has to be copied by hand. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Copies a text and says so. Browsers have no clipboard without HTTPS, and may refuse it. */
export function CopyButton({ text, className, onFailure, children }: CopyButtonProps) {
  const [message, setMessage] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage("Copied");
    } catch {
      setMessage("Select it and copy it");
      onFailure?.();
    }
  };
  return (
    <>
      <Button className={className} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
