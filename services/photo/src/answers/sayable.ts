/**
 * What is never said of a person in a picture, whatever an AI writes: feelings and character, age, origin, body, beauty. A line
 * that comes near is dropped, a harmless one with it.
 */
const unsayable = [
  // What is visible may be named ("a smile can be seen"), what is felt may not.
  /\b(?:happ(?:y|ier|iness)|sad(?:ness)?|angry|anger|anxious|anxiety|nervous|scared|afraid|fear(?:ful)?|lonely|depress\w*|stress(?:ed)?|tired|bored|joy(?:ful)?|excited|shy|insecure|arrogant|confiden(?:t|ce)|friendly|trustworth\w*|approachable|intelligen\w*|creepy|aggressive|emotions?|feel(?:s|ing|ings)?|moods?|personality)\b/i,
  /\b(?:age|aged|ages|old(?:er)?|young(?:er|ish)?|youth(?:ful)?|mature|teen\w*|adult|middle-aged|wrinkl\w*|gr[ae]y hair|in (?:your|his|her|their) (?:\w+ )?(?:twenties|thirties|forties|fifties|sixties|\d0s)|years?-old)\b/i,
  /\b(?:ethnic\w*|race|racial|caucasian|(?:white|black|brown) (?:man|woman|guy|girl|person|male|female)|asian|african|latin[oax]s?|hispanic|arab\w*|indian|jewish|muslim|christian|gypsy|roma|foreign\w*|nationality|skin|complexion)\b/i,
  /\b(?:slim|skinny|thin (?:man|woman|build|body|face)|fat|overweight|obese|chubby|curvy|muscular|muscles|physique|body type|your (?:body|figure|weight|nose|jaw(?:line)?|cheek\w*|teeth|lips|forehead)|double chin|bald\w*|disab\w*|scars?)\b/i,
  /\b(?:beaut\w*|handsome|attractive\w*|hot|sexy|gorgeous|pretty (?:face|girl|woman|smile)|ugly|cute|good-looking|stunning|masculine|feminine|gay|straight (?:man|woman|guy)|gender)\b/i,
];

/** True for a line that says nothing of the kind. */
export const isSayable = (line: string): boolean => !unsayable.some((pattern) => pattern.test(line));
