import type { ModerationCategory } from '@datewright/contracts/moderation';
import { adultAge } from './adult-age.ts';
import { statesAgeOfPupil } from './age-and-school.ts';
import { statesAgeInShorthand } from './age-shorthand.ts';
import { isWholeMessage } from './bare-refusal.ts';
import type { Sentence } from './sentences.ts';

// Statements that leave no doubt: few, exact, and about their author. Everything else that a rule finds is a suspicion.

const teen = '1[0-7]';
const young = '(?:[89]|1[0-7])';
const englishLeadIn =
  '(?:hey|hi|ok|okay|oh|so|well|yes|yeah|yep|no|but|and|sorry|lol|haha|btw|tbh|honestly|actually|really|truth is|to be honest|i have to (?:say|tell you)|just so you know|fyi|also)';
const only = '(?:actually|really|only|just|still|like|literally|honestly|legit|tbh|technically|in fact|not even 18 im)';
/** What may follow a bare number that is an age: the end, or the next clause. */
const endOrNextClause =
  '(?=$| (?:lol|haha|btw|tbh|sorry|hbu|wbu|qq|u qq|you qq|and you|and u|is that|hope|not 1[89]|my (?:mum|mom|dad|parents)|in (?:high school|middle school|school|year|[0-9]+ th grade)|but (?:i|my|turning|almost|nearly|mature)|and (?:i|my|still|in (?:high school|school|year))|so (?:i|my)|dont tell)(?= |$))';

const englishAge = new RegExp(
  `(?:^|(?<=^(?:${englishLeadIn} ){1,4}))(?:im|i am|i just turned|ive just turned|my (?:real |actual |true )?age is) (?:${only} ){0,3}(?:${young} (?:years old|yrs old|yo|y o)(?! (?:at heart|inside|in|when|self|again|me|trapped|soul|stuck|boy|girl|kid))|${teen}${endOrNextClause})`,
);
const englishMinor =
  /(?<![a-z0-9])(?:im|i am) (?:only |still |actually |technically )?(?:a minor|underage|under age|under 18|not 18 yet|not even 18)(?! (?:planet|character|league|chord|inconvenience|celebrity|key))(?![a-z0-9])/;
const englishBorn =
  /(?<![a-z0-9])(?:i was born|im born|my birthday is|my birth ?year is)(?: (?:in|on|[a-z]+|\d{1,2}|st|nd|rd|th)){0,5} (20\d\d)(?![0-9])/;

const hungarianLeadIn =
  '(?:szia|hali|amugy|igazabol|valojaban|oszinten|bevallom|na jo|ok|oke|igen|de|es|en|bocsi|bocs|meg|csak|hogy|mar|sajnos)';
const hungarianAge = new RegExp(
  `(?:^|(?<=^(?:${hungarianLeadIn} ){1,6}))(?:${young} eves (?:vagyok|vok)|${teen} (?:vagyok|vok)(?! qq)|(?:vagyok|vok) (?:${hungarianLeadIn} ){0,2}(?:${young} eves|${teen}$)|most (?:lettem|multam|toltottem be) (?:a )?${teen}(?: et| ot| at| eves)?$)`,
);
const hungarianMinor =
  /(?<![a-z0-9])(?:(?:meg )?(?:kiskoru|18 alatti) vagyok|vagyok (?:meg )?kiskoru|nem vagyok meg 18|meg nem vagyok 18|nem multam el 18)(?![a-z0-9])/;
const hungarianBorn =
  /(?<![a-z0-9])(20\d\d)(?: ?(?:ben|ban|es|os|as))?(?: [a-z]+){0,2} (?:szulettem|szuletesu vagyok)(?![a-z0-9])|(?<![a-z0-9])szulettem (20\d\d)/;

const meantOtherwise =
  /(?<![a-z0-9])(?:inside|at heart|mentally|deep down|feel|feels|felt|like a|years in|years into|as if|when|if i|dream|character|in dog years|in cat years|lelekben|belul|fejben|mentalisan|szivemben|mintha|neha|amikor|kutyaevekben|a sorban|a listan)(?![a-z0-9])/;

function isBornTooLate(words: string, now: Date): boolean {
  const found = englishBorn.exec(words) ?? hungarianBorn.exec(words);
  const year = Number(found?.[1] ?? found?.[2] ?? 0);
  const turns = now.getUTCFullYear() - year;
  return year > 0 && turns >= 0 && turns < adultAge;
}

const asksTheirAge =
  /(?<![a-z0-9])(?:how old (?:are|r) (?:you|u|ya)|how old qq|(?:whats|what is|what s) (?:your|ur) age|your age|ur age|hany eves vagy|mennyi idos vagy|hany eves vagy amugy)(?![a-z0-9])/;
const bareAge = new RegExp(
  `^(?:(?:${only}|${hungarianLeadIn}|im|i am) ){0,4}${young}(?: (?:years old|yo|eves|vagyok|lol|haha|btw|u|you|hbu|wbu|qq|and|es|te|you qq)){0,4}$`,
);

