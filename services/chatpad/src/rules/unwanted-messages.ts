// Phrases of messages to a match, in English and Hungarian. What Date Coach refuses is advice to the member, in other words.

/** A pattern of whole words, alternatives one per line. */
const phrases = (lines: string) => new RegExp(`(?<!\\p{L})(?:${lines.trim().replaceAll('\n  ', '|')})(?!\\p{L})`, 'iu');

const home = phrases(`
  (?:go|head|straight|back) (?:straight |over )?to mine(?=\\s*(?:[.,!?]|$))|gyere (?:inkább |el |csak )?(?:hozzám|hozzánk|át(?! az?(?!\\p{L})))
  come (?:over|round|by)(?! (?:all|as|and say|to me)(?!\\p{L}))
  (?:let me|i['’]ll|i will|i can|i could|can i) (?:come|drop|swing|stop|pop) (?:over|by|round)
  (?:come|back|up) to (?:mine|my (?:place|flat|apartment|house|room))
  at my (?:place|flat|apartment)(?! of work)|your place or mine|my place or yours|(?:tonight|later),? (?:at )?my (?:place|flat|apartment)|my (?:place|flat|apartment),? (?:tonight|later)|(?:yours or mine|mine or yours) (?:tonight|later|after)
  on my (?:couch|sofa)|in my bed|netflix (?:and|&|n) chill|invite me (?:over|up|in)|(?:over )?at yours (?:tonight|later)
  (?:pick you up|your place) (?:at|tonight|later)
  gyere (?:fel|el) (?:hozzám|hozzánk)|gyere fel (?:megnéz|egy (?:kávé|bor|tea|teá|pohár|film))\\p{L}*
  (?:ugorj|jöhetnél|jönnél) (?:át|fel) hozzám|átjöhetnél|átugorhatnál|átugrom|átmegyek(?! az?(?!\\p{L}))
  (?:fel|át)(?:megyek|jövök|ugrom) hozzád|(?:át|fel)mehet(?:nék|nénk) (?:hozzád|hozzám)|menjünk (?:fel )?(?:hozzám|hozzád)
  ha feljö(?:ssz|nnél) hozzám|nálam (?:mindig |bőven )?van hely (?:az ágy\\p{L}*|éjszaka)|(?:nézünk|nézhetünk|nézzünk|iszunk|ihatunk|igyunk|főzünk|főzhetünk) nálam(?!\\p{L})|nálam (?:nézünk|nézhetünk|nézzünk|iszunk|ihatunk|igyunk|főzünk|főzhetünk)
  nálam vagy nálad|nálad vagy nálam|ott vagyok \\p{L}+ perc
  (?:este|éjjel|ma|holnap|hétvégén|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton?|vasárnap) nálam(?=\\s*(?:[.,!?]|$))
  (?:fel|át)?(?:vinnél|viszel|vigyél) (?:(?:fel|át|haza) )?magadhoz|(?:dinner|drinks?|wine|a (?:film|movie)|netflix) at (?:mine|yours)(?=\\s*(?:[.,!?]|$)| (?:on|tonight|later|this|tomorrow))
  nálam (?:filmez|főz|vacsoráz|alud|alhat|iszogat)\\p{L}*|(?:filmezz|főzz|vacsorázz|iszogass)\\p{L}* nálam|az ágyam\\p{L}*
`);

