import type { ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main`: what a form or page is for; `danger`: removes something; `icon`: a picture with an aria-label. */
  look?: "button" | "main" | "danger" | "icon";
}

/** A button, of type "button" unless told. */
export function Button({ look = "button", type = "button", className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={className ? `${styles[look]} ${className}` : styles[look]} />;
}
