/*
 * Words that hardly distinguish businesses, as `tokenize` writes them. Written by hand from common legal forms of company registers and
 * everyday names.
 */

/** Legal forms of companies, which stand at the end of most names that have one. */
export const LEGAL_FORMS = `
inc incorporated llc llp lp pllc plc ltd limited corp corporation co company companies pc pa gmbh mbh ag kg ohg ug ek ev eg gbr
se sa sas sarl sasu eurl srl srls spa snc sl slu slp bv nv vof bvba oy oyj ab hb as asa aps ivs ou uab sia doo dd zoo kft bt zrt
sro ltda eireli me sti tic pty pvt pte bhd sdn kk ooo oao zao ip tov eood ood ad
`;

/** Words that are never compared: articles, conjunctions and legal forms. */
export const IGNORED_WORDS = `
a an and the und et y e i ve og och en der die das le la les el los las il lo gli o os as de du des del della di da
${LEGAL_FORMS}`;

/** Academic and professional titles beside a person's name. */
export const PERSON_TITLES =
  "dr drs prof professor md dds dmd dvm phd dpm dc od rn np med dent mag dipl esq lic lcsw lmft facs univ";

/** Words that describe without naming: a name with and without them may be one business. */
export const DESCRIPTIVE_WORDS = `
service services shop store stores center centre zentrum group team office business enterprise enterprises firm
kitchen restaurant cafe coffee bar bistro grill pizzeria pizza trattoria ristorante osteria brasserie gasthaus gasthof pub
hotel hostel motel inn bakery salon studio spa gym clinic practice praxis klinik cabinet dental law school academy church
official online emergency licensed professional local family owned original best 24h 24 7 since
`;

/** Words for a part of a larger house, which has its own entry and is never the same as the house. */
export const DEPARTMENT_WORDS = `
pharmacy apotheke farmacia pharmacie optical optician vision bakery deli photo atm bancomat geldautomat bankomat fuel gas tire tires
automotive auto garden parking garage parkhaus charging supercharger ladestation pickup drive thru lounge lobby rooftop pool spa gym
cafeteria canteen kantine mensa gift museum library chapel hall annex department dept emergency er radiology laboratory lab imaging
urgent maternity pediatrics warehouse depot outlet headquarters hq corporate distribution pantry preschool daycare
nursery kindergarten rental rentals moneygram carwash wash terrace terrasse garten north south east west nord sud sued ost ouest
downtown uptown airport flughafen branch filiale sube sucursal agence agency location midtown
`;

/** Categories of entries at or in another business of the same name. */
export const DEPARTMENT_CATEGORIES = `
atm; gas station; car wash; pharmacy; drug store; electric vehicle charging station; parking lot; parking garage; money transfer service;
parcel locker; shipping and mailing service; photo booth; self service car wash; truck stop; bus stop; post office; gift shop;
vending machine; mailbox; bitcoin atm; coin exchange; drive through; geldautomat; tankstelle; apotheke; bankautomat; parkhaus
`;

/** Categories that do not identify the kind of business. */
export const VAGUE_CATEGORIES =
  "service provider; service; establishment; point of interest; business; company; local business; organization; store; shop; corporate office; services; business center";

/** Hosts whose pages belong to many businesses: social networks, builders, booking and ordering sites. */
export const SHARED_HOSTS = `
facebook.com fb.com fb.me instagram.com x.com twitter.com tiktok.com linkedin.com youtube.com youtu.be pinterest.com t.me wa.me whatsapp.com
business.site sites.google.com google.com goo.gl g.page bit.ly linktr.ee beacons.ai wixsite.com wix.com wordpress.com weebly.com
squarespace.com square.site godaddysites.com blogspot.com webnode.com jimdofree.com jimdosite.com github.io webflow.io carrd.co
myshopify.com etsy.com ebay.com amazon.com yelp.com tripadvisor.com booking.com airbnb.com expedia.com opentable.com resy.com
thefork.com lieferando.de just-eat.com just-eat.ch eat.ch ubereats.com doordash.com grubhub.com toasttab.com foodbooking.com
order.online clover.com menufy.com slicelife.com chownow.com deliveroo.com glovoapp.com wolt.com foodpanda.com zomato.com swiggy.com
treatwell.com fresha.com booksy.com vagaro.com styleseat.com glossgenius.com setmore.com calendly.com schedulicity.com mindbodyonline.com
doctolib.fr doctolib.de doctolib.it doctoralia.com zocdoc.com healthgrades.com yellowpages.com pagesjaunes.fr local.ch search.ch
vk.com ok.ru line.me naver.com kakao.com mapquest.com yext.com linkin.bio allmylinks.com campsite.bio
`;

/** Prefixes of E.164 numbers that are toll-free or cheap in a whole country and that chains share. From national numbering plans. */
export const NATIONWIDE_PREFIXES =
  "+1800 +1833 +1844 +1855 +1866 +1877 +1888 +44800 +44808 +443 +44844 +44845 +44870 +44871 +49800 +49180 +43800 +43810 +41800 +41840 +41842 +41844 +41848 +33800 +33801 +33805 +33806 +33809 +33810 +33820 +33825 +33826 +34800 +34900 +34901 +34902 +39800 +39840 +39848 +39199 +31800 +31900 +32800 +32780 +351800 +351808 +351707 +48800 +48801 +420800 +90444 +90800 +90850 +55800 +55300 +55400 +52800 +611300 +611800 +6113 +64800 +91180 +86400 +86800 +81120 +81570 +821588 +821577 +821544 +7800 +27800 +27860 +27861 +972170 +972180 +800";
