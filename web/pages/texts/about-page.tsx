import { useQuery } from "@tanstack/react-query";
import { PRIOR_RATING, PRIOR_REVIEWS, UNCOUNTED_REVIEWS } from "#domain/business/quality-score";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { GROUP_DRAWINGS } from "#domain/drawings/group-drawings";
import { aboutUrl, browseUrl, contactUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { useApp } from "../../app-context.ts";
import { GroupPicture } from "../../components/card/group-picture.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import styles from "./about-view.module.css";
import { MailTemplate } from "./mail-template.tsx";
import { correctionMail } from "./operator-mail.ts";
import { TextLayout, TextSection } from "./text-layout.tsx";
import { type NoData, textPage } from "./text-page.tsx";

export const aboutPage = textPage({
  path: aboutUrl,
  title: "About",
  description: ({ name }) =>
    `What ${name} is, where its entries and ratings come from, how lists are ordered, and how to have an entry corrected.`,
  Page: AboutView,
});

/** Explains the directory, its sources, ratings and order, and how to correct an entry. */
function AboutView({ site: { name, email } }: PageView<NoData>) {
  const statistics = useQuery(useApp().queries.statistics()).data;
  return (
    <TextLayout
      title={`About ${name}`}
      lead={`${name} is a free directory of local businesses. You search by what you need and where you need it, see who is open and how they are rated, and call.`}
      banner={
        <div className={styles.street} aria-hidden="true">
          {CATEGORY_GROUPS.map(({ slug }) => (
            <span key={slug}>
              <GroupPicture drawing={GROUP_DRAWINGS[slug]} />
            </span>
          ))}
        </div>
      }
    >
      <TextSection id="mission" title="What it is for">
        <p>
          To get you to the right place in few steps. You need to install nothing, sign up for nothing and pay nothing,
          and every page also works without JavaScript.
        </p>
        {statistics && statistics.totalBusinesses > 0 && (
          <p>
            At the moment you find{" "}
            <a href={browseUrl()}>{counted(statistics.totalBusinesses, "business", "businesses")}</a> of{" "}
            {counted(statistics.categories, "category", "categories")} in{" "}
            {counted(statistics.totalCities, "city", "cities")} here, each with what is known of it: address, phone
            number, opening hours, rating and what it offers.
          </p>
        )}
      </TextSection>
      <TextSection id="sources" title="Where the data comes from">
        <p>
          From publicly available online sources. Names, addresses, opening hours, ratings and photos are taken over
          from there, and from e-mails of people who know a business.
        </p>
        <p>
          An entry can be older than the business it describes, and it can be wrong. {name} does not guarantee that it
          is right: before a long way, call first. The Verified badge is taken over as well, and says that the entry was
          confirmed where it comes from.
        </p>
      </TextSection>
      <TextSection id="order" title="How ratings and the order work">
        <p>
          Ratings and review counts come from the same sources. You cannot rate a business on {name}, and neither can
          its owner.
        </p>
        <p>
          Lists begin with what is recommended. The more reviews stand behind a rating, the more it counts: each
          business is placed as if {PRIOR_REVIEWS} more people had given it {PRIOR_RATING} stars, so that 5.0 from one
          review does not come before 4.8 from 900. A rating whose number of reviews is not known counts as one from{" "}
          {UNCOUNTED_REVIEWS}. An entry with a photo, opening hours and a phone number gets a little extra, and one that
          is closed for now is placed far down. A place in a list cannot be bought.
        </p>
      </TextSection>
      <TextSection id="open" title="How open and closed are told">
        <p>
          From the opening hours, by the clock of the place where the business is, to the minute. Public holidays and
          short notice closings are not known.
        </p>
        <p>
          Where no hours are known, usual ones are shown with a note that they are not confirmed: Monday to Thursday
          from 9:00 AM to 6:00 PM, Friday until 5:00 PM, closed at the weekend. Such a place is called neither open nor
          closed, and so is any place on a day whose hours are not known.
        </p>
      </TextSection>
      <TextSection id="correct" title="How to correct an entry">
        <p>
          Send an e-mail with the address of the page and what should change. You need no account, and it costs nothing.
          More ways to reach {name} are on the <a href={contactUrl}>contact page</a>.
        </p>
        <MailTemplate email={email} template={correctionMail(name)} label="Write a correction" />
      </TextSection>
    </TextLayout>
  );
}
