const bodyPart =
  '(?:nose|jaw(?:line)?|chin|teeth|lips|cheeks?|cheekbones|forehead|ears?|belly|stomach|body|figure|arms?|legs?|shoulders|hips?|chest|waist|thighs?)';
const bodySize =
  '(?:big|bigger|large|larger|small|smaller|wide|wider|thin|thinner|round|crooked|long|short|heavy|fat|flat|puffy|swollen|uneven|weak|strong|broad)';
const praise = '(?:great|nice|amazing|perfect|good|lovely|fantastic|killer|fine|impressive)';
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy)';
/** What follows "you look" and speaks of the picture: "you look small", "you look into the camera". */
const technique =
  "(?:straight|directly|twice|at|into|in|to|towards?|away|down|up|past|left|right|off|over|out|around|small|tiny|dark|darker|bright|brighter|sharp|sharper|blurr(?:ed|y)|soft|softer|grainy|hazy|far|close|closer|cut|cropped|lost|flat|orange|blue|green|yellow|red|washed|over ?exposed|under ?exposed|lit|well[- ]lit|evenly|stretched|squeezed|distorted|centred|centered|hidden|half|as if|somewhere|elsewhere|like you(?:'re| are)?)";
/** What follows "you are" and speaks of the picture, beside what somebody does: "you are holding a map". */
const placed =
  "(?:the|from the (?:camera|lens|edge|ground|wall|water|window|light|\\w+ (?:up|down))|mid-\\w+|what's|what (?:the eye|one|people|anybody|anyone|everybody|everyone|somebody|someone)|an? (?:small|tiny|dark|bright|silhouette|third|quarter|half|dot|speck|smudge|stamp|shape|shadow|outline|blur|detail)|in|on|at|by|near|next|behind|not|only|alone|easy|hard|difficult|well|lit|sharp|soft|blurry|cut|cropped|far|farther|further|close|closer|small|smaller|tiny|dark|darker|bright|half|hidden|out|off|visible|first|second|third|lost|flat|left|right|too|very|so|quite|just|both|about|\\d+|one|two|three|\\w+ing|\\w+ed|\\w+est|than|to|and|with|here|there|shown|seen|caught|taken|set|impossible|bent|busy|held|kept|stuck|lying|mostly|partly|barely|hardly|squarely)";
const lightOrFraming = '(?:dark|darker|bright|brighter|blurr(?:ed|y)|soft|sharp|cut|cropped|lost|hidden|lit|at|into)';
const looks = '(?:look|looks|looking|seem|seems|appear|appears)';
const mildly = '(?:a bit|a little|very|too|so|really|quite|rather|pretty|slightly|almost|more|less|much)';
const unit =
  '(?! ?(?:%|percent|degrees?|px|pixels?|mm|cm|m\\b|met(?:er|re)s?|feet|steps?|paces|seconds?|minutes?|times|points?|people|of\\b|to\\b))';

/** "The pots behind you look busy" is about the pots. */
const notAfterPlace = '(?<!\\b(?:behind|beside|around|near|above|below|over|under) )';
const fame =
  '(?:actor|actress|singer|footballer|player|politician|senator|president|minister|celebrity|presenter|influencer|model|rapper|musician|comedian|athlete|star)';
const relative =
  '(?:m[ou]m|mother|dad|father|parents?|sister|brother|siblings?|wife|husband|girlfriend|boyfriend|partner|ex|sons?|daughters?|cousin|grand(?:mother|father|parents?|ma|pa)|student|teacher|doctor|nurse|engineer|lawyer|manager|colleagues?)';
const faith = '(?:religious|devout|pious|catholic|protestant|buddhist|hindu|atheist)';

