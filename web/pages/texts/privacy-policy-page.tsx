import type { SiteInfo } from "#contract/site";
import { mailtoUrl, telUrl } from "#domain/business/contact-url";
import { privacyPolicyUrl } from "#domain/publishing/page-url";
import type { PageView } from "../../navigation/public-page.ts";
import { removalMail } from "./operator-mail.ts";
import { TextLayout } from "./text-layout.tsx";
import { type NoData, textPage } from "./text-page.tsx";
import { Advertising, Analytics } from "./third-parties.tsx";

export const privacyPolicyPage = textPage({
  path: privacyPolicyUrl,
  title: "Privacy policy",
  description: ({ name }) =>
    `What ${name} learns when you visit, what is stored and what is not, who else your browser contacts, and your rights.`,
  Page: PrivacyPolicyView,
});

/** What the program does with visitors' data; analytics and ads as configured. */
function PrivacyPolicyView({ site }: PageView<NoData>) {
  return (
    <TextLayout
      title="Privacy policy"
      lead={`${site.name} needs no account, and gives visitors no cookie. This page says what happens with data nonetheless.`}
      sections={[
        { id: "responsible", title: "Who is responsible", text: <Responsible site={site} /> },
        { id: "visit", title: "What a visit sends", text: VISIT },
        { id: "searches", title: "What you search for", text: <Searches site={site} /> },
        { id: "cookies", title: "Cookies and storage in your browser", text: COOKIES },
        { id: "position", title: "Your position", text: POSITION },
        { id: "photos", title: "Photos and links", text: PHOTOS },
        { id: "analytics", title: "Analytics service", text: <Analytics site={site} /> },
        { id: "advertising", title: "Advertising", text: <Advertising site={site} /> },
        { id: "entries", title: "Data in the entries", text: <Entries site={site} /> },
        { id: "rights", title: "Your rights", text: <Rights site={site} /> },
        { id: "changes", title: "Changes", text: CHANGES },
      ]}
    />
  );
}

interface OfSite {
  site: SiteInfo;
}

function Responsible({ site: { name, email, phone } }: OfSite) {
  return (
    <p>
      The operator of {name}. You reach them at <a href={mailtoUrl(email)}>{email}</a> or{" "}
      <a href={telUrl(phone)}>{phone}</a>.
    </p>
  );
}

const VISIT = (
  <>
    <p>
      As on every website, your browser sends the address of the page you want, what you search for, its own name and
      version, and your IP address. The server needs them to answer. It has no record of who looked at what.
    </p>
    <p>
      When a request fails, the server notes the time, the address that was asked for and what went wrong, so that the
      fault can be found. What you searched for can be part of that address; your IP address is not noted.
    </p>
    <p>
      The companies that host the server or carry its traffic may keep logs of their own, usually with IP addresses. Ask
      the operator if you want to know.
    </p>
  </>
);

function Searches({ site: { logsSearches } }: OfSite) {
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

const COOKIES = (
  <p>
    None for visitors. The one cookie there is keeps the administrator signed in, and is set when the administrator
    signs in. Your browser keeps copies of the program and of pages you have seen, to show them faster; you can clear
    them at any time. Until you close the tab, it also remembers how far down you were on the pages of this visit, to
    bring you back there; that is not sent to anyone.
  </p>
);

const POSITION = (
  <p>
    Only when you ask for what is near you, and only after your browser has asked for your consent, is your position
    sent to this server. It becomes part of the address of the list that you see, so it is also in your browser's
    history and in that address if you pass it on. The server sorts the list by it and does not keep it.
  </p>
);

const PHOTOS = (
  <>
    <p>
      Photos of businesses are not kept here. Your browser loads them from the servers where they were published, and
      those servers learn your IP address. They are not told which page you are on.
    </p>
    <p>
      Links to websites of businesses, to maps and to social networks lead away from here. What happens there is up to
      those who run them; nothing of theirs is loaded before you follow the link.
    </p>
  </>
);

function Entries({ site: { name, email } }: OfSite) {
  return (
    <p>
      The entries hold names, addresses, phone numbers and opening hours of businesses, from publicly available online
      sources. If one of them is about you, for example because you work under your own name, you can have it corrected
      or <a href={mailtoUrl(email, removalMail(name))}>removed</a>.
    </p>
  );
}

function Rights({ site: { email } }: OfSite) {
  return (
    <p>
      You can ask what is stored about you, and have it corrected or deleted: write to{" "}
      <a href={mailtoUrl(email)}>{email}</a>. Depending on where you live, the law gives you more rights, such as a copy
      of your data or a complaint to a data protection authority.
    </p>
  );
}

const CHANGES = (
  <p>
    This page describes the program as it runs now. Its parts on searches, analytics and advertising are made from the
    settings in force, so they change when those do.
  </p>
);
