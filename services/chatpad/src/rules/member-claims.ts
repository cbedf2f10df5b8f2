import { splitWords } from '@datewright/tool-kit/ai/ai-answer';

const relative =
  '(?:grandmother|grandfather|grandma|grandpa|nan|mum|mom|mother|dad|father|brother|sister|son|daughter|twins|kids|wife|husband|ex)';

/** What a line says of its sender's past, work, family or habits, in English and Hungarian. */
const claims = new RegExp(
  [
    "i(?:['’]ve| have) been \\p{L}+ing(?: \\p{L}+){0,3} for (?:years|months|ages|a while|\\p{L}+ years|\\d+ \\p{L}+)",
    "(?:i(?:['’]m| am)|as) a fellow \\p{L}+",
    `(?:my ${relative}|i (?:also )?lost my \\p{L}+)`,
    'i (?:also )?(?:work|worked|used to work|study|studied) (?:as|at|in|for) (?:an? )?\\p{L}+',
    "i(?:['’]m| am) (?:also )?an? (?:\\p{L}+ )?(?:\\p{L}{2,}(?:er|or|ist|ian|eer)|nurse|chef|pilot|lawyer|vet|coach)(?= (?:myself|too|so|at|in|by|and|who|from|with)|[.,!]|$)",
    'i (?:also )?(?:grew up|was born|lived|live) in \\p{L}+',
    'i (?!would|could|will|can|may|might|must|should|hope|bet|want|have|wish)\\p{L}+(?: \\p{L}+){0,3} every (?:morning|night|evening|day|week|weekend|month|summer|winter|\\p{L}+day)',
    '\\p{L}+ként dolgoz\\p{L}+',
    'én is \\p{L}+(?:ógus|ász|ész|nök|órus|ikus) vagyok',
    'én (?:[\\p{L}\\d-]+ ){1,4}(?:fogtam|olvastam|láttam|futottam|másztam|laktam|nyertem)',
    'mind(?:et| az? \\p{L}+) (?:olvastam|láttam)',
    'én is (?:\\p{L}+ ){0,2}(?:orvos|tanár|ápoló|mérnök|programozó|szakács|ügyvéd|pincér|cukrász|\\p{L}+ista)(?: vagyok)?',
    '(?:\\p{L}+ ){0,2}(?:írtam|írom) a (?:szakdolgozat\\p{L}*|diplom\\p{L}*)',
    '(?:az? |én is )?(?:nagy(?:mamám|papám|anyám|apám)|anyukám|apukám|öcsém|bátyám|nővérem|húgom|fiam|lányom|exem|férjem|feleségem)',
    '(?:hetente|naponta|évek óta|minden hétvégén|minden héten) (?:\\p{L}+ ){0,3}\\p{L}+(?:om|em|öm|ok|ek|ök|unk|ünk)',
  ]
    .map((pattern) => `(?<!\\p{L})${pattern}(?!\\p{L})`)
    .join('|'),
  'giu',
);

/**
 * What a line claims about the member that nothing they gave supports, for the member to check. Covers common forms only: what it
 * does not find may still be made up.
 */
export function findUnsupportedClaims(text: string, given: readonly string[]): string[] {
  const known = new Set(given.flatMap(splitWords));
  const found = [...text.matchAll(claims)].map(([claim]) => claim);
  return found.filter((claim) => !splitWords(claim).some((word) => word.length > 3 && known.has(word)));
}
