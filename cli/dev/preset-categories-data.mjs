/** Matches presets for furniture of streets and parks, and for fields of single sports. */
export const NO_BUSINESS = new RegExp(
  `^leisure/(pitch|track|fitness_station|picnic|common|garden/(kitchen|residential)|outdoor_seating|bleachers|bandstand|firepit|schoolyard|slipway|swimming_area)
|^amenity/(vending|bicycle_parking|recycling|shelter|waste|toilets|bench|clock|parking_|parking/|post_box|bbq|shower|telephone|kitchen|water|drinking_water|fountain|compressed_air|grit_bin|device_charging|charging_station/)
|^tourism/(information$|information/(board|guidepost|map|route|terminal)|artwork|picnic|viewpoint|attraction|camp_pitch|camp_site/)
|^shop/(vacant|outpost|trade|catalogue|repair|rental|general|collector|fuel)|^office/(company|government$|educational_institution|research)`.replaceAll(
    "\n",
    "",
  ),
);

/**
 * Maps presets of OpenStreetMap to categories of Google: `preset: category + category`. A preset missing here has the category of the same
 * name, or none, or is listed as no business in `make-search-concepts.mjs`.
 */
export const PRESET_CATEGORIES = `
amenity/animal_boarding: Pet boarding service + Dog day care center
amenity/animal_breeding: Dog breeder
amenity/bar/lgbtq: Gay bar
amenity/biergarten: Beer garden
amenity/cafe: Cafe + Coffee shop
amenity/cafe/coffee_shop: Coffee shop
amenity/cafe/bubble_tea: Bubble tea store
amenity/cafe/teahouse: Tea house
amenity/car_rental: Car rental agency
amenity/car_sharing: Car sharing location
amenity/charging_station: Electric vehicle charging station
amenity/childcare: Day care center + Child care agency
amenity/cinema: Movie theater
amenity/clinic: Medical clinic
amenity/community_centre/community_hall: Community center
amenity/courthouse: City courthouse
amenity/crematorium: Cremation service
amenity/dive_centre: Dive shop + Scuba instructor
amenity/doctors: Doctor + Family practice physician + General practitioner + Medical clinic
amenity/doctors/allergology: Allergist
amenity/doctors/surgery: Surgeon
amenity/doctors/paediatrics: Pediatrician
amenity/doctors/gynaecology: Gynecologist + Obstetrician-gynecologist
amenity/doctors/ophthalmology: Ophthalmologist + Eye care center
amenity/doctors/orthopaedics: Orthopedic surgeon + Orthopedic clinic
amenity/dojo: Martial arts school
amenity/driver_training: Driving school
amenity/exhibition_centre: Exhibition and trade center
amenity/fast_food: Fast food restaurant
amenity/fast_food/bagel: Bagel shop
amenity/fast_food/burger: Hamburger restaurant
amenity/fast_food/chicken: Chicken restaurant + Fried chicken takeaway
amenity/fast_food/chinese: Chinese takeaway
amenity/fast_food/donut: Donut shop
amenity/fast_food/fish_and_chips: Fish and chips takeaway
amenity/fast_food/hot_dog: Hot dog restaurant
amenity/fast_food/indian: Indian takeaway
amenity/fast_food/juice: Juice shop
amenity/fast_food/kebab: Kebab shop + Doner kebab restaurant
amenity/fast_food/mexican: Taco restaurant
amenity/fast_food/pizza: Pizza restaurant + Pizza takeaway
amenity/fast_food/sandwich: Sandwich shop
amenity/fast_food/sushi: Sushi takeaway
amenity/fast_food/wings: Chicken wings restaurant
amenity/fuel: Gas station
amenity/funeral_hall: Funeral home
amenity/gambling: Gambling house
amenity/grave_yard: Cemetery
amenity/hookah_lounge: Hookah bar
amenity/hospital: Hospital
amenity/marketplace: Market
amenity/monastery: Monastery
amenity/money_transfer: Money transfer service
amenity/motorcycle_rental: Motorcycle rental agency
amenity/nightclub: Night club
amenity/parking: Parking lot + Parking garage
amenity/pharmacy: Pharmacy + Drug store
amenity/place_of_worship: Church + Place of worship
amenity/place_of_worship/christian: Church + Christian church
amenity/place_of_worship/christian/jehovahs_witness: Jehovah's Witness Kingdom Hall
amenity/place_of_worship/christian/quaker: Quaker church
amenity/place_of_worship/jewish: Synagogue
amenity/place_of_worship/muslim: Mosque
amenity/place_of_worship/sikh: Gurudwara
amenity/police: Sheriff's department + State police
amenity/research_institute: Research institute
amenity/restaurant/steakhouse: Steak house
amenity/restaurant/noodle: Noodle shop
amenity/restaurant/pizza: Pizza restaurant
amenity/restaurant/barbecue: Barbecue restaurant
amenity/restaurant/hotpot: Hot pot restaurant
amenity/social_facility/assisted_living: Assisted living facility
amenity/stripclub: Adult entertainment club
amenity/studio/radio: Radio broadcaster
amenity/studio/video: Video production service
amenity/taxi: Taxi service
amenity/theatre: Performing arts theater
amenity/townhall: City or town hall
amenity/townhall/city: City or town hall
amenity/vehicle_inspection: Vehicle inspection service
amenity/veterinary: Veterinarian + Animal hospital
club/scout: Scouting
craft/agricultural_engines: Tractor repair shop
craft/brewery: Brewery
craft/carpenter: Carpenter
craft/carpet_layer: Carpet installer
craft/chimney_sweeper: Chimney sweep
craft/cleaning: House cleaning service + Cleaners
craft/clockmaker: Clock repair service
craft/electronics_repair: Electronics repair shop
craft/floorer: Flooring contractor
craft/gardener: Gardener + Landscaper
craft/glaziery: Glazier + Glass repair service
craft/hvac: HVAC contractor + Air conditioning contractor + Heating contractor
craft/joiner: Carpenter
craft/key_cutter: Key duplication service
craft/metal_construction: Metal fabricator
craft/parquet_layer: Wood floor installation service
craft/photographic_laboratory: Photo lab
craft/pottery: Pottery manufacturer
craft/roofer: Roofing contractor
craft/saddler: Saddlery
craft/scaffolder: Scaffolding rental service
craft/shoemaker: Shoe repair shop
craft/signmaker: Sign shop
craft/stonemason: Stone carving + Masonry contractor
craft/tiler: Tile contractor
craft/tinsmith: Sheet metal contractor
craft/upholsterer: Upholstery shop
craft/watchmaker: Watch repair service
craft/window_construction: Window installation service
healthcare/alternative: Alternative medicine practitioner
healthcare/alternative/ayurveda: Ayurvedic clinic
healthcare/alternative/naturopathy: Naturopathic practitioner
healthcare/alternative/traditional_chinese_medicine: Chinese medicine clinic
healthcare/birthing_center: Birth center
healthcare/blood_donation: Blood donation center
healthcare/counselling: Counselor
healthcare/laboratory: Medical laboratory
healthcare/rehabilitation: Rehabilitation center
healthcare/speech_therapist: Speech pathologist
leisure/amusement_arcade: Video arcade
leisure/dance: Dance school + Dance hall
leisure/escape_game: Escape room center
leisure/fitness_centre: Gym + Fitness center
leisure/fitness_centre/yoga: Yoga studio
leisure/horse_riding: Horseback riding service + Horse riding school
leisure/ice_rink: Ice skating rink
leisure/indoor_play: Indoor playground
leisure/miniature_golf: Miniature golf course
leisure/resort: Resort hotel
leisure/sports_centre: Sports complex
leisure/sports_centre/climbing: Rock climbing gym
leisure/sports_centre/climbing_adventure: Adventure sports center
leisure/sports_centre/karting: Go-karting venue
leisure/sports_centre/shooting: Shooting range
leisure/sports_centre/swimming: Swimming pool
leisure/summer_camp: Summer camp organizer
leisure/swimming_pool: Swimming pool
office/accountant: Accountant + Accounting firm + Certified public accountant
office/advertising_agency: Advertising agency + Marketing agency
office/architect: Architect + Architecture firm
office/association: Non-profit organization + Association / Organization
office/bail_bond_agent-US-PH: Bail bonds service
office/charity: Charity
office/consulting: Consultant + Business management consultant
office/diplomatic/consulate: Foreign consulate
office/energy_supplier: Electric utility company
office/engineer: Engineering consultant
office/estate_agent: Real estate agency + Real estate agent
office/financial: Financial institution
office/financial_advisor: Financial planner + Financial consultant
office/foundation: Foundation
office/government/tax: Tax department
office/graphic_design: Graphic designer
office/guide: Tour operator
office/insurance: Insurance agency + Insurance company
office/it: Computer support and services + Software company
office/lawyer: Lawyer + Law firm
office/moving_company: Moving service + Moving and storage service
office/newspaper: Newspaper publisher
office/ngo: Non-governmental organization
office/notary: Notary public
office/private_investigator: Private investigator
office/property_management: Property management company
office/security: Security guard service
office/surveyor: Land surveyor
office/tax_advisor: Tax consultant + Tax preparation service
office/telecommunication: Telecommunications service provider
office/therapist: Psychotherapist + Counselor
office/translator: Translation service
office/union: Labor union
office/water_utility: Water utility company
shop/agrarian: Farm equipment supplier
shop/alcohol: Liquor store
shop/art: Art gallery + Art supply store
shop/baby_goods: Baby store
shop/bag: Luggage store + Bag shop
shop/bathroom_furnishing: Bathroom supply store
shop/beauty: Beauty salon
shop/beauty/nails: Nail salon
shop/beauty/tanning: Tanning salon
shop/bed: Mattress store + Bedding store
shop/beverages: Beverage distributor
shop/bicycle: Bicycle store
shop/boat: Boat dealer
shop/books: Book store
shop/camera: Camera store
shop/car: Car dealer
shop/car/second_hand: Used car dealer
shop/car_parts: Auto parts store
shop/car_repair: Auto repair shop + Mechanic + Car repair and maintenance service
shop/caravan: RV dealer
shop/charity: Thrift store
shop/chemist: Drug store + Cosmetics store
shop/clothes/second_hand: Used clothing store
shop/clothes/suits: Formal wear store
shop/clothes/wedding: Bridal shop
shop/clothes/workwear: Work clothes store
shop/craft: Craft store
shop/deli: Deli
shop/doityourself: Home improvement store + Hardware store
shop/dry_cleaning: Dry cleaner
shop/e-cigarette: Vaporizer store
shop/electrical: Electrical supply store
shop/electronics: Electronics store
shop/erotic: Adult entertainment store
shop/flooring: Flooring store
shop/frame: Picture frame shop
shop/funeral_directors: Funeral home
shop/games: Game store
shop/gas: Propane supplier
shop/gold_buyer: Gold dealer
shop/greengrocer: Greengrocer + Fruit and vegetable store
shop/hairdresser: Hair salon + Hairdresser
shop/hairdresser/barber: Barber shop
shop/hairdresser_supply: Beauty supply store
shop/houseware: Kitchen supply store
shop/household_linen: Linens store
shop/interior_decoration: Home goods store
shop/kitchen: Kitchen furniture store
shop/laundry: Laundry + Laundry service
shop/laundry/self_service: Laundromat
shop/mall: Shopping mall
shop/massage: Massage therapist + Massage spa
shop/medical_supply: Medical supply store
shop/military_surplus: Army & navy surplus shop
shop/mobile_phone: Cell phone store
shop/mobile_phone_accessories: Cell phone accessory store
shop/money_lender: Loan agency
shop/motorcycle: Motorcycle dealer
shop/newsagent: Newsstand
shop/nutrition_supplements: Vitamin & supplements store
shop/optician: Optician
shop/outdoor: Outdoor sports store
shop/party: Party store
shop/pastry: Pastry shop + Patisserie
shop/pawnbroker: Pawn shop
shop/perfumery: Perfume store
shop/pet: Pet store
shop/pet_grooming: Pet groomer
shop/photo: Photo shop
shop/piercing: Body piercing shop
shop/printer_ink: Printer ink refill store
shop/radiotechnics: Electronic parts supplier
shop/religion: Religious goods store
shop/scuba_diving: Dive shop
shop/seafood: Seafood market + Fish store
shop/second_hand: Second hand store + Thrift store
shop/sewing: Sewing shop
shop/storage_rental: Self-storage facility
shop/supermarket: Supermarket + Grocery store
shop/supermarket/organic: Organic food store + Organic shop
shop/swimming_pool: Swimming pool supply store
shop/tattoo: Tattoo shop
shop/telecommunication: Telephone company
shop/ticket: Event ticket seller
shop/tool_hire: Tool rental service + Equipment rental agency
shop/tyres: Tire shop
shop/video_games: Video game store
shop/watches: Watch store
shop/water_sports: Surf shop
shop/weapons: Gun shop
shop/wholesale: Wholesaler
shop/window_blind: Blinds shop
tourism/apartment: Holiday apartment rental
tourism/camp_site: Campground
tourism/chalet: Chalet
tourism/guest_house: Guest house + Bed & breakfast
tourism/information/office: Tourist information center
tourism/information/visitor_centre: Visitor center
tourism/zoo/petting: Zoo
`;
