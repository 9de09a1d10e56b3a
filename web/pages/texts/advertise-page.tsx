import { useQuery } from "@tanstack/react-query";
import { addBusinessUrl, advertiseUrl } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import { useApp } from "../../app-context.ts";
import type { PageView } from "../../navigation/public-page.ts";
import { MailTemplate } from "./mail-template.tsx";
import { advertiseMail } from "./operator-mail.ts";
import { TextLayout, TextSection } from "./text-layout.tsx";
import { type NoData, textPage } from "./text-page.tsx";

export const advertisePage = textPage({
  path: advertiseUrl,
  title: "Advertise",
  description: ({ name }) =>
    `Advertise on ${name}: where ads appear, what cannot be bought, and an e-mail that is ready to be filled in.`,
  Page: AdvertiseView,
});

/** Explains how to ask the operator for an ad, where it appears, and what cannot be bought. */
function AdvertiseView({ site: { name, email } }: PageView<NoData>) {
  const statistics = useQuery(useApp().queries.statistics()).data;
  return (
    <TextLayout
      title={`Advertise on ${name}`}
      lead="Reach people at the moment they look for a business near them. You ask for an offer by e-mail."
    >
      <TextSection id="where" title="Where ads appear">
        <p>Every business page has two places for ads: one that is there from the start, and one that follows.</p>
        {statistics && statistics.totalBusinesses > 0 && (
          <p>
            At the moment there are {exactCount(statistics.totalBusinesses)} such pages, for businesses in{" "}
            {exactCount(statistics.totalCities)} cities.
          </p>
        )}
      </TextSection>
      <TextSection id="not-for-sale" title="What cannot be bought">
        <p>
          A place in a list, a rating, a review count or the Verified badge. Ads stand beside the entries and do not
          change their order. To be listed costs nothing: <a href={addBusinessUrl}>add a business</a>.
        </p>
      </TextSection>
      <TextSection id="write" title="Ask for an offer">
        <p>Say what you advertise and whom it is for. You get an answer within 24 hours on business days.</p>
        <MailTemplate email={email} template={advertiseMail(name)} label="Write the e-mail" />
      </TextSection>
    </TextLayout>
  );
}