const pressure = phrases(`
  (?:not|won['’]?t|never|don['’]?t) (?:take|taking|accept|accepting) (?:a )?no(?: for an answer)?|(?:no|saying no) is not an option
  maybe is not a no|just say yes|don['’]?t say no|you owe me|i deserve|you have no excuse|no excuses|you(?:['’]ll| will) regret
  don['’]?t be (?:so )?(?:boring|shy|lame|difficult|a tease|scared|a coward)|stop playing (?:hard|games)
  answer me|why (?:aren['’]?t|won['’]?t|don['’]?t|did) you (?:answer|reply|write|stop)\\p{L}*|i(?:['’]ll| will) keep asking
  what are you (?:so )?(?:afraid|scared) of|won['’]?t (?:kill|hurt) you|could make time if|can['’]?t be that busy|you never (?:have time|reply|answer)
  wasting my time|your loss|not good enough for you|(?:or )?i(?:['’]ll| will)? unmatch|i(?:['’]ll| will) wait outside (?:the|your) (?:pharmacy|hospital|school|office|work\\p{L}*|gym|building|house)|cannot back out|can['’]?t back out|be a good (?:girl|boy)|let['’]?s get drunk|get drunk and|one of those people who
  (?:quiet|silent|silence|days?|hours?|disappeared|ignored|answered|replied|read)[ .,!?]{1,3}explain yourself
  explain why you (?:[\\p{L}'’]+ ){0,2}(?:answer|reply|write|text|ignor|ghost|stop|disappear|silent|quiet)\\p{L}*
  don['’]?t (?:make|keep) me wait(?:ing)?,? (?:forever|too long|any longer|for (?:your|an) (?:answer|reply)|(?:just )?say yes)
  ne várass(?: meg)?(?: (?:sokáig|tovább|az? válasz\\p{L}*)|(?=\\s*(?:[.,!]|$)))
  (?:exams?|work|finals|studies|sleep|it|they) can wait
  (?:all|other|minden|a többi) (?:girls|women|guys|men|nő|férfi|lány) (?:here|on here|itt)|törlöm a párt
  nem fogadok el nemet|nemet nem fogadok el|ott várlak,? légy ott|(?:már )?nem érdekellek(?! tégedet)|rájöttem,? hogy nem érdekellek|csak ránézek,? (?:hogy )?élsz-e|nincs (?:kifogás|apelláta)|ne kéresd magad|ne (?:legyél|légy) (?:már )?(?:unalmas|béna|gyáva)
  tartozol nekem|muszáj (?:el)?(?:jönnöd|találkoznunk)|miért nem (?:válaszolsz|írsz)|nem akarsz válaszolni|válaszolj már|úgyis igen|mitől félsz
  aki akar,? az talál|(?:lenne|volna) időd|(?:rám )?sosincs (?:rám )?időd?|megérdeml\\p{L}+ egy (?:randi|találkoz)\\p{L}*
  (?:did|have) you forg[eo]t(?:ten)? me|too busy for me(?=\\s*(?:[.,!?]|$))|are you ignoring me|are you always (?:this|so) (?:boring|rude|quiet)
  elfelejtettél engem|ha nem jössz(?: el)?,? (?:nagyon )?megsértőd\\p{L}+
  (?:be|feel) (?:so |really |very |a bit )?disappointed in you|csalód(?:ok|ni fogok) benned|why are you (?:still )?single(?!-)|(?:what['’]?s|is (?:there )?something) wrong with you|valami baj van veled
  törlöm a párosítást|nem a világ|veled se lehet|csak van (?:egy )?fél órád
`);

const contactRequest = phrases(`
  tell me (?:where you live|your address)|hol laksz|(?:only )?(?:if|when) you send me a (?:pic|picture|photo)|send (?:me )?a (?:pic|picture|photo) (?:now|first|right now)
  send (?:me )?(?:a )?(?:nudes?|selfie|(?:pic|picture|photo) (?:of you|in (?:the|your|a) (?:lake|pool|bath|bed|shower|mirror)))|with a (?:pic|selfie)(?! of (?:the|your)(?!\\p{L}))
  (?:félmeztelen|meztelen|bikinis|fehérneműs|félpucér|pucér) (?:kép|fotó|szelfi)\\p{L}*|küldj (?:már )?(?:(?:egy )?(?:képet|fotót|szelfit) magadról|magadról (?:egy )?(?:képet|fotót|szelfit))
  (?:give|send|text|drop|share|dm)(?: me)? (?:your|ur) (?:number|address|e-?mail|phone|insta\\p{L}*|snap\\p{L}*)
  what(?:['’]s| is) your (?:address|number|phone|e-?mail)|which (?:hospital|school|office|building) (?:is it|do you|are you)|which (?:hospital|school|office)\\?
  (?:add meg|dobd(?: át| ide)?|írd (?:meg|le|át)|küldd (?:el|át)|mondd meg),? (?:az? )?(?:telefon)?(?:számod(?:at)?|emailed|e-mailed|címed(?:et)?|instád(?:at)?)
  what are you wearing(?! to(?!\\p{L}))|mi van (?:most )?rajtad(?=\\s*(?:most|[.,!?]|$))|képet,? ami[nk] (?:te (?:is )?)?(?:rajta )?vagy
  mondd meg,? hol laksz|mi az (?:új )?cím(?:ed)?|írj (?:rám )?(?:instán|insta|whatsappon|viberen)
  melyik (?:suli|iskol|kórház|irod)\\p{L}* (?:tanít|dolgoz|vagy)\\p{L}*
`);

/** True for a message that presses for a yes, asks for an address, or proposes to meet in somebody's home. */
export const isPushyMessage = (text: string): boolean =>
  /^\p{L}+\?{2,}/u.test(text) || [home, pressure, contactRequest].some((pattern) => pattern.test(text));

