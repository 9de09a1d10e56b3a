import { businessUrl } from "#domain/publishing/page-url";
import type { CardBusiness, ShownBusiness } from "../../api/shown-business.ts";
import { AdSlot } from "../../components/ad-slot.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { aboutText } from "../../components/card/about-text.ts";
import { DefaultPicture } from "../../components/card/default-picture.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import frame from "./business-frame.module.css";
import { BusinessHeader } from "./business-header.tsx";
import { businessTrail } from "./business-trail.ts";
import styles from "./business-view.module.css";
import { CallBar } from "./contact/call-bar.tsx";
import { ContactBox } from "./contact/contact-box.tsx";
import { NearbySection } from "./nearby-section.tsx";
import { OffersSection } from "./offers/offers-section.tsx";
import { OpeningHoursBox } from "./opening-hours-box.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";

export interface BusinessData {
  business: ShownBusiness;
  /** Alternatives of the same category, nearest first. */
  nearby: CardBusiness[];
}

/** In milliseconds (product.md §9). */
const SECOND_AD_DELAY = 2_000;

/** The page of one business. On one column, what a visitor in a hurry needs comes first. */
export default function BusinessView({ data: { business, nearby }, site }: PageView<BusinessData>) {
  const { id, group, slug, photos, uniqueContent, businessStatus } = business;
  const isGone = businessStatus === "CLOSED_PERMANENTLY";
  const others = <NearbySection business={business} nearby={nearby} />;
  return (
    <article>
      <div className={frame.top}>
        <Breadcrumbs {...businessTrail(business)} />
      </div>
      <div className={frame.hero}>
        <DefaultPicture image={business.defaultImage} photo={photos[0]} />
      </div>
      <div className={`${layout.page} ${frame.page}`}>
        <BusinessHeader business={business} hasNearby={nearby.length > 0} />
        <PhotoGallery photos={photos.slice(1)} group={group} />
        {isGone && others}
        <div className={frame.columns}>
          <div className={frame.side}>
            <ContactBox business={business} />
            {!isGone && <OpeningHoursBox business={business} />}
          </div>
          <div className={frame.main}>
            <About business={business} />
            <AdSlot key={`first-${id}`} position={0} />
            {uniqueContent && (
              <section aria-labelledby="details">
                <h2 id="details">Detailed Information</h2>
                <Prose text={uniqueContent} />
              </section>
            )}
            {!isGone && <OffersSection business={business} />}
          </div>
          <AdSlot key={`second-${id}`} position={1} delay={SECOND_AD_DELAY} />
        </div>
        {!isGone && others}
        <p className={styles.source}>
          From {site.name}, {site.baseUrl}
          {businessUrl(slug)}
        </p>
      </div>
      <CallBar business={business} />
    </article>
  );
}

function About({ business }: { business: ShownBusiness }) {
  const { name, description } = business;
  return (
    <section aria-labelledby="about">
      <h2 id="about">About</h2>
      <p className={styles.prose}>
        <bdi>{name}</bdi>
        {aboutText(business).slice(name.length)}
      </p>
      <Prose text={description} />
    </section>
  );
}

/** `dir="auto"`: each paragraph has the direction of its own language. */
function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
  return [...new Set(paragraphs)].map((paragraph) => (
    <p key={paragraph} className={styles.prose} dir="auto">
      {paragraph}
    </p>
  ));
}
