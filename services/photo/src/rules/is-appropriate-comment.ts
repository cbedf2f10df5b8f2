/**
 * What must never be said about a person in a picture, whatever the AI writes: feelings, character, age, origin, body,
 * beauty. A line that comes close is dropped, even if it is harmless.
 */
const forbiddenPatterns = [
  // Visible things may be named ("a smile can be seen"), feelings may not.
  /\b(?:happ(?:y|ily|ier|iness)|sad(?:ly|ness)?|angr(?:y|ily)|anger|anxious\w*|anxiety|nervous\w*|scared|grumpy|cheerful\w*|afraid|fear(?:ful)?|lonely|depress\w*|stress(?:ed)?|tired|bored|joy(?:ful\w*)?|excited|shy|insecure|arrogant|confiden(?:t|ce)\w*|friendly|trustworth\w*|approachable|intelligen\w*|creepy|aggressive|emotions?|feel(?:s|ing|ings)?|moods?|personality)\b/i,
  /\b(?:age|aged|ages|old(?:er)?|young(?:er|ish)?|youth\w*|boyish|girlish|childlike|elderly|baby[- ]fac\w*|mature|teen\w*|adult|middle-aged|wrinkl\w*|gr[ae]y hair|in (?:your|his|her|their) (?:\w+[ -])?(?:twenties|thirties|forties|fifties|sixties|\d0s)|years?-old|\d0-something)\b/i,
  /\b(?:ethnic\w*|race|racial|caucasian|(?:white|black|brown) (?:man|woman|guy|girl|person|male|female)|asian|african|latin[oax]s?|hispanic|arab\w*|indian|jewish|muslim|christian|gypsy|roma|foreign\w*|nationality|skin(?:ned)?|complexion|acne|pimples?|blemish\w*)\b/i,
  /\b(?:slim(?:mer|ming)?|skinny|plump|athletic (?:build|body|figure|frame|man|woman)|double[- ]chin|thin (?:man|woman|build|body|face)|fat|overweight|obese|chubby|curvy|muscular|muscles|physique|body type|your (?:body|figure|weight|nose|jaw(?:line)?|cheek\w*|teeth|lips|forehead)|bald\w*|disab\w*|scars?)\b/i,
  /\b(?:beaut\w*|handsome|attractive\w*|hot|sexy|gorgeous|pretty (?:face|girl|woman|smile)|ugly|cute|good[- ]looking|photogenic|hotter|hottie|stunning|masculine|feminine|gay|straight (?:man|woman|guy)|gender)\b/i,
];

/** True for a line that mentions none of these. */
export function isAppropriateComment(line: string): boolean {
  // Full-width letters and invisible joiners must not disguise a word.
  const plain = line.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return !forbiddenPatterns.some((pattern) => pattern.test(plain));
}
