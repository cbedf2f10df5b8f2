import type { Message } from '@datewright/contracts/chatpad/match';
import type { Mode } from '@datewright/contracts/chatpad/mode-and-tone';

/** Words that express a wish to meet. */
const planInTheAir =
  /(?<!\p{L})(?:(?:we should|let['’]?s|wanna|want to|would you like to|we could) (?:meet|grab|get|go|hang|do)|(?:are|r) (?:you|u) free|when (?:are|r) (?:you|u) free|free (?:this|on|for)|meet up|take me (?:out|there)|(?:coffee|drinks?|dinner) (?:sometime|soon|some time|one day)|összefut\p{L}*|találkoz\p{L}*|(?:ráérsz|szabad vagy)|beül\p{L}*|elm(?:ehet|en|ennénk)\p{L}*|menjünk|igyunk|kávéz\p{L}*)(?!\p{L})/iu;
/** Suggests doing something together without naming a time. */
const somethingTogether =
  /(?<!\p{L})(?:we (?:should|could|ought to)(?! (?:all|have|be)(?!\p{L}))|(?:show|teach|take) me)(?: \p{L}{1,20}){1,6} (?:some ?times?|some ?day|one day|soon|together)(?!\p{L})|(?<!\p{L})(?!lehetn)\p{L}{2,20}h[ae]tn[áé]nk (?:\p{L}{1,20} ){0,4}(?:valamikor|egyszer|majd|együtt)(?!\p{L})/iu;
/** A postponed date is not a hint at one. */
const putOff =
  /(?<!\p{L})(?:not (?:yet|right now|this week)|busy|maybe later|another time|nem (?:most|érek rá)|majd később)(?!\p{L})/iu;

/** What a member most likely wants to write next: a first message, an answer, or an invitation that the match hinted at. */
export function chooseMode(messages: readonly Message[]): Mode {
  const last = messages.at(-1);
  if (!last) return 'opener';
  const isPlan = planInTheAir.test(last.content) || somethingTogether.test(last.content);
  const isInvited = last.sender === 'match' && isPlan && !putOff.test(last.content);
  return isInvited ? 'ask-out' : 'reply';
}
