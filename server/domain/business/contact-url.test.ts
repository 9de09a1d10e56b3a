import { describe, expect, it } from "vitest";
import { callUrl, isPlaceholderEmail, isPlaceholderPhone, mailtoUrl, telUrl } from "./contact-url.ts";

describe("a link to write to the operator", () => {
  it("carries subject and body so that mail programs read them back as they were", () => {
    const template = { subject: "Bread & butter? 100%", lines: ["Name: Café Zoë", "", "Address:"] };
    const url = new URL(mailtoUrl("desk@lakeside.example", template));
    expect(url.protocol + url.pathname).toBe("mailto:desk@lakeside.example");
    expect(url.searchParams.get("subject")).toBe(template.subject);
    expect(url.searchParams.get("body")).toBe("Name: Café Zoë\r\n\r\nAddress:");
    // Mail programs do not decode a plus as a space.
    expect(url.search).not.toContain("+");
  });

  it("is the bare address without a template", () => {
    expect(mailtoUrl("desk@lakeside.example")).toBe("mailto:desk@lakeside.example");
  });

  it("lets no address add a field of its own", () => {
    expect(mailtoUrl("a@b.example?bcc=c@d.example")).not.toContain("?");
  });
});

it.each([
  ["(555) 555-0100", "tel:5555550100"],
  ["+41 44 668 18 00", "tel:+41446681800"],
  ["555-0100, 555-0101", "tel:5550100"],
  ["555-0100 / 555-0101", "tel:5550100"],
])("the number %s is called by %s", (phone, url) => expect(telUrl(phone)).toBe(url));

it("a business is called by its number as it is dialled from anywhere, else as it is written, if it is a number", () => {
  const country = "";
  expect(callUrl({ phone: "044 668 18 00", phoneE164: "+41446681800", country })).toBe("tel:+41446681800");
  expect(callUrl({ phone: "555-0100", phoneE164: null, country })).toBe("tel:5550100");
  expect(callUrl({ phone: "ask at the bar", phoneE164: null, country })).toBeUndefined();
  expect(callUrl({ phone: null, phoneE164: null, country })).toBeUndefined();
});

it.each([
  ["support@example.com", true],
  ["me@mail.example.org", true],
  ["me@site.invalid", true],
  ["me@myexample.com", false],
  ["me@example.com.br", false],
])("the address %s is a placeholder: %s", (email, expected) => expect(isPlaceholderEmail(email)).toBe(expected));

it.each([
  ["(555) 555-0100", true],
  ["+1 212-555-0199", true],
  ["+1 212-555-1199", false],
  ["044 668 18 00", false],
])("the number %s is a placeholder: %s", (phone, expected) => expect(isPlaceholderPhone(phone)).toBe(expected));
