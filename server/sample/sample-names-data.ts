/*
 * Invented businesses of the English-speaking part of the sample: kind of hours | kind of attributes | category | names.
 * None is a real business or chain.
 */
export const ENGLISH_NAMES = `
dinner|food|Italian restaurant|Marlow & Figs Trattoria; Nonna Lucca's Table; The Copper Ladle; Osteria Bellweather; Pepe Rosso on the Corner; Basil & Bert; Via Vecchia Kitchen
split|food|Mexican restaurant|Casa Marisol Cantina; La Tía Chayo; Tres Hermanas Kitchen; El Patio de Rosaura; Mole Mole; Doña Pilar's Comal
dinner|food|Pizza restaurant|Slow Dough Pizzeria; Brick Lane Slice House; Ember & Crust; Sal & Gigi's Pies; Half Moon Pizza Room; Oven No. 9
split|food|Indian restaurant|Saffron Lantern; Tamarind Court; The Monsoon Room; Kashi Spice Table; Cardamom Yard
split|food|Thai restaurant|Lemongrass Alley; Mali's Thai Kitchen; Golden Teak; Basil & Bamboo
dinner|food|Sushi restaurant|Quiet Heron Sushi; Umi Lane; Kaito's Counter; Little Tidepool; Paper Fan Sushi
day|food|Vegan restaurant|Root & Rumor; The Kind Carrot; Greenhouse Supper Club
dinner|food|Steak house|Hollis Prime Room; The Branding Iron Table
day|food|Breakfast restaurant|Early Bird Social; Sunny Skillet; The Buttered Griddle; Marigold Breakfast Club
cafe|food|Coffee shop|Second Cup of Joan; Paper Crane Coffee; Slow Tuesday Coffee; Foxglove Espresso; North Window Coffee; The Daily Drip & Co; Good Morning Gladys; Kettle & Kite
cafe|food|Cafe|The Reading Spoon; Bluebell Corner Cafe; Wren & Willow; Cafe Antoinetta; Cafe Pomona; The Odd Teacup
bakery|food|Bakery|Flour & Fern; Crumb Theory; Hattie's Ovens; The Rising Loaf; Old Mill Bread Company; Butter & Bloom; Knead to Know
late|food|Bar|The Lamplighter's Rest; Low Tide Lounge; Velvet Otter; Barrel & Bramble; The Blue Ferret; Moonshine Annex
late|food|Pub|The Crooked Heron; The Drover's Arms; The Fiddler & Finch; The Salted Badger
day|food|Ice cream shop|Two Scoops of Sunday; Polar Poppy Creamery; Sprinkle & Sons
day|food|Sandwich shop|Stacked by Stella; Hank's Hero Counter; The Pickle Ledger; Rye & Reason
day|food|Barbecue restaurant|Smoke & Sycamore; Big Earl's Pit Stop; Hickory Hollow
dinner|food|Seafood restaurant|The Salted Anchor; Harbor Light Fish House; Captain Imogen's
clinic|health|Dentist|Brightwater Dental; Dr. Amara Whitfield, DDS; Cedar Grove Family Dentistry; Gentle Molar Dental Studio; Parkside Smiles; Hillcrest Tooth & Gum; Wisdom Lane Dental
clinic|health|Orthodontist|Straightaway Orthodontics; Lindqvist Orthodontic Care
clinic|health|Pediatrician|Little Sparrow Pediatrics; Dr. Noor Haddad, Pediatrics
clinic|health|Physical therapist|Stride Again Physical Therapy; Motionworks Rehab; Anchor Point Physio; Limber Lane Physical Therapy
clinic|health|Chiropractor|Backbone & Beyond Chiropractic; Meridian Spine Center
clinic|health|Optometrist|Clearbrook Eye Care; Spectacle & Sons; Second Sight Optometry
always|health|Urgent care center|Redwood Walk-In Care; Nightingale Urgent Care
shop|health|Pharmacy|Fennel & Pike Pharmacy; Corner Apothecary; Ballard's Drug Counter; Mortar Row Pharmacy; Willowbark Chemists
clinic|health|Psychologist|Still Water Counseling; Dr. Ines Calloway, Psychologist
clinic|pets|Veterinarian|Muddy Paws Veterinary Care; Hayloft Animal Doctors; Tabby & Tully Vets; Whisker Lane Animal Care
always|health|Hospital|St. Brannock General Hospital
trades|auto|Auto repair shop|Gus & Daughter Auto Repair; Third Gear Garage; Torque & Trust; Piston Street Motors; Alvarado's Auto Clinic; Honest Wrench; Socket & Sons; Sparrow Lane Garage
day|auto|Car wash|Bubble Lane Car Wash; Mirror Finish Wash; Squeegee Brothers
trades|auto|Tire shop|Round Again Tires; Treadwell's Tire Barn; Rolling Stock Tires
shop|auto|Used car dealer|Second Spin Motors; Maplewood Pre-Owned; Fair Lane Autos; Odometer Row
always|auto|Towing service|Night Owl Towing; Hook & Haul
trades|auto|Auto body shop|Smooth Panel Auto Body; Dent & Daughter
always|auto|Gas station|Crossroads Fuel Stop; Junction 9 Fuel
shop|auto|Motorcycle shop|Kickstand Cycles; Iron Sparrow Motorcycles
salon|beauty|Hair salon|Loose Ends Hair Studio; The Parting Line; Juniper & Shears; Salon Odalys; Wavelength Hair; Curl & Courage; The Mane Event at Pine
salon|beauty|Barber shop|Fade & Folklore; Mr. Tiberius Barbers; The Sharp Parlor; Clip Joint on Main; Razor & Rye
salon|beauty|Nail salon|Ten Little Lacquers; Polished Pearl Nails; Cuticle Club; Tip to Toe by Thuy
salon|beauty|Day spa|Stillhouse Day Spa; Moss & Mineral; The Quiet Hour Spa; Cloud & Cedar Spa
gym|beauty|Gym|Ironwood Strength Club; Basement Barbell; Sweat Equity Gym; Kettlebell Corner
gym|beauty|Yoga studio|Slow Sunrise Yoga; Bent Birch Yoga; Lotus Loft; Breathe Easy Yoga Room
salon|beauty|Massage therapist|Kneaded Massage Rooms; Tendon & Tonic
late|beauty|Tattoo shop|Black Thimble Tattoo; Inkwell & Anchor
trades|home|Plumber|Drip Detectives Plumbing; Paloma & Sons Plumbing; Good Drain Plumbing Co; Wade's Water Works; Copper Elbow Plumbing
trades|home|Electrician|Bright Idea Electric; Castellanos Electric; Lumen Brothers; Plain Jane Electrical; Live Wire & Daughters
trades|home|Roofing contractor|Over Your Head Roofing; Ridgeline & Rafter
trades|home|HVAC contractor|Even Breeze Heating & Air; Snug Season HVAC; Desert Draft Cooling
office|home|House cleaning service|The Tidy Collective; Soap & Sunlight; Dustbunny Brigade; Spick & Spencer
always|home|Locksmith|Keys & Kin Locksmiths; Open Sesame Lock Co
office|home|Moving service|Two Strong Sisters Moving; Gentle Giant Pianos & Homes
trades|home|Landscaper|Thistle & Spade; Wild Edges Garden Design; Green Thumb Theo; Root to Branch Gardens
trades|home|Pest control service|No More Mice Pest Control; Anthill Answers
trades|home|Painter|Second Coat Painters; True Hue Painting; Brushworks by Nell
office|office|Lawyer|Okafor & Lindgren, Attorneys; Halloran Reyes Law; Law Office of Priya Raman; Bexley & Stroud; Nakamura & Webb Law; Castellan Legal
office|office|Accountant|Ledgerwood Accounting; Plus & Minus Tax Co; Fontaine CPA Group; Honest Abacus
office|office|Real estate agency|Hearth & Key Realty; Front Porch Properties; Tollgate Homes; Doorstep & Dell
office|office|Insurance agency|Umbrella & Oak Insurance; Steady Hand Insurance; Rainy Day Mutual Agents
office|office|Marketing agency|Loud Pencil; Paper Boat Marketing; Nine Lives Creative
office|office|Software company|Kettle Black Software; Small Hours Software; Fernlight Systems
office|office|Architect|Oblique Architects; Studio Halden & Moore
office|office|Photographer|Golden Hour by Mina; Shutter & Thyme; Two Lens Photography
shop|office|Print shop|Inky Thumb Press; Quarto Print Room
school|school|Elementary school|Alder Hill Elementary School; Three Rivers Primary
school|school|Driving school|Steady Lane Driving School; First Gear Driving Academy; Mirror Signal Driving School
shop|school|Music school|Middle C Music School; Little Sparrows Conservatory; Minor Third Music Room
school|school|Kindergarten|Acorn & Aspen Kindergarten; Puddle Jumpers
office|school|Tutoring service|Aha! Tutoring; The Study Nook; Chalk & Cheese Tutors
school|school|University|Wexcombe University
museum|culture|Library|Millbrook Public Library
late|school|Dance school|Two Left Feet Dance School; Studio Pirouette
museum|culture|Museum|Museum of Everyday Things; The Button Museum; Harbor Pilots Museum; The Lantern Museum
late|culture|Movie theater|The Orpheline Cinema; Starling Picture House; The Velvet Reel
park|park|Park|Fiddlehead Park; Old Quarry Park
late|culture|Night club|Club Marmalade; Afterglow Room
late|culture|Bowling alley|Gutter & Glory Lanes; Kingpin Alley
museum|culture|Art gallery|Blank Wall Gallery; Ochre & Ash; Gallery Underfoot
day|culture|Escape room center|Locked in the Library; The Vanishing Study
shop|shop|Book store|Dog-Eared Books; The Last Chapter; Marginalia; Foxed Pages
shop|shop|Florist|Petal Pushers; Thorn & Tulip; Stem & Story
shop|shop|Hardware store|Nuts, Bolts & Betty; Corner Hardware & Paint
shop|pets|Pet groomer|Shaggy to Chic; Suds & Tails
always|stay|Hotel|The Larkspur Hotel; Hotel Meridian Lane
none|office|Service Provider|Errand Fox; Odd Jobs by Ollie
`;
