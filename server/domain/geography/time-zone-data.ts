/** Zone in which most people of a state live, for countries of several zones; names as `foldText` writes them. */
const STATES: Record<string, Record<string, string>> = {
  US: {
    "America/New_York":
      "connecticut,ct,delaware,de,district of columbia,dc,florida,fl,georgia,ga,indiana,in,kentucky,ky,maine,me,maryland,md,massachusetts,ma,michigan,mi,new hampshire,nh,new jersey,nj,new york,ny,north carolina,nc,ohio,oh,pennsylvania,pa,rhode island,ri,south carolina,sc,vermont,vt,virginia,va,west virginia,wv",
    "America/Chicago":
      "alabama,al,arkansas,ar,illinois,il,iowa,ia,kansas,ks,louisiana,la,minnesota,mn,mississippi,ms,missouri,mo,nebraska,ne,north dakota,nd,oklahoma,ok,south dakota,sd,tennessee,tn,texas,tx,wisconsin,wi",
    "America/Denver": "colorado,co,idaho,id,montana,mt,new mexico,nm,utah,ut,wyoming,wy",
    "America/Phoenix": "arizona,az",
    "America/Los_Angeles": "california,ca,nevada,nv,oregon,or,washington,wa",
    "America/Anchorage": "alaska,ak",
    "Pacific/Honolulu": "hawaii,hi",
  },
  CA: {
    "America/Toronto": "ontario,on,quebec,qc",
    "America/Halifax": "nova scotia,ns,new brunswick,nb,prince edward island,pe",
    "America/St_Johns": "newfoundland and labrador,newfoundland,nl",
    "America/Winnipeg": "manitoba,mb",
    "America/Regina": "saskatchewan,sk",
    "America/Edmonton": "alberta,ab,northwest territories,nt",
    "America/Vancouver": "british columbia,bc",
    "America/Whitehorse": "yukon,yt",
    "America/Iqaluit": "nunavut,nu",
  },
  AU: {
    "Australia/Sydney": "new south wales,nsw,australian capital territory,act",
    "Australia/Melbourne": "victoria,vic",
    "Australia/Brisbane": "queensland,qld",
    "Australia/Adelaide": "south australia,sa",
    "Australia/Perth": "western australia,wa",
    "Australia/Hobart": "tasmania,tas",
    "Australia/Darwin": "northern territory,nt",
  },
  BR: {
    "America/Sao_Paulo":
      "sao paulo,sp,state of sao paulo,rio de janeiro,rj,state of rio de janeiro,minas gerais,mg,espirito santo,es,parana,pr,santa catarina,sc,rio grande do sul,rs,distrito federal,federal district,df,goias,go,bahia,ba,sergipe,se,alagoas,al,pernambuco,pe,paraiba,pb,rio grande do norte,rn,ceara,ce,piaui,pi,maranhao,ma,para,pa,tocantins,to,amapa,ap",
    "America/Manaus": "amazonas,am,roraima,rr,rondonia,ro,mato grosso,mt,mato grosso do sul,ms",
    "America/Rio_Branco": "acre,ac",
  },
  MX: {
    "America/Tijuana": "baja california,bc",
    "America/Hermosillo": "sonora,son",
    "America/Mazatlan": "baja california sur,bcs,sinaloa,sin,nayarit,nay",
    "America/Cancun": "quintana roo,q.r.,qroo",
  },
  ES: { "Atlantic/Canary": "canary islands,canarias,islas canarias,las palmas,santa cruz de tenerife" },
  PT: { "Atlantic/Azores": "azores,acores" },
};

/** Zone of nearly everybody, for countries with a small part elsewhere. */
export const MAIN_ZONES: Readonly<Record<string, string>> = {
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  MX: "America/Mexico_City",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
};

/** Maps "US california" to "America/Los_Angeles". */
export const ZONE_OF_STATE: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).flatMap(([country, zones]) =>
    Object.entries(zones).flatMap(([zone, states]) =>
      states.split(",").map((state) => [`${country} ${state}`, zone] as const),
    ),
  ),
);