/** Remarks on people that no thing or picture technique is described with. */
export const certainRemarks: readonly RegExp[] = [
  // Age
  /\b(?:age|ages|boyish|girlish|child(?:like|ish)|baby[- ]fac\w*|teen\w*|(?:gr[ae]y|silver|white) hair|your years|in (?:your|his|her|their) (?:\w+[ -])?(?:twenties|thirties|forties|fifties|sixties|\d0s)|years?[- ]old|\d0-something)\b/,
  new RegExp(
    `\\b(?:you|he|she|they)(?:'re)?\\b[^.;,]{0,15}\\b(?:look|looks|are|is|seem|seems|appear|appears|be)?(?: (?:about|around|like|maybe|roughly|close to|over|under|at least))? (?:[1-9]\\d|${tens}(?:-\\w+)?)\\b(?!-)${unit}`,
  ),
  /\bwrinkl\w*\b(?![^.;]*\b(?:shirt|(?:bed)?sheets?|bedding|fabric|cloth\w*|trousers|jacket|dress|backdrop|curtain|suit|sleeve\w*|collar)\b)(?<!\b(?:shirt|sheet|fabric|trousers|jacket|dress|backdrop|curtain|suit) (?:is |looks )?wrinkled)/,
  /\b(?:early|mid|late)[- ](?:\d0s|twenties|thirties|forties|fifties|sixties)\b/,
  // Whatever somebody looks or seems that is no technique
  new RegExp(
    `${notAfterPlace}(?<!\\b(?:what|how) )\\b(?:you|he|she|they|everyone|everybody) ${looks}\\b(?: ${mildly}){0,4}(?= \\w)(?! (?:${mildly}|${technique})\\b)`,
  ),
  new RegExp(`\\byour (?:\\w+ )?${bodyPart} (?:${looks}|sticks?|shows?|stands?) (?!${lightOrFraming}\\b)`),
  /\b(?:you|he|she|they|everyone) (?:seem|seems|appear|appears|look|looks) to (?:(?:really|truly|clearly) )?(?:be (?:an? (?!(?:long|short|few|bit|little|step))|someone\b|one of\b|the (?:kind|type|sort)\b)|enjoy|like|love|want|know|think|care|live|come)/,
  new RegExp(
    `\\b(?:you are|you're)(?: (?:also|clearly|still|already|always|simply|really|almost|nearly|slightly|a bit|a little)){0,4} (?!${placed}\\b)\\w`,
  ),
  /\b(?:you (?:could|might|may|must) be an?|you probably|you (?:are|have) (?:\w+ )?(?:getting (?:gr[ae]y|old)|the body)|in love)\b/,
  /\b(?:your|his|her|their) face is (?:(?!(?:in|at|on|by)\b)\w+ )?(?:round|oval|square|long|narrow|wide|thin|full|puffy)\b/,
  /\b(?:gr[ae]y in your|babe|(?:fit|ripped|tanned) (?:man|woman|guy|girl|person|body)|your nose (?!is |in |has |gets |and |catches |casts ))/,
  /\b(?:lines|bags|circles|crow's feet) (?:around|under|below|on|across) your (?:eyes|forehead|brow)\b|\bfrown lines\b/,
  // Origin
  /\b(?:ethnic\w*|exotic|racial\w*|nationality|(?:your|his|her|their|mixed|any|what) race|(?:white|black|brown) (?:man|woman|guy|girl|person|male|female))\b/,
  /\b(?:skin(?:ned)?(?! tones?\b)|(?:dark|light|pale|fair|brown|olive|tan|black|white) skin tones?|complexion|acne|pimples?|blemish\w*)\b/,
  /\bof (?:[\w-]+ ){1,3}(?:origins?|descent|heritage|ancestry)\b/,
  /\b(?:your|his|her|their) (?:[\w-]+ )?(?:heritage|ancestry|ancestors|roots|descent|mother tongue)\b(?! on\b)/,
  /\b(?:someone|somebody|person|man|woman|friend) with an? (?:middle[- ]eastern|asian|african|european|latin\w*|mediterranean|foreign|migrant) background\b/,
  /\bwhere (?:\w+ ){0,3}(?:you|he|she|they|(?:your|his|her|their) (?:family|parents|people))(?:'re| are| is)?(?: originally)?(?: comes?)? from\b/,
  /\b\w+-looking (?:guy|man|woman|girl|boy|lady|person)\b/,
  // Faith
  /\b(?:your|his|her|their) (?:\w+ )?(?:faith|religion|religious beliefs?|god)\b|\bbelieves? in god\b/,
  new RegExp(`\\b(?:you|he|she|they)(?:'re| are| is| seem| look| appear| must be)(?: \\w+){0,2} ${faith}\\b`),
  // Pregnancy and teeth
  /\b(?:pregnan(?:t|cy)|baby bump)\b/,
  /\bteeth (?:could|should|would|might|need|are|look)(?: \w+){0,2} (?:white|whiter|whitening|straighter|yellow|yellowish|cleaner|brighter)\b/,
  /\b(?:whiten(?:ing)?|whiter|straighter|cleaner|brighter) (?:your )?teeth\b/,
  // Body
  /\b(?:double[- ]chin|overweight|obese|physique|muscles|body type|bald\w*|disab\w*|scars?|hairline|asymmetric\w*|crooked teeth|lose (?:\w+ ){0,2}(?:weight|kilos?|pounds?)|(?:with|given|for|because of) your height|your (?:weight|belly|curves|figure|body shape))\b/,
  /\b(?:shows?|showing|flatters?|flattering|suits?) (?:off )?(?:your|his|her|their) (?:body|figure|shape)\b/,
  /\b(?:your|his|her|their) (?:\w+ )?(?:stomach|belly|waist|hips|thighs|bust|abs)\b|\babs\b/,
  /(?<!\b(?:turn|angle|rotate|twist|shift|move|point|tilt|lean|half of|part of|rest of|all of|more of) )\byour (?:\w+ )?body\b(?! (?:slightly|is (?:cut|cropped|turned|in|half|hidden)|towards?|to the|in the|at the|out of|from|language))/,
  /\b(?:with|and|given) (?:that|those|this|these|such an?) (?:\w+ )?(?:nose|jaw(?:line)?|chin|lips|cheekbones|legs|belly|figure|body|waist|hips)\b(?! (?:cut|cropped|at|in|out|hidden|behind))/,
  /\bathletic (?:build|body|figure|frame)\b/,
  new RegExp(`\\b${bodySize} (?:\\w+ )?${bodyPart}\\b(?! (?:of|for|shot|length))`),
  new RegExp(
    `\\b(?:your|his|her|their|the) ${bodyPart} (?:\\w+ ){0,2}(?:look|looks|is|are|seem|seems|appear|appears) (?:\\w+ )?${bodySize}\\b`,
  ),
  new RegExp(
    `\\b${praise} (?:\\w+ )?(?:body(?! language)|figure|legs|arms|abs|eyes|lips|skin|curves|cheekbones|jawline|bone structure)\\b`,
  ),
  new RegExp(`\\b${praise} (?:\\w+ )?face(?=[.!,]|$)`),
  /\b(?:your|his|her|their) (?:\w+ )?features\b/,
  /\b(?:you|he|she|they)\b[^.;,]{0,20}\b(?:look|looks|are|is|seem|seems|appear) (?:\w+ ){0,2}fit\b(?! in)|\bhow fit (?:you|he|she|they)\b/,
  // Beauty
  /\b(?:beaut(?:y|ies)(?! of (?:the|this|that))|handsome|sexy|hottie|good[- ]looking|photogenic|masculine|feminine|gay|straight (?:man|woman|guy)|gender|pretty (?:face|girl|woman|smile))\b/,
  /\blook (?:\w+,? (?:and )?){0,3}attractive\b(?! (?:photo|picture|frame|place|background)s?\b)/,
  /\b(?:looks|a (?:face|smile|body)) like (?:yours|that)\b|\b(?:with|given) (?:your|those|such) looks\b|\byour good looks\b/,
  /\bto die for\b|\bcamera (?:\w+ )?(?:loves|adores|likes) you\b|\bno favou?rs\b/,
  /\b(?:to|and|will|you|you'll) (?:look|appear|seem) (?:\w+ )?(?:thinner|slimmer|skinnier|leaner|fatter|heavier|younger|older|taller|prettier|hotter)\b/,
  // Make-up and what it should hide
  /\b(?:powder|pluck|shave|trim|dye|bleach|even out|smooth(?: out)?|tan|cover) your (?:\w+ )?(?:nose|forehead|skin|face|cheeks|chin|eyebrows|brows|hair|beard|moustache|legs|arms|chest)\b/,
  /\b(?:concealer|botox|cleavage|(?:low|deep|plunging) (?:neckline|neck|top)|pores|freckles|nose job)\b|\b(?:some|more|less|a little|a bit of) (?:foundation|make-?up)\b|\bredness (?:on|in|of|around) (?:your|the) (?:cheeks?|face|nose)\b/,
  /\bshow (?:\w+ ){0,2}more (?:skin|legs?|chest)\b/,
  // Contempt
  /\b(?:pathetic|silly|disgusting|hideous|cring\w+|losers?|trashy|worthless|laughable|stupid|idiot\w*)\b|\bworst (?:photo|picture|shot)\b|\blazy,? (?:\w+ )?(?:photo|picture|shot|pose|selfie)\b/,
  // Feelings and character
  /\b(?:happ(?:ily|iness)|sadness|anger|angrily|anxiety|anxiously|nervous(?:ly|ness)|cheerful(?:ly|ness)|depress(?:ion|ing)|joy|fear|confiden(?:ce|tly)|shyness|loneliness|emotions?|feelings|personality|kindness|self-esteem)\b/,
  /\byour (?:\w+ )?(?:warmth|charm|charisma|energy|aura|character|nature|sense of humou?r|intelligence|mood)\b/,
  /\b(?:in a (?:\w+ )?mood|comes? (?:across|off) as|exud\w+|radiat\w+)\b/,
  /\b(?:see|sees|tells?|shows?|says?|clear|obvious) (?:that |how much )?you (?:\w+ )?(?:love|enjoy|adore|hate|care)\b/,
  /\b(?:you|he|she|they|everyone|everybody|people)(?: \w+){0,2} (?:feel|feels|felt|feeling)\b/,
  /\b(?:you|he|she|they|everyone|everybody|people|friends)\b[^.;]{0,20}\b(?:having|have|had) (?:\w+ ){0,3}(?:fun|good time|great time)\b/,
  /\byou\b[^.;,]{0,40} who (?:\w+ )?(?:love|enjoy|adore|hate)s?\b/,
  // Hungarian
  /származás(?:ú|od)|várandós|terhes(?:nek| vagy|séged)/,
  /\bhited|vallásod|vallásos(?:nak| vagy| ember)/,
  /fogai?d (?:lehetn|sárg|fehér)/,
];

/** Guesses at who somebody is or where they come from. Names are known by their capitals. */
export const identityGuesses: readonly RegExp[] = [
  /\b(?:[Pp]ass(?:es)? (?:for|as)|[Rr]esembl\w+|[Rr]eminds? \w+ of|double of) (?:an? |the )?(?:(?:younger|older|young|old) )?\p{Lu}/u,
  /\b(?:[Yy]ou|[Hh]e|[Ss]he|[Ff]ace|[Ss]mile|[Ee]yes)\b[^.;,]{0,20}\blook\w* (?:\w+ ){0,2}like (?:an? |the )?(?:(?:younger|older|young|old) )?\p{Lu}\p{Ll}/u,
  /\b(?:Is|is|Are|are) (?:this|that|it|you) \p{Lu}\p{Ll}+/u,
  /\b(?:[Yy]ou|[Hh]e|[Ss]he|[Tt]hey)(?:'re| are| is| look\w*| seem\w*| must be| could be| may be| might be| come\w*)\b[^.;,]{0,25}\bfrom \p{Lu}/u,
  /\b(?:[Yy]ou|[Hh]e|[Ss]he|[Tt]hey|(?:[Yy]our|[Hh]is|[Hh]er) (?:face|smile|eyes))(?: \w+){0,2} (?:resembles?|reminds? (?:\w+ ){0,2}of) (?!an? (?:silhouette|shadow|dot|blur|statue)\b)/u,
  /\b[Yy]ou (?:could|would|might|may|can) (?:\w+ )?pass (?:for|as) /u,
  new RegExp(`\\blook\\w* (?:\\w+ ){0,2}like (?:an? |the )?(?:(?:famous|well-known) )?${fame}\\b`, 'u'),
  new RegExp(
    `\\b(?:[Tt]his|[Tt]hat|[Ii]t|[Yy]ou|[Hh]e|[Ss]he)(?:'s| is| are|'re| must be| could be| may be| might be)(?: (?:clearly|surely|definitely|probably|obviously|certainly))? the (?:famous |well-known )?${fame}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:probably|likely|presumably|perhaps|maybe|possibly|must be|might be|may be|could be)(?: also)? (?:an?|the|your|his|her|their) (?:\\w+ )?${relative}\\b`,
    'iu',
  ),
  /\b[Yy]ou (?:\w+ ){0,3}mistaken for\b/u,
  new RegExp(`\\brecogni[sz]es? (?:you as )?the (?:\\w+ )?${fame}\\b`, 'u'),
  // Hungarian
  /hasonlítasz|emlékeztetsz/u,
  /\b[Ee]z (?:biztosan|nyilván|valószínűleg|egyértelműen) a (?:híres )?(?:színész|énekes|focista|politikus|sztár)/u,
  /\b(?:celebrity|look-?alike|doppelg.nger)\b/iu,
];
