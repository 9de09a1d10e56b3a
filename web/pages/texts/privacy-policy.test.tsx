import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SiteInfo } from "#contract/site";
import { privacyPolicyPage } from "./privacy-policy-page.tsx";

const bareSite: SiteInfo = {
  name: "Lakeside Guide",
  tagline: "Around the lake",
  baseUrl: "https://lakeside.example",
  email: "desk@lakeside.example",
  phone: "+41 44 668 18 00",
  telUri: "tel:+41446681800",
  social: { facebook: "#", x: "#", instagram: "#", linkedin: "#" },
  copyrightYear: 2025,
  ads: { scriptUrl: null, clientId: null, slots: [] },
  analyticsScriptUrl: null,
  logsSearches: true,
  logsRequests: false,
};

function policyOf(site: SiteInfo): string {
  const location = { params: {}, search: new URLSearchParams() };
  return renderToStaticMarkup(<privacyPolicyPage.Page site={site} data={{}} location={location} />);
}

describe("the privacy policy", () => {
  it("names the operator's site and address", () => {
    expect(policyOf(bareSite)).toContain("The operator of Lakeside Guide");
    expect(policyOf(bareSite)).toContain("mailto:desk@lakeside.example");
  });

  it("says that there is no analytics service and no third-party ad if none is configured", () => {
    expect(policyOf(bareSite)).toContain("uses no analytics service");
    expect(policyOf(bareSite)).toContain("loads no ads from other companies");
  });

  it("says which search data is counted, or that none is stored", () => {
    expect(policyOf(bareSite)).toContain("When a search finds little, its words and place are counted");
    expect(policyOf({ ...bareSite, logsSearches: false })).toContain("What you search for is not kept");
  });

  it("says whether requests are logged", () => {
    expect(policyOf(bareSite)).toContain("It has no record of who looked at what");
    const policy = policyOf({ ...bareSite, logsRequests: true });
    expect(policy).toContain("keeps a log of requests");
    expect(policy).not.toContain("no record of who");
  });

  it("names the server of tiles that is configured", () => {
    expect(policyOf(bareSite)).toContain("Maps come from this server alone");
    const tileServer = { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Somebody" };
    expect(policyOf({ ...bareSite, tileServer })).toContain("pictures from <strong>tiles.example</strong>");
  });

  it("names the analytics service and the source of ads that are configured", () => {
    const policy = policyOf({
      ...bareSite,
      analyticsScriptUrl: "https://stats.example/script.js",
      ads: { ...bareSite.ads, scriptUrl: "https://ads.example/ads.js?client=1" },
    });
    expect(policy).toContain("loads a script from <strong>stats.example</strong>");
    expect(policy).toContain("loads ads from <strong>ads.example</strong>");
    expect(policy).not.toContain("no analytics service");
  });
});
