/** Words of a photo review that are fine about things and picture technique, and forbidden about people. */

const toWords = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Age, beauty and body: "old brick wall" is fine, "old man" and "you look old" are not. */
export const looksWords = toWords(`
  old older oldest young younger youngest youngish youthful mature aged elderly senior adult middle-aged
  beautiful beautifully gorgeous stunning pretty prettier cute cuter hot hotter attractive attractively lovely adorable ugly
  slim slimmer slimming thin thinner fat fatter heavy heavier skinny plump athletic muscular chubby curvy toned petite stocky
  strong stronger tall taller unattractive unflattering
`);

/** Feelings and character. A pose that shows one says it of the person. */
export const feelingWords = toWords(`
  happy happier sad angry anxious nervous scared grumpy cheerful afraid lonely depressed stressed tired exhausted bored boring
  joyful excited shy insecure arrogant confident friendly trustworthy approachable intelligent creepy aggressive fearful proud
  easy-going easygoing outgoing adventurous kind genuine sincere honest charming intimidating serious mysterious weird
`);

/** Feelings and states that a visible pose may have too: "relaxed pose". */
export const poseWords = toWords(
  'relaxed calm comfortable awkward stiff wealthy rich successful drunk fun funny moody',
);

/** Origin and religion: "Chinese lanterns" is fine, "you look Chinese" is not. */
export const originWords = toWords(`
  asian african european american latin latino latina latinx hispanic arab arabic arabian indian jewish muslim christian gypsy
  roma foreign caucasian chinese japanese korean vietnamese thai filipino turkish persian iranian kurdish russian ukrainian polish
  german french italian spanish portuguese greek irish scottish british english swedish norwegian danish finnish dutch
  hungarian romanian serbian croatian bulgarian czech slovak balkan slavic nordic scandinavian mediterranean brazilian
  mexican moroccan egyptian ethiopian nigerian israeli indigenous mixed-race eastern
`);

/** Nouns and pronouns for people and what belongs to their bodies. */
export const personWords = toWords(`
  you yourself he she they him them himself herself everyone everybody someone somebody anyone people person persons man men woman
  women guy guys girl girls boy boys lady ladies gentleman dude friend friends male female father dad kid kids child children
  face faces eyes smile lips mouth body figure build physique skin hair beard legs arms shoulders belly chest features jaw
  blond blonde blondes brunette redhead couple jawline chin nose cheeks cheekbones teeth expression
`);

/** Words for people that are verbs in other places. */
export const appearanceNouns = toWords('look looks appearance self vibe energy hairstyle haircut');

/** What shows a feeling: "confident posture". */
export const bearingNouns = toWords('pose posture stance language gaze');

/** Words between an adjective and its noun. */
export const modifierWords = toWords(`
  big small little tiny large huge wide narrow long short high low light dark bright pale black white brown blue green red grey gray
  yellow orange pink purple golden silver soft warm cool fresh nice great good very really open natural college
  round clean plain thick deep clear
`);

/** Words that end a group of nouns. */
export const stopWords = toWords(`
  a an the this that these those your his her their its my our and or but nor so than then as if when while where which who
  because though although is are was were be been being has have had do does did can could will would should may might must
  in on at of to from for with without by near over under above below behind beside between around across along through into onto
  off up down out against toward towards before after during inside outside next like about per via
  here there today now too enough again overall though also already still even just not only both it i you he she they we him
  them yet anyway together apart
`);

/** Words that only strengthen. */
export const intensifiers = toWords(
  'very really so super quite rather too absolutely just such truly simply looking damn wow',
);
