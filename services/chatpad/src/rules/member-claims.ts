import { splitWords } from '@datewright/tool-kit/ai/ai-answer';

const relative =
  '(?:grandmother|grandfather|grandma|grandpa|nan|mum|mom|mother|dad|father|brother|sister|son|daughter|twins|kids|wife|husband|ex)';

/** What a line says of its sender's past, work, family or habits, in English and Hungarian. */
const claims = new RegExp(
  [
    "i(?:['’]ve| have) been \\p{L}+ing(?: \\p{L}+){0,3} for (?:years|months|ages|a while|\\p{L}+ years|\\d+ \\p{L}+)",
    'i (?:took|did|played|taught|studied|practi[cs]ed|trained|danced|rowed|sang|lived)(?: \\p{L}+){0,3} for (?:years|months|ages|(?:\\p{L}+|\\d+) (?:years|months))',
    "(?:i(?:['’]m| am)|as) a fellow \\p{L}+",
    `(?:my ${relative}|i (?:also )?lost my \\p{L}+)`,
    'i (?:also )?(?:work|worked|used to work|study|studied) (?:as|at|in|for) (?:an? )?\\p{L}+',
    "i(?:['’]m| am) (?:also )?an? (?:\\p{L}+ )?(?:\\p{L}{2,}(?:er|or|ist|ian|eer)|nurse|chef|pilot|lawyer|vet|coach)(?= (?:myself|too|so|at|in|by|and|who|from|with)|[.,!]|$)",
    'i (?:also )?(?:grew up|was born|lived|live) in \\p{L}+',
    'i (?!would|could|will|can|may|might|must|should|hope|bet|want|have|wish)\\p{L}+(?: \\p{L}+){0,3} every (?:morning|night|evening|day|week|weekend|month|summer|winter|\\p{L}+day)',
    'i (?:always|usually|often|never|still) (?!wonder|think|thought|know|knew|want to|hope|believe|say|read|answer|feel)\\p{L}+(?: \\p{L}+){0,2}',
    'i (?:really |also |absolutely )?(?:love|enjoy|hate) (?!that|this|it|how|what|when|the (?:way|idea|sound)|a good|your|you|hearing|talking|where)\\p{L}+(?: \\p{L}+)?',
    'i (?:once|also|recently|only just) (?!want|wonder|think|thought|notic|realis|realiz|like|ask|hope|love|enjoy)\\p{L}+(?:ed|ent|ot|an|aw|ate|ost|on|oke|ell|et|ook|ame|ead|id)(?: \\p{L}+){0,3}',
    "i(?:['’]ve| have) (?:\\p{L}+ )?(?:been to|been in|lived|visited|climbed|won|worked|travell?ed|played|watched|seen|tried)(?: \\p{L}+){1,2}",
    "i(?:['’]m| am) (?:from|based in|(?:really |very |so )?(?:into|good at|bad at|terrible at|obsessed with|afraid of)|allergic to|learning|training for|studying) (?!you|this|that|it|your)\\p{L}+",
    "i(?:['’]ve got| have| own) (?:a|an|two|three|four|my own|\\d+) (?:\\p{L}+ )?(?:dogs?|cats?|pets?|brothers?|sisters?|siblings?|kids?|sons?|daughters?|bikes?|cars?|tattoos?|gardens?|houses?|flats?|boats?|jobs?)",
    'my (?:dog|cat|job|boss|flat|hometown|favou?rite)(?: \\p{L}+){0,2}',
    '\\p{L}+ként dolgoz\\p{L}+',
    'én is \\p{L}+(?:ógus|ász|ész|nök|órus|ikus) vagyok',
    'én (?:[\\p{L}\\d-]+ ){1,4}(?:fogtam|olvastam|láttam|futottam|másztam|laktam|nyertem)',
    'mind(?:et| az? \\p{L}+) (?:olvastam|láttam)',
    'én is (?!ezt |azt |így |úgy |nagyon |mindig )\\p{L}{3,}(?:ászok|észek|ozom|ezem|özöm|olok|elek|ölök|árok|ázok|ézek|ezek|ozok)',
    '(?:az )?én (?:kutyám|macskám|cicám|kertem|családom|munkám|főnököm|lakásom)(?: is)?(?: \\p{L}+)?',
    '(?:egy )?\\p{L}{3,} barát(?:om|nőm)(?: szerint)?',
    '(?:orvos|tanár|tanító|ápoló|mérnök|programozó|fejlesztő|szakács|ügyvéd|pincér|cukrász|könyvelő|grafikus|építész|fodrász|\\p{L}{3,}ista) vagyok',
    'én is (?:\\p{L}+ ){0,2}(?:orvos|tanár|ápoló|mérnök|programozó|szakács|ügyvéd|pincér|cukrász|\\p{L}+ista)(?: vagyok)?',
    '(?:\\p{L}+ ){0,2}(?:írtam|írom) a (?:szakdolgozat\\p{L}*|diplom\\p{L}*)',
    '(?:az? |én is )?(?:nagy(?:mamám|papám|anyám|apám)|anyukám|apukám|öcsém|bátyám|nővérem|húgom|fiam|lányom|exem|férjem|feleségem)',
    'van (?:\\p{L}+ ){0,2}(?:kutyám|macskám|cicám|testvérem|gyerekem|öcsém|húgom|bátyám|nővérem|autóm|kertem|biciklim)',
    '(?:imádom|szeretem|utálom) az? (?!ilyen|ahogy|kérdés|humor|történet)\\p{L}+',
    '(?:mindig|általában|gyakran|sosem|soha nem) (?!azt |úgy |jól )(?:\\p{L}+ )?\\p{L}+(?:szom|szem|zom|zem|lok|lek|tok|tek|rok|rek|jok|jek|dok|dek|om|em|öm)',
    '\\p{L}+(?:ban|ben|on|en|ön) (?:lakom|élek|nőttem|dolgozom|tanulok|születtem)',
    '(?:\\p{L}+|\\d{1,2}) (?:évig|hónapig) (?:\\p{L}+ ){0,2}\\p{L}+(?:tam|tem)',
    '(?:múltkor|tavaly|egyszer) (?:\\p{L}+ ){0,3}\\p{L}+(?:tam|tem)',
    '(?:hetente|naponta|évek óta|minden hétvégén|minden héten) (?:\\p{L}+ ){0,3}\\p{L}+(?:om|em|öm|ok|ek|ök|unk|ünk)',
  ]
    .map((pattern) => `(?<!\\p{L})${pattern}(?!\\p{L})`)
    .join('|'),
  'giu',
);

/** Support no claim, because they stand in any text. */
const commonWords = new Set(
  'and the for you are was has had not but she her his all any too with from have been that this there always usually often never every once also still really love like work hogy nem csak már még mindig általában szeretem imádom'.split(
    ' ',
  ),
);

/**
 * What a line claims about the member that nothing they gave supports, for the member to check. Covers common forms only: what it
 * does not find may still be made up.
 */
export function findUnsupportedClaims(text: string, given: readonly string[]): string[] {
  const known = new Set(given.flatMap(splitWords).filter((word) => word.length > 2 && !commonWords.has(word)));
  const found = [...text.matchAll(claims)].map(([claim]) => claim);
  return found.filter((claim) => !splitWords(claim).some((word) => known.has(word)));
}