/** The answer directly follows the question: "How old are you?", "16". */
function answersAgeQuestion(sentences: readonly Sentence[], hit: Sentence): boolean {
  if (!bareAge.test(hit.words)) return false;
  const before = sentences.findLast(
    ({ textIndex, start, author }) =>
      author !== hit.author && (textIndex < hit.textIndex || (textIndex === hit.textIndex && start < hit.start)),
  );
  return before !== undefined && asksTheirAge.test(before.words);
}

const isMinor = (sentences: readonly Sentence[], hit: Sentence, now: Date): boolean =>
  (!meantOtherwise.test(hit.words) &&
    (englishAge.test(hit.words) ||
      hungarianAge.test(hit.words) ||
      englishMinor.test(hit.words) ||
      hungarianMinor.test(hit.words) ||
      isBornTooLate(hit.words, now))) ||
  answersAgeQuestion(sentences, hit) ||
  statesAgeInShorthand(sentences, hit) ||
  statesAgeOfPupil(sentences, hit);

const wantsToDie =
  /(?<![a-z0-9])(?:i (?:really |just |only |truly |honestly )?(?:want to|wanna|wish i could|am going to|will) (?:die|kill myself|end my life|end it all)|im (?:going to|gonna|about to) (?:kill myself|end my life|end it all)|i (?:have )?(?:thought|think) about killing myself|im suicidal|i (?:dont|do not) want to (?:live|be alive)(?: anymore| any more| any longer)?|meg akarok halni|meg akarom olni magam|megolom magam|veget vetek az eletemnek|veget akarok vetni az eletemnek|nem akarok (?:tovabb |mar )?elni|ongyilkos (?:leszek|akarok lenni)|ki akarom nyirni magam)(?![a-z0-9])/;
const notMeant =
  /(?<![a-z0-9])(?:lol|haha[a-z]*|hehe|laugh[a-z]*|embarrass[a-z]*|cringe|shame|happy|rich|old|before i die|when i die|if i die|from|on (?:this|that|the) hill|osztag|squad|of (?:laughter|boredom|hunger|happiness)|unless|without|character|game|film|movie|book|song|chair|monday|gym|leg day|squats|nevet[a-z]*|szegyen[a-z]*|gyonyor[a-z]*|boldog[a-z]*|film[a-z]*|jatek[a-z]*|nelkul|tobbe (?:nelkuled|itt)|igy|benne)(?![a-z0-9])/;
const threatens =
  /(?<![a-z0-9])(?:(?:im going to|im gonna|i will|ill|i swear ill|i swear i will) (?:kill|murder|stab|rape|beat up) you|i (?:will|ll) find you and|megollek|meg foglak olni|kinyirlak|ki foglak nyirni|leszurlak|megverlek|megeroszakollak)(?![a-z0-9])/;
const teases =
  /(?<![a-z0-9])(?:lol|haha[a-z]*|hehe|jk|kidding|joking|if you (?:spoil|eat|touch|tell|dont|say|beat|steal|finish|forget|bring|like|put)|at (?:chess|scrabble|catan|monopoly|uno|mario|darts|tennis|pool|tetris|kart)|in (?:scrabble|catan|monopoly|uno|mario|chess|the game)|with kindness|game|film|movie|character|ha (?:megeszed|eleszed|spoilerezel|elarulod|megiszod)|tarsas[a-z]*|jatek[a-z]*|sakk[a-z]*|catan[a-z]*|vicc[a-z]*)(?![a-z0-9])/;
const refusal =
  '(?:leave me alone|stop (?:messaging|texting|writing to|contacting) me|(?:dont|do not) (?:message|text|write to|contact) me(?: again| anymore| any more)?|im not interested(?: in you)?|not interested|hagyj beken|ne irj(?:al)? (?:nekem )?(?:tobbet|tobbe)|nem erdekelsz|ne keress(?:el)? (?:tobbet|tobbe))';
const wholeRefusal = new RegExp(
  `^(?:(?:no|nope|please|pls|just|ok|hey|seriously|nem|kerlek|legyszi|te) ){0,3}${refusal}(?:(?: (?:please|pls|and|so|just|kerlek|legyszi|es|szoval)){0,2} ${refusal})?(?: (?:please|thanks|thank you|bye|kerlek|kosz|koszi|tobbet))?$`,
);

function isCertainSentence(
  kind: ModerationCategory,
  sentences: readonly Sentence[],
  hit: Sentence,
  hits: readonly Sentence[],
  now: Date,
): boolean {
  const { words } = hit;
  if (kind === 'minor') return isMinor(sentences, hit, now);
  // Contacts are found by their form.
  if (kind === 'contacts') return true;
  if (kind === 'self-harm') return wantsToDie.test(words) && !notMeant.test(words);
  if (kind === 'threat') return threatens.test(words) && !teases.test(words);
  return (
    kind === 'clear-no' && hit.place === 'message' && wholeRefusal.test(words) && isWholeMessage(sentences, hit, hits)
  );
}

/** True when one of the sentences that the rules found leaves no doubt. */
export function isCertain(
  kind: ModerationCategory,
  sentences: readonly Sentence[],
  hits: readonly Sentence[],
  now: Date,
): boolean {
  return hits.some((hit) => isCertainSentence(kind, sentences, hit, hits, now));
}
