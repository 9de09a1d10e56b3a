/** Words that end the name of a street, or begin it, in the languages of large exports; without full stops and accents. */
export const STREET_WORDS: ReadonlySet<string> = new Set(
  `street st road rd avenue ave av boulevard blvd drive dr lane ln court ct place pl way terrace ter circle cir cove cv parkway pkwy
highway hwy square sq trail trl loop crescent cres close row alley pike turnpike expressway expy plaza broadway mews quay promenade
esplanade embankment walk hill rise grove gardens
rue quai chemin allee allees impasse cours faubourg passage route
strasse str gasse weg platz allee ufer damm ring steig chaussee promenade
via viale piazza piazzale corso vicolo largo strada lungomare calle carrer avinguda avenida avda paseo passeig ronda rambla camino
carretera travesia rua travessa estrada alameda praca rodovia
straat laan plein kade gracht dijk singel weg steenweg
gata gatan vag vagen vej gade alle plads vei veien gate katu tie
ulica ul ulice ulitsa prospekt aleja al aleje bulevar bul trg namesti utca ut ter korut iela kuc kucesi strada calea soseaua sos bulevardul
sokak sokagi sk cadde caddesi cd bulvari blv jalan jl lorong soi thanon ulitsa ulaz`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Endings that name a street if a house number follows: German ones, and those of adjectives in Slavic languages. */
export const NUMBERED_STREET_ENDINGS =
  /\p{L}{3}(?:graben|lände|(?<!super)markt|acker|brücke|ov[aá]|ev[aá]|sk[aá]|ck[aá]|čk[aá])$/iu;
/** Endings of one-word street names. */
export const STREET_ENDINGS =
  /(?:stra(?:ss|ß)e|str\.?|gasse|weg|platz|plätzli|allee|ufer|quai|damm|steig|matte|halde|rain|hof|pl\.|straat|laan|plein|kade|gracht|dijk|singel|gatan|gata|vägen|vej|gade|veien|gaten|katu|tie|utca|stræti|gøta|gatve)$/iu;

/** First words of lines that tell what a place is near, or on which plot of land: they name no street. Without accents. */
export const LANDMARK_WORDS: ReadonlySet<string> = new Set(
  `opp opposite near nearby behind beside besides adjacent adj next above below beneath off between cnr facing
door survey khasra khata gat gala godown shed sco scf landmark
gegenuber hinter neben nahe bei beim ecke junto cerca detras frente esquina entre face derriere pres angle dietro presso accanto
naast tegenover achter vedle naproti obok przy karsisi yani arkasi`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Names of parts of a building, boxes and venues: a line with one of them is no street. Without accents. */
export const NOT_STREETS: ReadonlySet<string> = new Set(
  `box pob postfach postbus apartado casilla caixa boite bp cedex pmb
unit suite ste apt apartment flat room rm office floor fl level lvl shop kiosk stall stand store lot bldg building block tower wing hall
warehouse hangar gate gates dock terminal airport station pier mall center centre plaza arcade market mile km airside concourse busgate
lokal lok etage stock stockwerk og eg haus halle gebaude einheit wohnung zimmer flughafen bahnhof hauptbahnhof reihe eingang gleis
etaj etazh apartament sprat sprata prizemlje objekat zgrada ulaz stan tc bb lokacija lamela
local loc oficina of piso planta puerta edificio edif nave torre manzana mz lote bodega sector poligono km kilometro centro comercial cc
loja sala andar bloco predio galpao quadra interno scala piano palazzina bureau appartement batiment lotissement porte niveau immeuble
verdieping kantoor gebouw kat daire blok apt ofis dukkan pasaji avm mah mahallesi
chome cho ward moo mu tambon amphoe desa kelurahan village vill phase zone area plot house kompleks ruko gedung lantai`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
