import type { Business } from "../../contract/business.ts";

/** A message to be written: what a mail program opens with, or what is copied by hand. */
export interface MailTemplate {
  subject: string;
  /** One line each, without line ends. */
  lines: readonly string[];
}

/** A link that opens the visitor's mail program with this message begun (RFC 6068); with an empty one unless given. */
export function mailtoUrl(email: string, template?: MailTemplate): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  if (!template) return address;
  const body = template.lines.join("\r\n");
  return `${address}?subject=${encodeURIComponent(template.subject)}&body=${encodeURIComponent(body)}`;
}

/** A link that calls the number, however it is written; of several in one text, the first. */
export function telUrl(phone: string): string {
  const [first = ""] = phone.split(/[,;\n]|\s\/\s/, 1);
  return `tel:${first.replace(/[^+\d]/g, "")}`;
}

/** A link that calls the business; undefined where no number is known, or only a text that is none. */
export function callUrl({ phone, phoneE164 }: Pick<Business, "phone" | "phoneE164">): string | undefined {
  const number = phoneE164 ?? phone ?? "";
  return /\d/.test(number) ? telUrl(number) : undefined;
}

/** Is it an address that no one can have (RFC 2606)? Then the operator has not entered one yet. */
export function isPlaceholderEmail(email: string): boolean {
  return /[@.](example\.(com|net|org)|(example|invalid|test))$/i.test(email.trim());
}

/** Is it one of the North American numbers kept for fiction? Then the operator has not entered one yet. */
export function isPlaceholderPhone(phone: string): boolean {
  return /^1?\d{3}55501\d\d$/.test(phone.replace(/\D/g, ""));
}
