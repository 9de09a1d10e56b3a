/** First words of category names that keep their capital inside a sentence: peoples, places, faiths and makes. */
export const PROPER_WORDS: ReadonlySet<string> = new Set(
  `Abarth Aboriginal Acura Afghan African Alfa Algerian Alsace American Amish Andalusian Andhra Anglican Anhui Apostolic Arab
Argentinian Armenian Asian Assamese Aston Asturian Audi Australian Austrian Awadhi Ayurvedic Azerbaijani Baden Bahá’í Balinese
Bangladeshi Baptist Basque Batak Bavarian Belgian Bengali Bentley Betawi Bikram Brazilian British Buddhist Bugatti Buick Bulgarian
Burmese Cadillac Cajun Californian Cambodian Canadian Cantabrian Cantonese Cape Caribbean Castilian Catalonian Catholic Caucasian
Central Chesapeake Chettinad Chevrolet Chilean Chinese Christian Christmas Chrysler Citroen Colombian Costa Creole Croatian Cuban
Cupra Czech Dacia Daihatsu Danish Dodge Dominican Ducati Dutch Ecuadorian Egyptian English Episcopal Eritrean Ethiopian European
Evangelical Extremaduran Ferrari Fiat Filipino Finnish Floridian Ford Foursquare Franconian French Fujian Galician Genesis Georgian
German Gestalt Goan Greek Guatemalan Guizhou Gujarati Haitian Hakka Harley-Davidson Hawaiian Hindu Hispanic Honda Honduran Hong
Hunan Hungarian Hyderabadi Hyundai Icelandic Indian Indonesian Infiniti Irish Islamic Israeli Isuzu Italian Jaguar Jain Jamaican
Japanese Japanized Javanese Jeep Jehovah’s Jewish Jiangsu Judaica Karnataka Kashmiri Kawasaki Kazakhstani Kerala Kia Kingdom Konkani
Korean Kyoto Lamborghini Lancia Laotian Latin Lebanese Lexus Ligurian Lincoln Lithuanian Lombardian Lutheran Madrilian Majorcan
Malaysian Maltese Manado Mandarin Maori Marathi Maserati Masonic Maybach Mazda McLaren Mediterranean Mennonite Mercedes-Benz
Messianic Methodist Mexican Mitsubishi Mongolian Montessori Moravian Moroccan Mormon Mughlai Muslim Navarraise Neapolitan Nepalese
Nicaraguan Nissan Norwegian Nyonya Oaxacan Odia Oldsmobile Opel Padang Pakistani Palatine Palestinian Pan-Asian Pan-Latin Paraguayan
Parsi Pennsylvania Pentecostal Persian Peruvian Peugeot Piedmontese Polish Polynesian Pontiac Porsche Portuguese Presbyterian
Protestant Provence Pueblan Puerto Punjabi Quaker Québécois Rajasthani Ram Renault Rolls-Royce Roman Romanian Russian Saab Salvadoran
Sardinian Saturn Scandinavian Scottish Serbian Seventh-day Seychelles Shandong Shanghainese Shinto Sichuan Sicilian Sikh Singaporean
Skoda Spanish Sri Subaru Sundanese Surinamese Suzuki Swabian Swedish Swiss Syrian Tabascan Taiwanese Taoist Tata Tesla Tex-Mex Thai
Thuringian Tibetan Toyota Triumph Tunisian Turkish Turkmen Tuscan Ukrainian Unitarian Uruguayan Uyghur Uzbeki Valencian Vauxhall
Venetian Venezuelan Vietnamese Volkswagen Volvo Waldorf Welsh Wesleyan Yamaha Yemeni Yucatan Zhejiang
Adventist Canada France Islander Latino Louisiana Orthodox Sulawesi Universalist Zealand`.split(/\s+/),
);

/** Names whose single words are no names. */
export const PROPER_NAMES = [
  "United Methodist",
  "Jehovah's Witness",
  "Jehovah’s Witness",
  "Alfa Romeo",
  "Aston Martin",
  "Cape Verdean",
  "Costa Rican",
  "Eastern Orthodox",
  "Hong Kong",
  "Kingdom Hall",
  "Land Rover",
  "Middle Eastern",
  "New England",
  "New Zealand",
  "Pacific Rim",
  "Puerto Rican",
  "Sri Lankan",
  "Torres Strait Islander",
  "United States",
] as const;

