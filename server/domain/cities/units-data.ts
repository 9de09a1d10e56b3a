/**
 * Words before the number of a unit in a building, as sources of regular expressions: English, German, French, Spanish, Portuguese,
 * Italian, Dutch, the Nordic languages, Serbo-Croatian, Slovene, Polish, Czech, Hungarian, Romanian, Turkish, Indonesian, Vietnamese,
 * Russian, Greek, Albanian.
 */
export const UNIT_WORDS = [
  "suite|ste|unit|apt|apartment|flat|floor|fl|flr|level|lvl|lv|shop|store|stall|stand|booth|kiosk|room|rm|building|bldg|block|blk|tower|lot|plot|office|bay|gate|door|wing|space|spc|house no|h\\.? ?no|door no|no|nos|number|box|po box|p\\.?o\\.? box|pmb|mezzanine|basement",
  "stock|og|ug|dg|eg|etage|stiege|top|tür|tur|laden|einheit|halle|haus|aufgang|gebäude|geb",
  "étage|etg|bât|bat|bâtiment|batiment|appt|appartement|porte|lot|bureau|local|boutique|cellule|rdc",
  "piso|planta|puerta|local|loc|oficina|of|ofic|departamento|depto|dpto|int|interior|nave|bloque|edificio|edif|torre|esc|escalera|mz|mza|manzana|lote",
  "loja|lj|sala|andar|apto|ap|conj|conjunto|bloco|galpão|quadra|qd|fração|lote",
  "interno|scala|piano|palazzina|negozio",
  "verdieping|etage|toren|unit|winkel|kamer",
  "våning|van|lokale|lokal|leilighet|sal|plan|lgh",
  "lokal|lok|lamela|sprat|stan|ulaz|kat|objekat|obj|pasaž|poslovni prostor|prostor|nadstropje",
  "lokal|lok|piętro|m|mieszkanie|budynek|bud|pawilon",
  "patro|byt|budova|jednotka|emelet|ajtó|üzlet|etaj|etajul|apartament|bloc|scara|sc|spațiu",
  "kat|daire|dükkan|dukkan|d|blok|mağaza|bina|işyeri",
  "lantai|lt|blok|kios|ruko|gedung|unit|kav|kavling|rt|rw",
  "tầng|phòng|lầu|tòa|toa|căn|lô|số",
  "офис|оф|помещение|пом|этаж|эт|корпус|корп|строение|стр|квартира|кв|магазин|павильон|подъезд|локал|спрат|кат|ламела|вход|ет|ап",
  "όροφος|κατάστημα|γραφείο|kati|dyqani|shkalla",
  "shop no|unit no|plot no|flat no|office no|room no|sco|scf|shop nos|gala no|h ?#",
].join("|");

/** Units without a number. */
export const UNIT_PHRASES = [
  "(?:lower |upper )?ground(?: floor)?|(?:lower|upper|first|second|third|fourth|fifth|top) (?:floor|level)|basement|mezzanine|g/f|food court|ground flr",
  "erdgeschoss|untergeschoss|obergeschoss|eg(?: links| rechts| mitte)?|ug|rez-de-chaussée|rdc|sous-sol|bajos?|bajo [a-z]|planta baja|entresuelo|térreo|rés-do-chão|piano terra|pianterreno",
  "begane grond|prizemlje|suteren|parter|zemin(?: kat)?|bodrum|přízemí|přizemi|földszint|lantai dasar|tầng trệt|цокольный этаж|первый этаж|приземље|партер",
  "n/?a|none|null|unknown|undefined|not available|various|online|worldwide",
].join("|");
