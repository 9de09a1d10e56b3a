import { addBusinessUrl, contactUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { SearchForm } from "../../components/search/search-form.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import { MailTemplate } from "./mail-template.tsx";
import { addBusinessMail } from "./operator-mail.ts";
import { TextLayout, TextSection } from "./text-layout.tsx";
import { type NoData, textPage } from "./text-page.tsx";

export const addBusinessPage = textPage({
  path: addBusinessUrl,
  title: "Add a business",
  description: ({ name }) =>
    `Have a business listed on ${name} for free: which facts to send, and an e-mail that is ready to be filled in.`,
  Page: AddBusinessView,
});

/** Explains how a business gets listed: by an e-mail to the operator. */
function AddBusinessView({ site: { name, email } }: PageView<NoData>) {
  const template = addBusinessMail(name);
  return (
    <TextLayout
      title="Add a business"
      lead={`A listing on ${name} is free. You send the facts by e-mail; there is no form to submit and no account to open.`}
    >
      <TextSection id="search" title="1. See whether it is listed">
        <p>Search for its name and city. An entry that is there but wrong can be corrected instead.</p>
        <SearchForm />
      </TextSection>
      <TextSection id="write" title="2. Send the facts">
        <p>
          {counted(template.lines.length, "line", "lines")} to fill in. Name, category, address and the link to a map
          are needed; leave out what you do not know.
        </p>
        <MailTemplate email={email} template={template} label="Write the e-mail" />
      </TextSection>
      <TextSection id="then" title="3. What happens then">
        <p>
          You get an answer within 24 hours on business days. Once the business is listed, it has a page of its own and
          appears in search, in its city and in its category.
        </p>
        <p>
          Anyone who knows a business can send it in. Ratings and review counts come from public sources and cannot be
          sent in. Questions before you write? See <a href={contactUrl}>Contact</a>.
        </p>
      </TextSection>
    </TextLayout>
  );
}
