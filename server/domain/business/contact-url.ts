import type { Business } from "../../contract/business.ts";
import { dialledDigits, dialledNumber } from "./phones/dialled-number.ts";

/** A draft of a message, for a mail program or for copying by hand. */
export interface MailTemplate {
  subject: string;
  /** Lines without line breaks. */
  lines: readonly string[];
}

/** Returns a link that opens the visitor's mail program with a draft of this message (RFC 6068), empty by default. */
export function mailtoUrl(email: string, template?: MailTemplate): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  if (!template) return address;
  const body = template.lines.join("\r\n");
  return `${address}?subject=${encodeURIComponent(template.subject)}&body=${encodeURIComponent(body)}`;
}

/** Returns a link that calls the number in any notation; of several numbers in one text, the first. undefined if it cannot be dialled. */
export function telUrl(phone: string): string | undefined {
  const digits = dialledDigits(phone);
  return digits === undefined ? undefined : `tel:${digits}`;
}

/** Returns a link that calls the business; undefined if no number is known, or it cannot be dialled. */
export function callUrl(business: Pick<Business, "phone" | "phoneE164" | "country">): string | undefined {
  const number = dialledNumber(business);
  return number === undefined ? undefined : `tel:${number}`;
}

/** Tells whether no one can have the address (RFC 2606): the operator has then not entered one yet. */
export function isPlaceholderEmail(email: string): boolean {
  return /[@.](example\.(com|net|org)|(example|invalid|test))$/i.test(email.trim());
}

/** Tells whether the number is reserved for fiction in North America: the operator has then not entered one yet. */
export function isPlaceholderPhone(phone: string): boolean {
  return /^1?\d{3}55501\d\d$/.test(phone.replace(/\D/g, ""));
}
