import type { ReactNode } from "react";
import type { SiteInfo } from "#contract/site";
import { mailtoUrl } from "#domain/business/contact-url";
import { aboutUrl, addBusinessUrl, advertiseUrl, privacyPolicyUrl } from "#domain/publishing/page-url";
import { Icon } from "../../components/icon.tsx";
import styles from "./contact-view.module.css";
import { correctionMail, removalMail } from "./operator-mail.ts";

/** Answers the most frequent questions of visitors and owners; each opens without JavaScript. */
export function FrequentQuestions({ site: { name, email } }: { site: SiteInfo }) {
  return (
    <div className={styles.questions}>
      <Question question="How do I correct an entry?">
        {" "}
        <p>
          <a href={mailtoUrl(email, correctionMail(name))}>Write an e-mail</a> with the address of the page and what
          should change. Say how you know, then it goes faster.
        </p>
      </Question>
      <Question question="How do I have an entry removed?">
        {" "}
        <p>
          <a href={mailtoUrl(email, removalMail(name))}>Write an e-mail</a> with the address of the page and the reason,
          for example that the business has closed, or that the number is a private one.
        </p>
      </Question>
      <Question question="How do I add a business, and what does it cost?">
        {" "}
        <p>
          A listing is free. <a href={addBusinessUrl}>Add a business</a> says which facts are needed and has the e-mail
          ready.
        </p>
      </Question>
      <Question question="Can I pay to be further up?">
        {" "}
        <p>
          No. The order follows from ratings, reviews and how complete an entry is, as <a href={aboutUrl}>About</a>{" "}
          explains. What can be bought are <a href={advertiseUrl}>ads</a>.
        </p>
      </Question>
      <Question question="Where do the ratings come from, and can I write a review?">
        <p>They are taken over from publicly available online sources. {name} takes no reviews of its own.</p>
      </Question>
      <Question question="Why does it say Closed when the place is open?">
        {" "}
        <p>
          Its opening hours are out of date here. “Hours not known” means that its hours on this day are not known. Call
          to be sure, and <a href={mailtoUrl(email, correctionMail(name))}>send the right ones</a>.
        </p>
      </Question>
      <Question question="Can you book a table, or pass on a message to a business?">
        <p>No. {name} only lists businesses. Call the number in the entry, or use its website.</p>
      </Question>
      <Question question="What happens with my data?">
        {" "}
        <p>
          You need no account to use {name}. The <a href={privacyPolicyUrl}>privacy policy</a> says what your browser
          sends and what is kept.
        </p>
      </Question>
    </div>
  );
}

function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        {question} <Icon name="down" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
