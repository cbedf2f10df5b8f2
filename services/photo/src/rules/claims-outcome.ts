const gendered = '(?:women|men|guys|girls|ladies|gals|dudes|boys)';
const crowd = `(?:${gendered}|people|everyone|everybody|anyone|anybody|singles|matches|swipers|viewers|others|she|he|they)`;
const liking =
  '(?:love|loves|like|likes|adore|adores|prefer|prefers|want|wants|desire|fancy|find|finds|fall|falls|melt|melts|swoon|swipe|swipes|respond|responds|resist|go (?:crazy|wild|nuts|weak))';
const number = '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)';

/** What no look at a photo can tell: whom it will please, what it will bring, and a score beside the one that is shown. */
const claims: readonly RegExp[] = [
  new RegExp(`\\b${gendered}\\b(?: [\\w'-]+){0,4} ${liking}\\b`),
  new RegExp(
    `\\b${crowd}(?:'ll| will| would| (?:are|is) (?:going|sure|bound) to)(?: \\w+){0,2} (?:love|adore|prefer|desire|fancy|fall for|melt|swoon|like (?:you|this|it|the|your)|be (?:drawn|attracted|impressed|hooked|charmed|all over)|(?:message|text|write to|date) you)\\b`,
  ),
  /\b(?:everyone|everybody|nobody) (?:\w+ )?(?:loves?|likes?|adores?|hates?)\b/,
  /\b(?:people|singles|matches|swipers) (?:always |just |really |usually )?(?:love|adore|hate|prefer)\b/,
  /\b(?:irresistible|popular|a hit|catnip) (?:to|with|for|among) (?:\w+ )?(?:women|men|guys|girls|ladies|people|everyone)\b/,
  /\bswip(?:e|es|ed|ing) (?:right|left)\b|\b(?:right|left)[- ]swipes?\b/,
  /\b(?:doubl|tripl|boost|increas|multipl|improv|rais|skyrocket|maximi[sz])\w* (?:your|the) (?:\w+ ){0,2}(?:matches|likes|chances|odds|replies|dates|match rate|success)\b/,
  new RegExp(
    `\\b(?:more|fewer|extra|lots of|plenty of|tons of|no|${number}x?|\\d+ ?%) (?:more |fewer |extra |new )?(?:likes|matches|swipes|replies|dates)\\b`,
  ),
  /\b(?:gets?|getting|wins?|brings?|earns?) (?:you )?(?:\w+ )?(?:likes|matches|swipes|replies|dates)\b/,
  /\b(?:matches|likes|swipes|replies|dates) will (?:\w+ )?(?:pour|flood|roll|come|follow|double|triple|arrive)\b/,
  new RegExp(`\\b${crowd} (?:can't|cannot|won't|never) (?:\\w+ )?(?:get enough|resist|look away|help)\\b`),
  /\bbe all over (?:you|this|it)\b/,
  /\b(?:sharpness|brightness|contrast|noise|face share|clutter|score)(?: (?:is|of|at|only|about|just)){1,3} \d/,
  /\b(?:inbox|phone|matches) (?:to|will) (?:\w+ )?(?:explode|blow up|overflow)\b/,
  /\bguarantee\w*/,
  new RegExp(`\\b${number} ?(?:/|(?:out )?of) ?(?:10|ten|100|255)\\b(?! \\w+s\\b)`),
];

/** True for a line that promises an effect, speaks for whole groups of people, or gives a score of its own. */
export const claimsOutcome = (line: string): boolean => {
  const plain = line.toLowerCase().replaceAll('’', "'");
  return claims.some((claim) => claim.test(plain));
};
