import { endsWithQuestion } from '@datewright/contracts/chatpad/ends-with-question';
import { looksLikeInstructions } from '@datewright/demo/subjects';
import { detectTaskLanguage } from './language.ts';
import { contactPlaceholder } from './quotes.ts';
import type { Task } from './read-task.ts';
import type { Situation } from './situations.ts';
import { addressesReader, countTellingWords, heavy, invitation, refusal, turnToReader } from './thread.ts';

/** What the member's question asks for. "Two, both rescues" only makes sense together with it. */
const questionKinds = {
  floor: /(?<!\p{L})(?:what|which) floor|(?<!\p{L})hányadikon|(?<!\p{L})(?:hányadik|melyik) emelet/iu,
  pets: /^(?=[^?]*(?<!\p{L})(?:have|any|got|how many|what kind|van|vannak|hány|milyen)(?!\p{L}))[^?]*(?<!\p{L})(?:pets?|cats?|dogs?|macsk\p{L}*|cic\p{L}{1,4}|kuty\p{L}*|állat\p{L}*)(?!\p{L})/iu,
  who: /(?<!\p{L})(?:siblings?|brothers?|sisters?|testvér\p{L}*|how often do you (?:see|visit|call|meet|talk)|milyen gyakran (?:lát|találkoz|beszél)\p{L}*|who|whom|ki|kivel|kit|kitől|kinél|kihez)(?!\p{L})/iu,
  howLong: /(?<!\p{L})(?:how long (?:have|has|had|did|were)|since when|mióta|mennyi ideje|hány éve|meddig)(?!\p{L})/iu,
  count: /(?<!\p{L})(?:how many|hány(?:an|at)?|mennyi)(?!\p{L})/iu,
  habit:
    /(?<!\p{L})how often(?! do you (?:see|visit|call|meet|talk))(?!\p{L})|(?<!\p{L})when (?:do|are) you (?:\p{L}+ )?(?:usually|normally|mostly)|(?<!\p{L})what days?(?!\p{L})|(?<!\p{L})milyen gyakran(?! (?:lát|találkoz|beszél))|(?<!\p{L})(?:mikor|melyik nap\p{L}*|hánykor) (?:\p{L}+ )?szokt/iu,
  date: /(?<!\p{L})(?:when|mikor\p{L}*|hánykor)(?!\p{L})/iu,
  trip: /(?<!\p{L})(?:where|hov?[aá])(?!\p{L})[^?]*(?<!\p{L})(?:off to|going|headed|trip|holiday|vacation|travel\p{L}*|fly\p{L}*|utaz\p{L}*|nyaral\p{L}*|indul\p{L}*|ment?ek|mész|repül\p{L}*)(?!\p{L})/iu,
  happened:
    /(?<!\p{L})where (?:did|was|were)(?!\p{L})|(?<!\p{L})honnan (?:\p{L}+ )?ismer|(?<!\p{L})(?:hol|honnan|merre)(?!\p{L})[^?]*\p{L}(?:tál|tél|tatok|tetek|tak|tek)(?!\p{L})/iu,
  where: /(?<!\p{L})(?:where|hol|hov?[aá]|honnan|merre)(?!\p{L})/iu,
  choice: /(?<!\p{L})(?:what|which|mi|mit|melyik\p{L}*|milyen|mivel)(?!\p{L})/iu,
  other: /\?/u,
} as const;
type QuestionKind = keyof typeof questionKinds;

/** Lines for each kind of question; `{echo}` is the answer and `{tail}` its last part. */
export type ShortAnswerLines = Record<QuestionKind, Situation['lines']>;

export interface ShortAnswer {
  kind: QuestionKind;
  /** The question, which names the subject. */
  question: string;
  /** The answer whole and in parts, so that not every line repeats all of it. */
  echoes: string[];
  tail: string | null;
}

/** Without a word such as "where", any day or drink in a question may be a plan: "Coffee on Sunday?" */
const openKinds: ReadonlySet<QuestionKind> = new Set(['other', 'date']);
const proposal =
  /(?<!\p{L})(?:want to|wanna|shall we|should we|would you like|up for|fancy|free|join me|kedved|eljössz|jössz|ráérsz|menjünk|igyunk|együnk|sétáljunk|üljünk|legyen)(?!\p{L})/iu;
const maxWords = 8;
const maxEchoLength = 45;
const lastQuestion = /[^.!?…\n]*\?[^?]*$/u;
const joining = /^(?:and|but|so|well|plus|és|de|meg|hát|szóval|plusz)(?!\p{L})\s*/iu;
/** "Don't judge me" and "ne ítélj el" are said to the reader. */
const request = /^(?:don['’]?t|do not|please|sorry|ne|kérlek|bocs\p{L}*)(?!\p{L})/iu;
const nobody = /^(?:alone|nobody|no one|just me|by myself|egyedül|senki\p{L}*)$/iu;

/** A number alone, or a reason, which these lines do not fit. */
const otherQuestions =
  /(?<!\p{L})(?:how (?:old|tall|much|far)|what time|why|hány (?:éves|óra\p{L}*)|mennyibe|milyen (?:magas|messze)|miért)(?!\p{L})/iu;

const questionKindOf = (question: string) =>
  otherQuestions.test(question)
    ? undefined
    : (Object.keys(questionKinds) as QuestionKind[]).find((kind) => questionKinds[kind].test(question));

/** The match's answer of a few words to the member's question; `null` for anything else, or nothing light. */
export function findShortAnswer(task: Task): ShortAnswer | null {
  const { conversation } = task;
  const language = detectTaskLanguage(task);
  const [asked, final] = conversation.slice(-2);
  if (asked?.from !== 'member' || final?.from !== 'match' || !endsWithQuestion(asked.text)) return null;
  const { text } = final;
  if (endsWithQuestion(text) || text.trim().split(/\s+/).length > maxWords) return null;
  if (contactPlaceholder.test(text) || looksLikeInstructions(text)) return null;
  const question = lastQuestion.exec(asked.text)?.[0].trim() ?? '';
  if (refusal.test(text) || heavy.test(question) || heavy.test(text)) return null;
  const parts = text
    .split(/[.!…\n,;:]+/u)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, ''))
    .filter((part) => countTellingWords(part) > 0 && !request.test(part) && !addressesReader.test(part))
    .map((part) => turnToReader(part, language));
  const usable = parts.filter((part) => part !== null);
  const [first] = usable;
  if (first === undefined || parts[0] === null) return null;
  const kind = questionKindOf(question);
  if (!kind || (openKinds.has(kind) ? invitation : proposal).test(question)) return null;
  const whole = usable.join(', ');
  const tail = usable.length > 1 ? (usable.at(-1)?.replace(joining, '') ?? null) : null;
  return {
    kind: kind === 'who' && tail === null && nobody.test(first) ? 'other' : kind,
    question,
    echoes: [whole.length <= maxEchoLength ? whole : first, ...(tail ? [tail, first] : [])],
    tail,
  };
}
