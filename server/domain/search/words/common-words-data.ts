/**
 * Everyday words of four and more letters in English, German, French, Spanish, Italian and Turkish: whoever types them means them. The
 * list has no words that are likelier slips: "bear" for beer, "desert" for dessert, "stake" for steak.
 */
export const COMMON_WORDS = `
able about above accept accident across action active actually address adult advice afraid after afternoon again against agent agree ahead
airport alive allow almost alone along already also although always among amount ancient angry animal another answer anybody anyone anything
anyway apart appear apple area army around arrange arrive artist asked asleep attack aunt autumn available avoid awake away awesome
back backyard balance ball band base basic basket bath battle beach beans beautiful became because become been before began begin behind being
believe belong below belt bench beside better between beyond bicycle bill birth birthday black blanket blood blue board boat body bone book
border born borrow both bottle bottom bowl brain branch brave break bridge bright bring broke broken brother brown brush budget bugs build building
built burn business busy button buying call calm came camp canal capital card care careful carry case castle catch cause central certain chair
change cheap check chest chicken chief child children choice choose circle citizen city class classes clean clear clever climb clock close closed closet
cloth cloud coast coat cold collect college color colour comb come comfort coming common community complete control cook cool copy corner correct
cost could count country couple course cover cowboy crazy cream crime cross crowd cruise current curtain cycle daily damage dance danger dark date
daughter days dead deal dear death decide deep deliver depend describe design dining dirty discount divide does doing dollar door double doubt down
draw dream dress drink drive driver driving drop dust duty each early earn earth east easy edge effect eight either electric eleven else empty
energy engine enjoy enough enter entire escape even evening event ever every everybody everyone everything everywhere exact example excellent
except exchange excuse exercise expect expensive experience explain express extra eyes fact fail fair fall false family famous fancy farm fast
father favorite fear feed feel feet fell fence fetch fever field fight fill film final find fine finger finish fire first fish five fixed fixing
flag flat flight floor flour follow foot football force foreign forest forget form forward found four free fresh friend friends from front fruit
full funny future game garage garden gate gather gave general gentle girl give glad glass glove goes going gold golden gone good grand grass great
green grey ground group grow guard guess guest guide half hall hand handle hands happen happy hard have head health healthy heard heart heat
heavy height held hello help here herself hide high highest hill himself hire hold hole holiday home honest hope horse hotel hour hours house huge
human hundred hunt hurry hurt hurts husband idea important inch include income inform inside instead interest invite iron island item jacket join joke
juice jump just keep kept kick kids kill kind king kiss kitchen knee knew knife knock know known lack ladder lady lake lamp land language
large last late later laugh lazy lead leaf learn leave left legs lend length less lesson letter level library life lift light like line lion list listen
little live lived lives local lock long look looking lose lost loud love lovely lower luck lucky lunch machine made mail main make making many
march mark market married match matter maybe meal mean means measure meet meeting member memory mess metal middle might mile milk million
mind minute mirror miss mistake mixed model modern moment money month months moon more morning most mother mountain mouse mouth move movie
much music must myself nail name narrow nation nature near nearly neat neck need needle neighbor nephew never news next nice night nine nobody
noise none noon normal north nose nothing notice number ocean offer office often once only onto open opening opposite option orange order other
outdoor outside oven over owner pack package page paid pain paint pair pants paper parent park part party pass past path peace pencil people pepper
perfect person phone photo pick picture piece pipe pitch place plain plan plane plant plate play please pleasant plenty pocket point poor port post
pound pour power practice pray prepare present pretty prevent price print private prize problem produce promise proper protect proud provide public
pull punish pure push queen question quick quickly quiet quite race rain raise ramp reach read ready real really reason receive record repair
repeat reply report rest result return rich ride right ring rise river road rock roll romantic roof room root rope rose round rule rush sadly safe safety
said sail sale salt same sand save says scale school science scissors search season seat second secret seed seek seem sell send sense serious serve service
seven several shade shadow shake shall shape share sharp sheep sheet shelf shine ship shirt shock shop short shot should shoulder shout show shower
sick side sign silence silent silver similar simple since sing single sister size skin skirt sleep slip slow small smart smell smile smoke smooth snow
soap sock soft sold some somebody someone something sometimes somewhere soon sore sorry sort soul sound south space speak special speed spell
spend spoon sport spot spread spring square stairs stamp stand star start state station stay steal steam step stick still stone stop store storm story
straight strange stranger street strike strong student study stuff style succeed such sudden sugar suggest suit suites summer sunny supply support sure
surface surprise sweet swim switch table tail take taken talk tall taste teach team tear tell tennis tent terms test than thank thanks that their them then there
therefore these they thick thin thing things think third thirty this those though thought thousand three through throw thumb thus ticket tidy till time tiny
tire tired tires title today together toilet told tomorrow tonight tool tooth total touch tourist toward towards towel tower town trade traffic train
travel treat tree trip trouble true trust truth turn twelve twenty twice type uncle under unique unit until upon urgent used useful usual vacation valley
value very view village visit voice wait waiting wake walk wall want wanted warm warn wash waste watch water wave weak wear weather wedding week weekend
weigh weight welcome well were west what wheel when where whether which while white whole whom whose wide wife wild will wind window wine
winter wise wish with within without woman women wonder wood wooden word work worker working world worried worry worse worst worth would wrap write wrong
rental rentals cooking booking hiking dating marketing heating seating swimming singing dancing cleaning
monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
mental dental medical drain trail grace heights
yard year yellow yesterday yield young your yourself zero
bekomme bekommen brauche brauchen bitte billig billige frisch frische frisches ganz gehen geht gern gibt günstig günstige haben heute hier ich kann kannst kaufen
können leben lernen machen mein meine möchte morgen nacht neue neuer neues nicht noch offen ohne schnell schnelle schön schöne sofort spät sonntag suchen trinken
viel wann welche welcher wenn werden will wohin wollen zeit
acheter aller aujourd avoir beau belle besoin bien boire bonne ce cette chercher comment demain deux dimanche encore faire faut manger merci mieux moins
nouveau nuit ouvrir partir petit petite peux plus pouvoir près prix puis quel quelle quelque quoi sans savoir soir sont suis tout toute très trouve veux
vite vivre voir votre vouloir vrai
ahora algo alguien antes aqui barato barata bien bueno buenas cada casi como comprar cual cuando decir dias donde encontrar esta este esto gracias gusta
hacer hasta hola hora hoy llegar lugar mañana mejor menos mucho muchas necesito noche nuevo otra otro para pero poco porque puede puedo querer quiero quien
siempre sitio solo tarde tener tiene todo todos vamos venta ver
adesso altro anche andare aperto avere bello bella bisogno casa che come comprare cosa dopo economico fare giorno grazie mangiare meglio meno molto
niente nuovo oggi ogni ora poco posso possibile prima prossimo qualche quale quando quanto questo quello sempre sera senza solo stare subito tanto
trovare tutti tutto vicino voglio vorrei
alla alle allo agli dalla dalle dallo dagli nella nelle nello negli sulla sulle sullo sugli della delle dello degli coi dans chez avec sous vers entre desde hacia junto beim zum zur vom ins ans
urgente urgenti urgence dringend platt kaputt
almak arıyorum bana bende bilen bugün bulmak çok daha düşük gece gitmek güzel hangi hemen iyisi kaç lazım nasıl nedir neler nerde olan satın seçenek sonra şimdi
ucuz var yakında yarın yeni yerler
christmas easter halloween thanksgiving ramadan hanukkah weihnachten ostern pfingsten silvester noël pâques navidad nochebuena pascua natale pasqua capodanno
`;
