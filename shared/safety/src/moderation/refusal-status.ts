import type { Sentence } from './sentences.ts';

/** Words that take a no back, or offer an alternative. */
const reopeningWords =
  /(?<![a-z0-9])(?:yes|yeah|yep|yup|sure|of course|ok lets|okay lets|ok then|ok fine|fine ok|changed my mind(?! about (?:us|this|meeting))|lets (?:do|go|meet|try|grab|make|say)|how about|what about|instead(?! of)|sounds (?:good|great|fun|nice|perfect|lovely)|(?:id|i would|i d) (?:love|like) (?:to|that)|would love|looking forward|see you (?:there|then|on|at|tomorrow|sunday|saturday|friday|thursday|monday|tuesday|wednesday)|cant wait|lol|haha[a-z]*|(?:was|am|im) (?:just )?(?:joking|kidding|teasing)|jk|just kidding|rain check|raincheck|(?:another|some other) (?:day|time|week|evening)|next (?:week|time|weekend|month)|tell me more|marry you|carry on|keep writing|i like your messages|lunch on|make it up|you win|(?:saturday|sunday|friday|monday|tuesday|wednesday|thursday|tomorrow|weekend)(?: [a-z]+){0,3} (?:works|is good|is free|instead|im free)|im free (?:on|next)|persuaded|convinced me|in fact id|actually (?:yes|id|i would|lets)|when are you free|what time|pick me up at|igen|persze|meggondoltam(?! magam nem)|legyen|mi lenne ha|mit szolnal|szivesen|vicceltem|csak viccel[a-z]*|maskor|legkozelebb|jovo (?:het[a-z]*|hon[a-z]*)|inkabb (?:teaz[a-z]*|kavez[a-z]*|setal[a-z]*|egy (?:tea|kave|seta|sutit?))|menjunk|talalkozzunk|mikor (?:erz|ersz|jo|talalk)[a-z]*|jo otlet|orulnek ha|oke akkor|na jo|meggyoztel|nyertel|benne vagyok|johet|nagyon is szeretn[a-z]*|(?:szabad|raerek|jo|teljesen szabad)(?: [a-z]+){0,3} ha neked is|szombat viszont|viszont(?: [a-z]+){0,4} (?:raerek|szabad|jo)|most mar szeretn[a-z]*|csak (?:most|ma) nem|megsem baj|hulye voltam)(?![a-z0-9])/;
const negations = /(?<![a-z0-9])(?:never|nothing|stop|dont|not|no|ne|nem|sose|soha)(?![a-z0-9])/;

const reopensConversation = ({ words }: Sentence) =>
  reopeningWords.test(words) && !negations.test(words.replace(reopeningWords, ''));

/** The match's later messages without a no after which it no longer counts. */
const minLaterMessages = 3;

/** True while a no of the match counts: they have not taken it back, offered an alternative or simply kept talking. */
export function isRefusalCurrent(sentences: readonly Sentence[], refusals: readonly Sentence[]): boolean {
  const last = refusals.at(-1);
  if (!last) return false;
  const after = sentences.filter(
    ({ author, place, textIndex, start }) =>
      author === 'match' &&
      place === 'message' &&
      (textIndex > last.textIndex || (textIndex === last.textIndex && start > last.start)),
  );
  if (after.some(reopensConversation)) return false;
  return (
    new Set(after.filter(({ textIndex }) => textIndex > last.textIndex).map(({ textIndex }) => textIndex)).size <
    minLaterMessages
  );
}