/** Zones that represent several countries in the IANA table zone1970.tab (public domain), the one it is named for first. */
export const SHARED_ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "Africa/Abidjan": "CI BF GH GM GN IS ML MR SH SL SN TG",
    "Africa/Johannesburg": "ZA LS SZ",
    "Africa/Lagos": "NG AO BJ CD CF CG CM GA GQ NE",
    "Africa/Maputo": "MZ BI BW CD MW RW ZM ZW",
    "Africa/Nairobi": "KE DJ ER ET KM MG SO TZ UG YT",
    "America/Panama": "PA CA KY",
    "America/Phoenix": "US CA",
    "America/Puerto_Rico": "PR AG CA AI AW BL BQ CW DM GD GP KN LC MF MS SX TT VC VG VI",
    "America/Toronto": "CA BS",
    "Asia/Bangkok": "TH CX KH LA VN",
    "Asia/Dubai": "AE OM RE SC",
    "Asia/Kuching": "MY BN",
    "Asia/Qatar": "QA BH",
    "Asia/Riyadh": "SA KW YE",
    "Asia/Singapore": "SG MY",
    "Asia/Yangon": "MM CC",
    "Europe/Belgrade": "RS BA HR ME MK SI XK",
    "Europe/Berlin": "DE DK NO SE SJ",
    "Europe/Brussels": "BE LU NL",
    "Europe/Helsinki": "FI AX",
    "Europe/London": "GB GG IM JE",
    "Europe/Paris": "FR MC",
    "Europe/Prague": "CZ SK",
    "Europe/Rome": "IT SM VA",
    "Europe/Simferopol": "UA RU",
    "Europe/Zurich": "CH DE LI",
    "Indian/Maldives": "MV TF",
    "Pacific/Auckland": "NZ AQ",
    "Pacific/Guadalcanal": "SB FM",
    "Pacific/Guam": "GU MP",
    "Pacific/Honolulu": "US UM",
    "Pacific/Majuro": "MH KI TV UM WF",
    "Pacific/Pago_Pago": "AS UM",
    "Pacific/Port_Moresby": "PG AQ FM",
    "Pacific/Tarawa": "KI MH TV UM WF",
  }),
);

/**
 * Places where the package tz-lookup 6.1 gives coordinates a zone of another country, away from its border: by zone, the countries with
 * their south, north, west and east in degrees. Found with the 135,000 places of GeoNames (cities1000.txt, CC BY 4.0), without the Vatican
 * in Rome.
 */
export const ZONES_ACROSS_BORDERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "Africa/Bangui": "CD 4.0 4.5 20.8 21.3",
    "Africa/Conakry": "SL 9.5 10.2 -12.3 -10.9",
    "Africa/Dakar": "MR 15.9 16.9 -15.6 -13.3, GM 13.0 13.8 -14.9 -13.6",
    "Africa/Douala": "GQ 1.9 2.6 9.6 11.6",
    "Africa/El_Aaiun": "MA 22.4 27.0 -15.9 -11.4",
    "Africa/Luanda": "NA -18.4 -17.2 16.1 21.9",
    "Africa/Ouagadougou": "GH 9.8 10.3 -2.8 -2.3",
    "America/Asuncion": "AR -28.0 -27.2 -57.9 -56.4",
    "America/Bogota": "EC 0.1 1.1 -78.5 -77.5",
    "America/Campo_Grande": "PY -24.3 -20.8 -58.1 -54.7",
    "America/Chicago": "MX 29.1 29.6 -101.2 -100.7",
    "America/Costa_Rica": "PA 7.8 9.1 -83.2 -82.5",
    "America/Guatemala": "HN 15.0 15.7 -89.0 -88.2, MX 15.9 16.8 -91.7 -90.2",
    "America/La_Paz": "PE -16.8 -16.0 -69.3 -68.8",
    "America/Nassau": "CU 20.6 23.2 -80.5 -75.5",
    "America/Port-au-Prince": "DO 18.8 20.1 -72.0 -71.3",
    "America/Punta_Arenas": "AR -55.1 -51.3 -72.6 -68.1",
    "America/Santo_Domingo": "HT 17.8 18.6 -72.1 -71.5",
    "Asia/Bangkok": "VN 17.2 23.5 103.0 108.2",
    "Asia/Barnaul": "MN 48.6 49.3 88.9 89.9",
    "Asia/Kolkata": "CN 27.2 31.7 79.5 95.6",
    "Asia/Kuching": "PH 4.4 5.0 119.1 119.7",
    "Asia/Makassar": "TL -9.6 -8.3 124.1 125.6",
    "Asia/Phnom_Penh": "VN 10.0 12.1 103.7 106.9",
    "Asia/Shanghai": "VN 16.4 23.3 103.0 113.0",
    "Asia/Ulaanbaatar": "RU 49.9 50.6 103.0 107.7",
    "Asia/Urumqi": "MN 44.4 48.8 89.3 95.2",
    "Asia/Vientiane": "VN 18.8 22.6 102.2 105.2, TH 15.0 16.1 105.0 105.7",
    "Asia/Yangon": "IN 26.0 28.3 95.9 97.1",
    "Europe/Athens": "AL 39.4 40.3 19.7 20.6",
    "Europe/Belgrade": "XK 41.8 43.4 20.0 21.8",
    "Europe/Moscow": "FI 61.9 62.9 30.0 31.2",
    "Europe/Rome": "SM 43.7 44.2 12.2 12.7",
    "Europe/Stockholm": "NO 62.8 67.4 11.4 15.6",
    "Europe/Zurich": "LI 46.8 47.5 9.3 9.8",
    "Pacific/Port_Moresby": "ID -4.0 -2.9 140.6 141.2",
  }),
);
