import type { MailTemplate } from "#domain/business/contact-url";

export function addBusinessMail(siteName: string): MailTemplate {
  return {
    subject: `Add a business to ${siteName}`,
    lines: [
      "Name:",
      "Category (for example bakery, dentist, car repair):",
      "Street and number:",
      "Postcode and city:",
      "Country:",
      "Phone:",
      "Website:",
      "Opening hours, Monday to Sunday:",
      "Link to the place on a map:",
      "Links to photos that may be shown:",
      "I am (owner, employee, customer):",
    ],
  };
}

export function correctionMail(siteName: string): MailTemplate {
  return {
    subject: `Correct an entry on ${siteName}`,
    lines: [
      "Address of the page:",
      "What is wrong:",
      "What is right:",
      "How I know (owner, employee, customer, a public source):",
    ],
  };
}

export function removalMail(siteName: string): MailTemplate {
  return {
    subject: `Remove an entry from ${siteName}`,
    lines: ["Address of the page:", "Why it should go (closed, moved, private, listed twice):", "I am (owner, other):"],
  };
}

export function advertiseMail(siteName: string): MailTemplate {
  return {
    subject: `Advertise on ${siteName}`,
    lines: [
      "What is advertised, with a link:",
      "Whom it is for (cities, categories):",
      "From when, for how long:",
      "Budget:",
      "Link to the picture or text of the ad:",
      "Name and phone for questions:",
    ],
  };
}
