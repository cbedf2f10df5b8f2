import type { Sentence } from './sentences.ts';

const teen = '1[0-7]';
const before =
  '(?:(?:hey|hi|ok|okay|oh|so|well|yes|yeah|yep|no|but|and|sorry|lol|haha|btw|tbh|actually|just|only|still|honestly|szia|hali|amugy|igen|de|meg|csak|bocsi|oszinten) ){0,4}';
/** What may follow the number: the end, a time or a remark, but no noun that it could count. */
const after =
  '(?=$| (?:last|next|this|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|soon|today|yesterday|tomorrow|btw|lol|haha|what|why|so|and|but|sorry|hbu|wbu|qq|u|you|if)(?: |$))';
/** "just turned 17", "yeah im 16 what did you think", "en 17", "16 leszek jovo honapban". */
const statesAge = new RegExp(
  `^${before}(?:(?:(?:im|i am|i(?:ve)? (?:just |only )?turn(?:ed)?|turn(?:ed)?|im (?:about to turn|turning)|ill be|i will be) (?:just |only |still |literally )?${teen}${after})|(?:en (?:(?:is|meg|csak|amugy) ){0,2}${teen}$)|(?:(?:en |majd ){0,2}${teen} (?:eves )?(?:vagyok|vok|leszek|lettem|multam)(?=$| (?:es|de|jovo|mult|most|ma|tegnap|holnap|nemsoka(?:ra)?|hamarosan|amugy|xd|lol|haha|az baj|baj)(?: |$)))|(?:(?:most|tegnap|mult heten|nemreg) (?:lettem|multam|toltottem be (?:a )?) ?${teen}(?: et| ot| at| eves)?$))`,
);

/** What only pupils have, or the writer's own school today. */
const pupil =
  /(?<![a-z0-9])(?:detention|homeroom|homework|hall pass|gcses?|a levels?|sixth form|(?:freshman|sophomore|junior|senior) (?:year|prom)|my (?:schools?|[a-z]+ teacher|teacher|principal|headteacher|locker)|(?:school|classes) (?:tomorrow|today|in the morning)|(?:test|exam|quiz|presentation) (?:in|at) school|(?:still )?in (?:high|middle|secondary) school|(?:high|middle|secondary) school (?:is|sucks|finals|exams)|dog[ao]m?|dogank|dolgozatot (?:irok|irunk)|ropdoga[a-z]*|temazaro[a-z]*|felel(?:ek|tem|nem)|(?:az )?ofo[mk]?|osztalyfonokom|egyest kaptam|hazim|hazit|ellenorzo[a-z]*|erettsegi(?:zem|zek|zunk|re keszulok)|(?:a )?(?:suliban|gimiben|gimibe|suliba|iskolaba) (?:kell|holnap|ma|megyek|jarok|vagyok|ulok|irunk)|(?:holnap|ma|most) (?:a )?(?:suli|gimi)[a-z]*|suli miatt|gimis vagyok|gimibe jarok|nyolcadikos|(?:9|10|11) (?:b|a|c|d|es|ik)(?: be)? (?:jarok|vagyok))(?![a-z0-9])/;

/** Another number, the past, somebody else's school, or the writer's job. */
const meantOtherwise =
  /(?<![a-z0-9])(?:teach|teaches|teaching|taught|(?<!my )(?:a|the|as|am|im) (?:[a-z]+ ){0,2}(?:teacher|coach|tutor|nurse|principal|counsell?or|librarian|janitor)|work (?:at|in|for) (?:a|the|my)|reunion|graduated|used to|years ago|when i (?:was|left|went|finished|started)|since i was|left school|back to school|my old school|at heart|inside|mentally|feel|feels|felt|like a|as if|in dog years|(?:mum|mom|dad|mother|father|parent|aunt|uncle) (?:of|to)|single (?:mum|mom|dad)|my (?:son|daughter|kid|kids|children|niece|nephew|brother|sister|students|pupils|class)|school run|uni|university|college|degree|masters|phd|evening class(?:es)?|table|row|queue|line|seat|level|size|tanit[a-z]*|[a-z]*tanar(?:no|kent)?|osztalyfonok|nevel(?:ek|em|o)|ir(?:atok|atunk)|javit(?:ok|unk|om)|erettsegiztet[a-z]*|anyuka|apuka|anyukaja|apukaja|szulo[a-z]*|gyerek[a-z]*|fiam[a-z]*|lany[ao]m[a-z]*|ocsem[a-z]*|hugom[a-z]*|unoka[a-z]*|diakj[a-z]*|voltam|jartam|koromban|koromtol|regen|evekkel ezelott|eve (?:vegeztem|erettsegiztem)|talalkozo|lelekben|belul|fejben|mintha|mint egy|sorban|listan|asztal[a-z]*|egyetem[a-z]*|foiskola[a-z]*|diplom[a-z]*|mesterkepzes|munkahely[a-z]*|dolgozom)(?![a-z0-9])/;
const adultAge =
  /(?<![a-z0-9])(?:im|i am|en|vagyok) (?:1[89]|[2-9][0-9])(?![0-9])|(?<![a-z0-9])(?:1[89]|[2-9][0-9]) (?:f|m|yo|y o|years old|eves|vagyok)(?![a-z0-9])/;

/**
 * True when a sentence states its writer's age under 18 and another message of the same writer speaks of being a pupil.
 * A word of a job, of children, of the past or of an adult's age, in any of their messages, leaves a doubt.
 */
export function statesAgeOfPupil(sentences: readonly Sentence[], { words, author, place }: Sentence): boolean {
  if (place !== 'message' || !statesAge.test(words)) return false;
  const own = sentences.filter((one) => one.author === author && one.place === 'message' && !one.isJoined);
  const all = own.map((one) => one.words);
  if (all.some((one) => meantOtherwise.test(one) || adultAge.test(one))) return false;
  return all.some((one) => pupil.test(one));
}
