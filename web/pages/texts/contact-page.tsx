import type { ReactNode } from "react";
import type { SiteInfo } from "#contract/site";
import { isPlaceholderEmail, isPlaceholderPhone, type MailTemplate, mailtoUrl } from "#domain/business/contact-url";
import { contactUrl } from "#domain/publishing/page-url";
import { Icon, type IconName } from "../../components/icon.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import styles from "./contact-view.module.css";
import { FrequentQuestions } from "./frequent-questions.tsx";
import { addBusinessMail, advertiseMail, correctionMail, removalMail } from "./operator-mail.ts";
import { TextLayout, TextSection } from "./text-layout.tsx";
import { type NoData, textPage } from "./text-page.tsx";

export const contactPage = textPage({
  path: contactUrl,
  title: "Contact",
  description: ({ name, phone }) =>
    `Write to ${phone && "or call "}${name}: answers within 24 hours on business days, and to frequent questions right here.`,
  Page: ContactView,
});

/** Shows e-mail, phone, response time and frequent questions. */
function ContactView({ site }: PageView<NoData>) {
  const { name, email, phone, telUri, address } = site;
  return (
    <TextLayout
      title="Contact"
      lead={`Something wrong, missing or unclear on ${name}? Write${phone && " or call"}: you get an answer within 24 hours on business days.`}
      banner={
        <ul className={styles.cards}>
          <ContactCard icon="mail" title="E-mail" placeholder={isPlaceholderEmail(email)}>
            <a href={mailtoUrl(email)}>
              <Breakable address={email} />
            </a>
            <p>Say which page it is about, best with its address.</p>
          </ContactCard>
          {phone && (
            <ContactCard icon="phone" title="Phone" placeholder={isPlaceholderPhone(phone)}>
              <a href={telUri ?? undefined}>{phone}</a>
              <p>For questions about {name}. To reach a business, use the number in its entry.</p>
            </ContactCard>
          )}
          {address && (
            <ContactCard icon="pin" title="Address" placeholder={false}>
              <strong>{address}</strong>
              <p>By post.</p>
            </ContactCard>
          )}
          <ContactCard icon="clock" title="Answers" placeholder={false}>
            <strong>Within 24 hours</strong>
            <p>On business days.</p>
          </ContactCard>
        </ul>
      }
      aside={<ReadyMails site={site} />}
    >
      <TextSection id="questions" title="Frequent questions">
        <FrequentQuestions site={site} />
      </TextSection>
    </TextLayout>
  );
}

/** Breaks an address before the "@" when the line is too short. */
function Breakable({ address }: { address: string }) {
  const atSign = address.lastIndexOf("@");
  return (
    <span>
      {address.slice(0, atSign)}
      <wbr />
      {address.slice(atSign)}
    </span>
  );
}

function ReadyMails({ site: { name, email } }: { site: SiteInfo }) {
  const mails: [label: string, template: MailTemplate][] = [
    ["Correct an entry", correctionMail(name)],
    ["Remove an entry", removalMail(name)],
    ["Add a business", addBusinessMail(name)],
    ["Ask about an ad", advertiseMail(name)],
  ];
  return (
    <aside className={styles.mails} aria-labelledby="ready">
      <h2 id="ready">E-mails ready to fill in</h2>
      <ul>
        {mails.map(([label, template]) => (
          <li key={label}>
            <a href={mailtoUrl(email, template)}>
              {label} <Icon name="mail" />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface ContactCardProps {
  icon: IconName;
  title: string;
  /** The address is the placeholder of a fresh installation. */
  placeholder: boolean;
  children: ReactNode;
}

function ContactCard({ icon, title, placeholder, children }: ContactCardProps) {
  return (
    <li className={styles.card}>
      <Icon name={icon} size={24} />
      <h2>{title}</h2>
      {children}
      {placeholder && (
        <p className={styles.placeholder}>This is an example. The owner of this site has not added a real one yet.</p>
      )}
    </li>
  );
}
