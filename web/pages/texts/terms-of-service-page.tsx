import { mailtoUrl } from "#domain/business/contact-url";
import { contactUrl, privacyPolicyUrl, termsOfServiceUrl } from "#domain/publishing/page-url";
import type { PageView } from "../../navigation/public-page.ts";
import { TextLayout, TextSection } from "./text-layout.tsx";
import { type NoData, textPage } from "./text-page.tsx";

export const termsOfServicePage = textPage({
  path: termsOfServiceUrl,
  title: "Terms of service",
  description: ({ name }) =>
    `The rules for using ${name}: what you may do with it, what it does not promise, and who answers for what.`,
  Page: TermsOfServiceView,
});

/** Explains in plain words what visitors may do and expect. */
function TermsOfServiceView({ site: { name, email } }: PageView<NoData>) {
  return (
    <TextLayout
      title="Terms of service"
      lead={`The rules for using ${name}, in plain words. By using it, you agree to them.`}
    >
      <TextSection id="service" title="What you get">
        <p>
          A directory of local businesses, free of charge and without an account. {name} brings you to a business and
          has no part in what you agree with it: orders, bookings, payments and complaints are between you and the
          business.
        </p>
      </TextSection>
      <TextSection id="accuracy" title="No guarantee for the data">
        <p>
          The data comes from publicly available online sources. {name} does not guarantee that it is right, complete or
          up to date; that holds for ratings, opening hours and the words Open and Closed too. Where something depends
          on it, ask the business.
        </p>
      </TextSection>
      <TextSection id="use" title="What you may do">
        <ul>
          <li>Search, read, print and share pages, and link to them.</li>
          <li>Call, visit and write to the businesses you find.</li>
          <li>Let programs read pages, as long as they heed robots.txt and do not slow the site down for others.</li>
        </ul>
      </TextSection>
      <TextSection id="misuse" title="What you may not do">
        <ul>
          <li>Disturb or break the site, get around its limits, or try to sign in as its administrator.</li>
          <li>Send businesses mass messages or advertising calls, or harass them.</li>
          <li>Send in entries or corrections that you know are false.</li>
        </ul>
      </TextSection>
      <TextSection id="ownership" title="Names and photos">
        <p>
          Business names, logos and photos belong to their owners. That they are shown here does not mean that their
          owners recommend this site or are recommended by it. If you hold the rights to a photo and do not want it
          here, say so.
        </p>
      </TextSection>
      <TextSection id="entries" title="Entries">
        <p>
          To be listed costs nothing, and nobody has a claim to it. {name} may change, leave out or remove an entry.
          Owners can have theirs corrected or removed, see <a href={contactUrl}>Contact</a>.
        </p>
      </TextSection>
      <TextSection id="availability" title="Availability and liability">
        <p>
          The site may be changed, interrupted or ended at any time. As far as the law that applies allows, {name} is
          not liable for damage that comes from using it, from relying on an entry, or from not being able to use it.
          Rights that the law gives you and that cannot be taken away stay as they are.
        </p>
      </TextSection>
      <TextSection id="changes" title="Changes and questions">
        <p>
          These terms can change; what stands here holds. How data is handled stands in the{" "}
          <a href={privacyPolicyUrl}>privacy policy</a>. Questions go to <a href={mailtoUrl(email)}>{email}</a>.
        </p>
      </TextSection>
    </TextLayout>
  );
}
