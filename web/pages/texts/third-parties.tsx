import type { SiteInfo } from "#contract/site";

/** Whether visits are counted by another company, and by which. */
export function Analytics({ site: { name, analyticsScriptUrl } }: { site: SiteInfo }) {
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

/** Whether ads come from another company, from which and on which pages. */
export function Advertising({ site: { name, ads } }: { site: SiteInfo }) {
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
