/** Presets of OpenStreetMap whose English name misleads about their group: `preset: group`. */
export const PRESET_GROUPS = `
amenity/funeral_hall: other
amenity/hospital: healthcare
amenity/kneipp_water_cure: beauty-wellness
amenity/monastery: public-community
amenity/parking/park_ride: auto-services
amenity/prison: public-community
amenity/research_institute: professional-services
amenity/smoking_area: other
amenity/townhall/barangay-PH: public-community
amenity/vacuum_cleaner: auto-services
craft/clockmaker: other
craft/basket_maker: other
craft/confectionery: restaurants
craft/pottery: other
leisure/bathing_place: entertainment
leisure/hot_tub: beauty-wellness
leisure/sports_centre: entertainment
leisure/sports_centre/horse_racing: entertainment
leisure/sports_centre/karting: entertainment
leisure/sports_centre/shooting: entertainment
leisure/sports_centre/swimming: entertainment
leisure/bird_hide: entertainment
leisure/sports_hall: entertainment
leisure/horse_riding: entertainment
leisure/track/horse_racing: entertainment
office/government/register_office: professional-services
office/telecommunication: professional-services
office/water_utility: professional-services
shop/confectionery: restaurants
shop/photo: professional-services
shop/hairdresser_supply: beauty-wellness
shop/pasta: restaurants
tourism/trail_riding_station: entertainment
tourism/information/office: hotels-travel
`;
