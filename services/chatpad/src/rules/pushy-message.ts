// Phrases of messages to a match. What Date Coach refuses is advice to the member, in other words.

const home =
  /(?<!\p{L})(?:come (?:over|round|by) (?:to (?:mine|my)|tonight|later|after)|(?:come|back|over|up) to (?:mine|my (?:place|flat|apartment|house|room))|(?:at|back at) (?:mine(?!craft)|my (?:place|flat|apartment))(?! of work)|your place or mine|(?:mine|my place) or yours|swing by mine|on my (?:couch|sofa)|in my bed|netflix (?:and|&|n) chill|invite me (?:over|up|in)|(?:over )?at yours(?: tonight| later)|i(?:['’]ll| will) cook (?:for you )?at (?:mine|my))(?!\p{L})/iu;
const homeHungarian =
  /(?<!\p{L})(?:gyere (?:át|fel|el) (?:hozzám|hozzánk)|(?:ugorj|jöhetnél|jönnél) (?:át|fel) hozzám|(?:át|fel)(?:jöhetnél|ugorhatnál|jössz|ugrasz|jönnél)|nálam vagy nálad|nálad vagy nálam|(?:át|fel)mehet(?:nék|nénk) (?:hozzád|hozzám)|menjünk (?:fel )?(?:hozzám|hozzád)|nálam (?:filmez|főz|vacsoráz|alud|alhat|iszogat)\p{L}*|(?:filmezz|főzz|vacsorázz|iszogass)\p{L}* nálam|az ágyam\p{L}*)(?!\p{L})/iu;
const pressure =
  /(?<!\p{L})(?:(?:not|won['’]?t|never|don['’]?t) (?:take|taking|accept|accepting) (?:a )?no(?: for an answer)?|no is not an option|saying no is not|you owe me|don['’]?t be (?:so )?(?:boring|shy|lame|difficult|a tease|scared|a coward|like that)|stop playing (?:hard|games)|just say yes|answer me|why (?:aren['’]?t|won['’]?t|don['’]?t) you (?:answer|reply|write)\p{L}*|i(?:['’]ll| will) (?:keep|not stop) asking|you(?:['’]ll| will) regret|what are you (?:so )?(?:afraid|scared) of|you have no excuse|no excuses)(?!\p{L})/iu;
const pressureHungarian =
  /(?<!\p{L})(?:nem fogadok el nemet|nemet nem fogadok el|nincs (?:kifogás|apelláta)|ne kéresd magad|ne (?:legyél|légy) (?:már )?(?:unalmas|béna|gyáva|ilyen)|tartozol nekem|muszáj (?:el)?(?:jönnöd|találkoznunk)|miért nem (?:válaszolsz|írsz)|válaszolj már|úgyis igen|mitől félsz)(?!\p{L})/iu;

/** True for a message that presses for a yes, or proposes to meet in somebody's home. English and Hungarian. */
export const isPushyMessage = (text: string): boolean =>
  [home, homeHungarian, pressure, pressureHungarian].some((pattern) => pattern.test(text));

const looks =
  /(?<!\p{L})(?:you(?:['’]re| are| look|['’]d look)(?: (?:so|really|absolutely|very|just|pretty|even|damn|incredibly|quite))* (?:beautiful|gorgeous|hot|sexy|pretty(?=\s*(?:[.,!?]|$|in |on |today|tonight))|cute|stunning|handsome|attractive|good[- ]looking)|your (?:\p{L}+ )?(?:eyes|smile|body|legs|lips|hair|face|figure|curves))(?!\p{L})/iu;
const looksHungarian =
  /(?<!\p{L})(?:(?:gyönyörű|szép|csinos|dögös|szexi|jóképű|helyes|bombázó|vonzó)(?: \p{L}+)? vagy|(?:a|az) (?:\p{L}+ )?(?:mosolyod|szemed|szemeid|alakod|lábad|tested|ajkad|hajad|külsőd))(?!\p{L})/iu;

/** True for a message that compliments somebody's looks. English and Hungarian. */
export const complimentsLooks = (text: string): boolean => looks.test(text) || looksHungarian.test(text);
