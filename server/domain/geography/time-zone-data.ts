/** The zone most people of a state live in, for the countries of several zones; names as `foldText` writes them. */
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

/** The zone of nearly everybody, in countries that have a small part elsewhere. */
export const MAIN_ZONES: Readonly<Record<string, string>> = {
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  MX: "America/Mexico_City",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
};

/** "US california" → "America/Los_Angeles". */
export const ZONE_OF_STATE: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).flatMap(([country, zones]) =>
    Object.entries(zones).flatMap(([zone, states]) =>
      states.split(",").map((state) => [`${country} ${state}`, zone] as const),
    ),
  ),
);

/** Zones that stand for several countries in the IANA table zone1970.tab (public domain), the one it is named for first. */
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
    "Europe/Belgrade": "RS BA HR ME MK SI",
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
