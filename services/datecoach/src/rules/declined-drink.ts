const quote = '(?:"[^"]{0,80}"|“[^”]{0,80}”|„[^”]{0,80}”)';
const words = '[^.!?;,:"“„]{0,80}';
/** The rest of a clause, with what somebody says in it. */
const clauseRest = `${words}${quote}?${words}`;

/** Somebody else suggests, orders or brings something: "if they suggest a beer", "ha sörrel kínál". */
const othersScene = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:if|when|whenever|once|should) (?!(?:you|we|i|it)(?!\\p{L}))(?:[\\p{L}'’]{1,20} ){1,5}?(?:suggest|offer|propose|order|bring|ask|want|say|push|reach|send|mention|invite|insist|pour|buy|choose|pick|joke|turn|move on)(?:s|es|ing)?(?!\\p{L})${clauseRest}`,
    `(?:they|he|she|someone|somebody|your (?:date|match)) (?:may|might|could) (?:suggest|offer|propose|order|bring|ask|want|say|mention|pour|buy|choose|pick)(?!\\p{L})${clauseRest}`,
    `(?:ha|amikor|mikor) (?:meg)?kérdezi,? (?:hogy )?${words}`,
    `(?:ha|amikor|mikor) (?:azt )?(?:mondja|kérdezi)[,:]? (?:hogy )?${quote}`,
    `(?:ha|amikor|mikor) (?:[\\p{L}„”]{1,20} ){0,5}?(?:kínál|kínálna|kínálnak|rendel|rendelne|kér|kérne|hoz|hozna|hoznak|hoznának|hozza|javasol|javasolna|ajánl|ajánlana|bont|bontana|tölt|töltene|küld|küldene|iszik|inna|hív|hívna|kérdezi|megkérdezi|mondja|szeretne|kerül)(?!\\p{L})${clauseRest}`,
  ].join('|')})`,
  'giu',
);

/** Something else to drink, or a no. */
const declines =
  /(?<!\p{L})(?:no,? thanks|no,? thank you|not tonight|not today|don['’]?t drink|not drinking|no alcohol|without alcohol|(?:alcohol[- ]|sugar[- ])free|non[- ]?alcoholic|virgin|mocktail|lemonades?|juice|tea|tea house|teahouse|ice cream|coffee|water|soda|tonic|ginger (?:ale|beer)|kombucha|cola|hand it back|change the subject|another day|limonád\p{L}*|[a-záéíóöőúüű]{0,12}szörp\p{L}*|teát?|teáz\p{L}*|kávét?|kávéz\p{L}*|cukrászd\p{L}*|vizet|víz|szódá?t?|almalé\p{L}*|gyümölcslé\p{L}*|gyömbér\p{L}*|tonikot?|kólát?|alkoholmentes\p{L}*|nem (?:iszol|iszom|kérsz|kérek)|told vissza|utasítsd)(?!\p{L})/iu;
/** A yes to the drink, or both. */
const accepts =
  /(?<!\p{L})(?:say (?:yes|sure|why not|["“](?:yes|sure|why not))|why not|join|accept|go (?:for|along|with)|come along|rounds?|between|too|as well|also|on the side|beside it|with it|after (?:it|that)|the same|sip|toast|(?:have|order|get|take|try|grab|share|drink|split) (?:it|one|two|another|some|a (?:glass|pint|sip|round|second|small))|fogadd el|igyál|igyatok|tarts vele|te is egy|pohár\p{L}*|koccintsatok|kóstol\p{L}*|hozzá|mellé|utána)(?!\p{L})/iu;
/** The other one has it. */
const theirs = /(?<!\p{L})let (?:them|him|her) have (?:it|one|theirs|his|hers)(?!\p{L})/giu;

const isNo = (advice: string) => declines.test(advice) && !accepts.test(advice.replace(theirs, ' '));

/**
 * The text without the drink that somebody else suggests, when the member is told to answer with a no or with another drink;
 * otherwise the text as it is. `response` is what a situation advises, apart from the moment that the text describes.
 */
export function withoutDeclinedDrink(text: string, response?: string): string {
  if (response === undefined) {
    const advice = text.replace(othersScene, ' ');
    return advice !== text && isNo(advice) ? advice : text;
  }
  if (!isNo(response)) return text;
  const moment = text.replace(/^(?:if|when|ha|amikor|mikor) /iu, '');
  const rest = ['if', 'ha'].map((word) => `${word} ${moment}`.replace(othersScene, ' '));
  return rest.find((one, at) => one !== `${['if', 'ha'][at]} ${moment}`) ?? text;
}
