import type { SiteInfo } from "#contract/site";
import { mailtoUrl } from "#domain/business/contact-url";
import { privacyPolicyUrl } from "#domain/publishing/page-url";
import type { PageView } from "../../navigation/public-page.ts";
import { removalMail } from "./operator-mail.ts";
import { TextLayout, TextSection } from "./text-layout.tsx";
import { type NoData, textPage } from "./text-page.tsx";

export const privacyPolicyPage = textPage({
  path: privacyPolicyUrl,
  title: "Privacy policy",
  description: ({ name }) =>
    `What ${name} learns when you visit, what is stored and what is not, who else your browser contacts, and your rights.`,
  Page: PrivacyPolicyView,
});

/** Explains what the program does with visitors' data, with analytics and ads as configured. */
function PrivacyPolicyView({ site }: PageView<NoData>) {
  const { name, email, phone, telUri } = site;
  return (
    <TextLayout
      title="Privacy policy"
      lead={`${name} needs no account, and gives visitors no cookie. This page says what happens with data nonetheless.`}
    >
      <TextSection id="responsible" title="Who is responsible">
        <p>
          The operator of {name}. You reach them at <a href={mailtoUrl(email)}>{email}</a> or{" "}
          <a href={telUri ?? undefined}>{phone}</a>.
        </p>
      </TextSection>
      <TextSection id="visit" title="What a visit sends">
        <p>
          As on every website, your browser sends the address of the page you want, what you search for, its own name
          and version, and your IP address. The server needs them to answer.{" "}
          {site.logsRequests
            ? "It keeps a log of requests with the time, the address of the page, the name of the browser and the first part of the IP address, which stands for a whole network."
            : "It has no record of who looked at what."}
        </p>
        <p>
          When a request fails, the server notes the time, the address that was asked for and what went wrong, so that
          the fault can be found. What you searched for can be part of that address; your IP address is not noted.
        </p>
        <p>
          The companies that host the server or carry its traffic may keep logs of their own, usually with IP addresses.
          Ask the operator if you want to know.
        </p>
      </TextSection>
      <TextSection id="searches" title="What you search for">
        <Searches site={site} />
      </TextSection>
      <TextSection id="cookies" title="Cookies and storage in your browser">
        <p>
          None for visitors. Cookies are set for the administrator alone: one keeps the administrator signed in, one
          knows the browser again, and one may say how recent a page must be. Your browser keeps copies of the program
          and of pages you have seen, to show them faster; you can clear them at any time. Until you close the tab, it
          also remembers how far down you were on the pages of this visit, to bring you back there; that is not sent to
          anyone. Places that you save, and your notes on them, are kept in your browser until you remove them. To show
          them, it asks this server for these places; your notes are not sent to anyone. So that you can see them
          without a connection, the browser also keeps the program of that page until you remove the last place.
        </p>
      </TextSection>
      <TextSection id="position" title="Your position">
        <p>
          Only when you ask for what is near you, and only after your browser has asked for your consent, is your
          position sent to this server. It becomes part of the address of the list that you see, so it is also in your
          browser's history and in that address if you pass it on. The server sorts the list by it and does not keep it.
          For distances of saved places it stays in your browser.
        </p>
      </TextSection>
      <TextSection id="photos" title="Photos and links">
        <p>
          Photos of businesses are not kept here. Your browser loads them from the servers where they were published,
          and those servers learn your IP address. They are not told which page you are on.
        </p>
        <p>
          Links to websites of businesses, to maps and to social networks lead away from here. What happens there is up
          to those who run them; nothing of theirs is loaded before you follow the link.
        </p>
        <MapTiles site={site} />
      </TextSection>
      <TextSection id="analytics" title="Analytics service">
        <Analytics site={site} />
      </TextSection>
      <TextSection id="advertising" title="Advertising">
        <Advertising site={site} />
      </TextSection>
      <TextSection id="entries" title="Data in the entries">
        <p>
          The entries hold names, addresses, phone numbers and opening hours of businesses, from publicly available
          online sources. If one of them is about you, for example because you work under your own name, you can have it
          corrected or <a href={mailtoUrl(email, removalMail(name))}>removed</a>.
        </p>
      </TextSection>
      <TextSection id="rights" title="Your rights">
        <p>
          You can ask what is stored about you, and have it corrected or deleted: write to{" "}
          <a href={mailtoUrl(email)}>{email}</a>. Depending on where you live, the law gives you more rights, such as a
          copy of your data or a complaint to a data protection authority.
        </p>
      </TextSection>
      <TextSection id="changes" title="Changes">
        <p>
          This page describes the program as it runs now. Its parts on searches, analytics and advertising are made from
          the settings in force, so they change when those do.
        </p>
      </TextSection>
    </TextLayout>
  );
}

/** Explains the source of the streets on maps. */
function MapTiles({ site: { map, tileServer } }: { site: SiteInfo }) {
  if (map !== undefined || tileServer === undefined) return <p>Maps come from this server alone.</p>;
  return (
    <p>
      Maps are drawn here until you open one: your browser then loads its pictures from{" "}
      <strong>{hostOf(tileServer.url)}</strong>, which learns your IP address and which part of the map you look at.
    </p>
  );
}

/** Names the company that counts visits, if any. */
function Analytics({ site: { name, analyticsScriptUrl } }: { site: SiteInfo }) {
  if (analyticsScriptUrl === null)
    return <p>{name} uses no analytics service. Your visit is not measured by anyone on its behalf.</p>;
  return (
    <p>
      {name} uses an analytics service. Your browser loads a script from <strong>{hostOf(analyticsScriptUrl)}</strong>,
      which learns your IP address and which pages you look at, and may set cookies of its own. You can keep it out with
      a content blocker; everything here works without it.
    </p>
  );
}

function Searches({ site: { logsSearches } }: { site: SiteInfo }) {
  if (!logsSearches) return <p>What you search for is not kept.</p>;
  return (
    <p>
      When a search finds little, its words and place are counted, so that the operator learns what is missing. Nothing
      is kept of who searched, from where or at what time: only how often, and the first and the last day. Words that
      look like a phone number or a mail address are not counted. Words searched fewer than three times are shown to no
      one, and are deleted after 30 days.
    </p>
  );
}

/** Names the company that shows ads, if any, and the pages with ads. */
function Advertising({ site: { name, ads } }: { site: SiteInfo }) {
  if (ads.scriptUrl === null) return <p>{name} loads no ads from other companies.</p>;
  return (
    <p>
      On the pages of businesses, your browser loads ads from <strong>{hostOf(ads.scriptUrl)}</strong>. That server
      learns your IP address, and may set cookies of its own and choose ads by what it knows of you. You can keep it out
      with a content blocker; everything here works without it.
    </p>
  );
}

function hostOf(scriptUrl: string): string {
  return new URL(scriptUrl).host;
}
