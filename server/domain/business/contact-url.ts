import type { Business } from "../../contract/business.ts";

/** A draft of a message, for a mail program or for copying by hand. */
export interface MailTemplate {
  subject: string;
  /** One line each, without line ends. */
  lines: readonly string[];
}

/** Returns a link that opens the visitor's mail program with a draft of this message (RFC 6068), empty by default. */
export function mailtoUrl(email: string, template?: MailTemplate): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  if (!template) return address;
  const body = template.lines.join("\r\n");
  return `${address}?subject=${encodeURIComponent(template.subject)}&body=${encodeURIComponent(body)}`;
}

/** Returns a link that calls the number in any notation; of several numbers in one text, the first. */
export function telUrl(phone: string): string {
  const [first = ""] = phone.split(/[,;\n]|\s\/\s/, 1);
  return `tel:${first.replace(/[^+\d]/g, "")}`;
}

/** Returns a link that calls the business; undefined if no number is known, or the text is no number. */
export function callUrl({ phone, phoneE164 }: Pick<Business, "phone" | "phoneE164">): string | undefined {
  const number = phoneE164 ?? phone ?? "";
  return /\d/.test(number) ? telUrl(number) : undefined;
}

/** Tells whether no one can have the address (RFC 2606): the operator has then not entered one yet. */
export function isPlaceholderEmail(email: string): boolean {
  return /[@.](example\.(com|net|org)|(example|invalid|test))$/i.test(email.trim());
}

/** Tells whether the number is reserved for fiction in North America: the operator has then not entered one yet. */
export function isPlaceholderPhone(phone: string): boolean {
  return /^1?\d{3}55501\d\d$/.test(phone.replace(/\D/g, ""));
}