/** Last words of English category names that can be counted. A name that ends otherwise counts as foreign. */
export const ENGLISH_HEADS: ReadonlySet<string> = new Set(
  `abbey academy accountant acupuncturist adjuster adviser advisor agency agent airfield airline airport allergist allotment amphitheater
amphitheatre anesthesiologist animator apartment appraiser aquarium arborist arboretum arcade architect archive arena artist ashram
assembly assessor assistant association astrologer atm attorney attraction auctioneer audiologist auditor auditorium authority baker bakery
band bank bar barber barbershop barracks barrister baseball basilica bathhouse beach beautician bistro blacksmith board boatyard bookbinder
booth bookstore boutique brasserie breeder brewery brewpub bricklayer bridge broadcaster broker buffet builder building bureau business butcher
buyer cabin cafe café cafeteria camp campground campus cannery cardiologist caregiver carpenter carver casino castle caterer cathedral cattery
cellar cemetery center centre chalet chamber chapel charity chemist chef childminder chiropodist chiropractor church cinema circus class cleaner
clergyman clinic club clubhouse coach coalfield college columbarium commissioner community company complex composer confectioner congregation
conservatory consulate consultancy consultant contractor convent cooperative cottage council counselor counsellor course court courthouse
couturier creche creperie crematorium cutter dairy dancer dealer dealership decorator deli delicatessen dentist department depot dermatologist
designer developer diabetologist diner dietician dietitian director distillery distributor district diver dock doctor dojo dormitory doula
dressmaker driver drugstore dryer dump educator electrician embassy embroiderer endocrinologist endodontist engineer engraver entertainer estate
examiner exchange exhibit expert exporter fabricator facility factory faculty fair fairground farm farmer farmstay festival field finisher firm
florist forest forge fort fortress foundation foundry fountain garage garden gardener gallery gasfitter gastroenterologist gastropub gemologist
genealogist geneticist geriatrician glazier goldsmith greengrocer greenhouse grill grocer groomer ground group grower guesthouse guide gunsmith
gurudwara gym gymnasium gynecologist gynaecologist haberdashery hairdresser hall handyman hatchery healer heliport hematologist hepatologist
herbalist hire home homeopath horsebox hospice hospital hostel hotel house hygienist hypermarket hypnotherapist illustrator importer inn inspector
installer institute institution instructor insurer internist interpreter investigator jeweler jeweller joiner journalist judge junkyard kennel
kindergarten kiosk kitchen lab laboratory lake landmark landscaper laundromat laundry lawyer lender library lido liquidator locker locksmith lodge
lot lounge magician maker makerspace mall manager manufacturer marina market marketer mason masseur mechanic mediator memorial merchant midwife
mill mine ministry mission mohel monastery monument mortuary mosque motel museum musician nanny naturopath nephrologist neurologist neurosurgeon
newsagent newsstand notary numerologist nurse nursery nutritionist observatory obstetrician office officer oncologist operator ophthalmologist
optician optometrist orchard orchestra organisation organization organiser organizer orphanage orthodontist osteopath otolaryngologist outfitter
outlet pagoda painter palace parish park parlor parlour pathologist patisserie pawnbroker pediatrician paediatrician periodontist pharmacist
pharmacy photographer physician physiotherapist pier pizzeria place planetarium planner plant plasterer playground playgroup plumber podiatrist
polisher polyclinic pond pool port practice practitioner preschool preserve priest printer prison processor proctologist producer program promenade
promoter provider psychiatrist psychic psychoanalyst psychologist psychotherapist pub publisher pulmonologist quarry racecourse radiologist railroad
ranch range recruiter recycler refinery reflexologist refuge registry remodeler repairer reporter researcher reserve residence resort restaurant
retailer rheumatologist ride rink roaster roofer room salon sanctuary sauna sawmill school sculptor seamstress seller seminary server service
sexologist shack shearer shelter shipyard shoemaker shop showroom shrine silversmith singer site sitter skatepark slaughterhouse smith society
spa space specialist spot stable stadium stage stall stand station steakhouse stonemason stop store studio stylist substation supermarket
supplier surgeon surveyor synagogue tailor takeaway tannery taxidermist teacher teahouse team technician temple tenant terminal theater theatre
therapist tiler tower track trainer translator transporter trader tradesman trail translator tutor union university unit upholsterer urologist
valuer velodrome vendor venue veterinarian vet villa vineyard walker warehouse watchmaker waterpark weaver webmaster welder well wholesaler winery
alley area base bath bathroom bowling charter cinema circus cleaner conveyancer erector executor hammam immunologist location lyceum machine public
radiotherapist ramp rectory rental sailmaker sweep wash wing woodworker worker workshop wrecker yard zoo`.split(/\s+/),
);