const beautiful = 'beautiful|gorgeous|sexy|stunning|handsome|attractive|good[- ]looking';
const bodyPart = 'eyes|smile|lips|legs|hair|body|face|figure|curves';
const looks = phrases(`
  (?:you(?:['’]re| are| look|['’]d look)(?: (?:so|really|absolutely|very|just|even|damn|incredibly|quite)){0,3} (?:${beautiful}|hot|cute|pretty(?=\\s*(?:[.,!?]|$|in |today|tonight))))
  you (?:must|would|probably|['’]?d)(?: probably)? look(?: (?:so|really|very)){0,2} (?:${beautiful}|hot|cute|pretty)|i bet you look(?: (?:so|really|very)){0,2} (?:${beautiful}|hot|cute|pretty|good|great)
  lost in (?:your eyes|those eyes)|(?:a szemeid|a szemed|szemeid|szemed)(?:ben|be) (?:el|bele)\\p{L}*|elvesz\\p{L}* a szem(?:ed|eid)ben
  (?:biztos(?:an)?|tuti) (?:nagyon |olyan )?(?:cuki|aranyos)n? (?:vagy|lehetsz|nézel ki|mutatsz)
  (?:hey|hi|hello|morning),? (?:${beautiful}|cutie|hottie)|looks? like a model
  (?:love|like|adore|such|those|that|bright|${beautiful})(?: (?:your|a|bright|pretty|lovely)){0,2} (?:${bodyPart})
  your (?:${bodyPart}) (?:is|are|looks?)(?: (?:so|really|just)){0,2} (?:amazing|lovely|perfect|hot|cute|pretty|bright|${beautiful})|arms are impressive
  (?:swimsuits?|bikinis?|dress|jeans) (?:must |would )?looks? (?:so |really )?(?:good|great|hot|amazing) on you|you look (?:amazing|great|good|hot|incredible) in (?:a|that|the|your)
  (?:gyönyörű|szép|csinos|dögös|szexi|jóképű|helyes|bombázó|vonzó)(?: \\p{L}+)? vagy
  (?:gyönyörű|szép|csodás|jó)(?: az?)? (?:szemeid?|szemed|mosolyod|lábaid|alakod|lányok?)|jól nézel ki|szépségem|szia,? szépség|jól áll rajtad
  (?:imádom|szeretem|tetszik|bírom) az? (?:\\p{L}+ )?(?:mosolyod|szemed|szemeid|alakod|lábad|ajkad|hajad)
`);

/** True for a message that compliments somebody's looks. */
export const complimentsLooks = (text: string): boolean => looks.test(text);

const cliches = phrases(`
  are you made of|did it hurt when|(?:fell|fallen) from heaven|must be an angel|are you a (?:magician|camera|parking ticket)
  (?:studies|research|science) (?:show|shows|say|says|prove|proves)|as an? (?:ai|language model)|nyelvi modell\\p{L}*|(?:egy )?kutatás(?:ok)? szerint
  (?:heart|breath) (?:stopped|skipped(?: a beat)?|caught) (?:when|as|the moment) i saw (?:you|your)|you can give me a (?:check[- ]?up|physical)
  megállt a szívem,? amikor (?:megláttalak|megláttam)|bármikor megvizsgálhatsz
  leestél (?:az? )?(?:mennyb|égb)\\p{L}+
  (?:aki|annak) [^.!?]{0,50}(?:szüksége van|kell) egy (?:igazi )?(?:férfi|nő|pasi)\\p{L}*
  az élet olyan,? mint
`);
const hashtag = /#\p{L}/u;
const innuendo =
  /[😏🍆🍑💦]|(?<!\p{L})(?:undress|lick|massage your|vetkőz\p{L}*|masszíroz\p{L}*|nyal(?:nálak|lak|ogat)\p{L}*|büntetne)(?!\p{L})/iu;
const maxEmoji = 4;
const greeting =
  /^(?:hey|hi|hello|hiya|szia|szió|helló|hali|csá)(?:[ ,]{1,2}\p{L}{1,20})?[ ,!.]{0,3}(?:how(?:['’]?s| is| are) (?:you|it going|your (?:day|week|weekend))|what['’]?s up|mizu|mi újság|mi a helyzet|hogy vagy|jól vagy)?[ ?!.]{0,4}\p{Extended_Pictographic}?$/iu;

/** True for a message that hints at sex. */
export const isSuggestive = (text: string): boolean => innuendo.test(text);

/** True for a message that anybody could send to anybody: a pick-up line, a bare greeting, hashtags, a row of emoji, or a study. */
export const isCliche = (text: string): boolean =>
  cliches.test(text) ||
  hashtag.test(text) ||
  greeting.test(text.trim()) ||
  (text.match(/\p{Extended_Pictographic}/gu) ?? []).length > maxEmoji;

const platitudes = phrases(`
  (?:in )?a better place|everything happens for a reason|time heals \\p{L}+|stay strong|at least|get over it|just a (?:cat|dog)|you should
  az élet rendje|jön másik|csak egy (?:macska|kutya|cica)|legalább|idő(?:vel)? (?:minden sebet )?(?:be)?gyógyít|minden okkal történik
`);

/** True for the phrases that hurt somebody in grief. */
export const isPlatitude = (text: string): boolean => platitudes.test(text);
