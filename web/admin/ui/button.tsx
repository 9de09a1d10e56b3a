import type { ButtonHTMLAttributes, Ref } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the primary action, `danger` is destructive, `icon` is an icon with an aria-label. */
  look?: "button" | "main" | "danger" | "icon";
  ref?: Ref<HTMLButtonElement>;
}

/** A button of type "button" by default. */
export function Button({ look = "button", type = "button", className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={className ? `${styles[look]} ${className}` : styles[look]} />;
}
