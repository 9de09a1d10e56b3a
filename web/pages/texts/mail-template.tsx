import { mailtoUrl, type MailTemplate as Template } from "#domain/business/contact-url";
import { Icon } from "../../components/icon.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./mail-template.module.css";

interface MailTemplateProps {
  email: string;
  template: Template;
  label: string;
}

/** Shows a template for an e-mail to the operator, with a mailto link and the text to copy. */
export function MailTemplate({ email, template, label }: MailTemplateProps) {
  return (
    <div className={styles.mail}>
      <dl className={styles.fields}>
        <div>
          <dt>To</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{template.subject}</dd>
        </div>
      </dl>
      <p className={styles.body}>{template.lines.join("\n")}</p>
      <p className={styles.send}>
        <a className={layout.button} href={mailtoUrl(email, template)}>
          <Icon name="mail" /> {label}
        </a>
        <span>Opens your mail program. If none opens, copy the lines above.</span>
      </p>
    </div>
  );
}
