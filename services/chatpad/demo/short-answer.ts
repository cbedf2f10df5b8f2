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
  favourite:
    /(?<!\p{L})(?:favou?rites?|best|prefer\p{L}*|which|kedvenc\p{L}*|legjobb\p{L}*|melyik\p{L}*|inkább)(?!\p{L})/iu,
  choice: /(?<!\p{L})(?:what|which|mi|mit|melyik\p{L}*|milyen|mivel)(?!\p{L})/iu,
  other: /\?/u,
} as const;
type QuestionKind = keyof typeof questionKinds;

interface AnswerKind {
  question: RegExp;
  answer: RegExp;
}

/** Questions and answers that belong together; the first that fits is taken, before the kind of question alone. */
const answerKinds = {
  rough: {
    question: /\?/u,
    answer:
      /(?<!\p{L})(?:failed|awful|terribl[ey]|horribl[ey]|the worst|bad(?:ly)?(?! at)|rough|miserable|a disaster|rosszul|rossz|szörnyű\p{L}*|borzalmas\p{L}*|borzasztó\p{L}*|megbuktam|pocsék\p{L}*|katasztróf\p{L}*)(?!\p{L})/iu,
  },
  mishap: {
    question:
      /(?<!\p{L})(?:fall|falls|fell|fallen|broke|break|spill\p{L}*|drop\p{L}*|lost|lose|burn\p{L}*|crash\p{L}*|forgot|tripped|soaked|\p{L}{0,6}esett|\p{L}{0,6}törte?|kiöntött\p{L}*|elveszt\p{L}*|elkésett|odaég\p{L}*|felborul\p{L}*|elázott)(?!\p{L})/iu,
    answer: /^(?:me|i did|just me|myself|én|csak én|magam)(?: (?:lol|haha\p{L}*|xd))?[.!]?$/iu,
  },
  ending: {
    question:
      /(?<!\p{L})(?:episodes?|seasons?|series|show|films?|movies?|books?|scenes?|songs?|play|rész\p{L}*|évad\p{L}*|soroz\p{L}*|film\p{L}*|könyv\p{L}*|jelenet\p{L}*|dal\p{L}*|darab\p{L}*|szám\p{L}*)(?!\p{L})/iu,
    answer:
      /(?<!\p{L})(?:cried|crying|sobb(?:ed|ing)|tears|bawled|sír(?:tam|ok|ás)|bőg(?:tem|ök)|zokogtam|könny\p{L}*)(?!\p{L})/iu,
  },
  sleep: {
    question: /(?<!\p{L})(?:sleep|slept|nap|al(?:sz\p{L}*|udt\p{L}*|v\p{L}+))(?!\p{L})/iu,
    answer:
      /(?<!\p{L})(?:rarely|barely|hardly|never|badly|not (?:much|enough)|(?:one|two|three|four|[1-4]) ?(?:hours?|hrs?|h)|alig|ritkán|soha|rosszul|kev[eé]s\p{L}*|(?:egy|két|három|négy|[1-4]) ?órá\p{L}*)(?!\p{L})/iu,
  },
  work: {
    question: /^(?!.*(?<!\p{L})(?:work|job|for a living|dolgoz\p{L}*|munk\p{L}*|foglalkoz\p{L}*)(?!\p{L}))/iu,
    answer:
      /(?<!\p{L})(?:on call|(?:late |early |night )?shifts?|working|overtime|deadlines?|ügyel\p{L}*|műszak\p{L}*|éjszakás\p{L}*|dolgoz(?:om|ok)|melóz(?:om|ok)|túlóráz?\p{L}*|határidő\p{L}*)(?!\p{L})/iu,
  },
  unsure: { question: /\?/u, answer: /(?:^|[, ])(?:if|unless|hopefully|ha|hacsak|remélem)(?= )/iu },
  music: {
    question:
      /(?<!\p{L})(?:what (?:are|r) (?:you|u) (?:doing|up to)|how are you spending|mit csinálsz|mizu\p{L}*|mi újság|mivel (?:telik|töltöd)|mi a program(?:od)?)(?!\p{L})/iu,
    answer:
      /(?<!\p{L})(?:drumming|practi[sc]ing|rehears\p{L}*|singing|playing (?:the )?(?:guitar|piano|drums|violin|cello|bass)|(?:the )?(?:guitar|piano|drums)|dobol\p{L}*|gyakorl\p{L}*|próbál(?:ok|unk)|éneklek|énekel\p{L}*|gitároz\p{L}*|zongoráz\p{L}*|hegedül\p{L}*)(?!\p{L})/iu,
  },
  chores: {
    question: /\?/u,
    answer:
      /(?<!\p{L})(?:laundry|dishes|cleaning|hoovering|vacuuming|ironing|unpacking|packing|groceries|takarít\p{L}*|mosás|mosok|mosogat\p{L}*|vasal\p{L}*|pakol\p{L}*|bevásárl\p{L}*|bevásárol\p{L}*|porszívóz\p{L}*)(?!\p{L})/iu,
  },
  hobby: {
    question:
      /(?<!\p{L})(?:hobb(?:y|ies|i\p{L}*)|for fun|(?:free|spare) time|szabadid\p{L}*|kikapcsolód\p{L}*|mit (?:szeretsz|szoktál) csinálni)(?!\p{L})/iu,
    answer: /./u,
  },
  garden: {
    question:
      /(?<!\p{L})(?:plant(?:ed|ing)?|grow(?:ing)?|sow\p{L}*|ültet\p{L}*|vetett\p{L}*|termeszt\p{L}*)(?!\p{L})/iu,
    answer: /./u,
  },
  media: {
    question:
      /^(?=[^?]*(?<!\p{L})(?:what|which|mit|mi)(?!\p{L}))[^?]*(?<!\p{L})(?:reading|watching|listening|olvas(?:ol|od|tok)|néz(?:el|ed|tek)|hallgat(?:sz|od|tok))(?!\p{L})/iu,
    answer: /./u,
  },
  doing: {
    question:
      /(?<!\p{L})(?:what (?:are|r) (?:you|u) (?:doing|up to)|how are you spending|mit csinálsz|mizu\p{L}*|mi újság|mivel (?:telik|töltöd)|mi a program(?:od)?)(?!\p{L})/iu,
    answer:
      /^(?:(?:just |mostly )?(?!nothing|something|anything|everything|evening|morning)\p{L}{2,}ing|(?:\p{L}{1,20} ){0,3}\p{L}{2,20}(?:ok|ek|ök)[.!]?$)(?!\p{L})/iu,
  },
  cooking: {
    question:
      /^(?=[^?]*(?<!\p{L})(?:what|which|mit|mi)(?!\p{L}))[^?]*(?<!\p{L})(?:cook\p{L}*|bak(?:e|es|ing|ed)|süt(?:sz|öd|ött\p{L}*|öttél)?|főz(?:öl|öd|tél)?)(?!\p{L})/iu,
    answer: /./u,
  },
  eating: {
    question:
      /(?<!\p{L})(?:ate|eaten|did you (?:eat|have)|for (?:breakfast|lunch)|ettél|reggeliztél|ebédeltél|vacsoráztál)(?!\p{L})/iu,
    answer: /./u,
  },
  making: {
    question:
      /^(?=[^?]*(?<!\p{L})(?:what|which|what['’]s|mit|mi)(?!\p{L}))[^?]*(?<!\p{L})(?:build(?:ing)?|making|knit(?:ting)?|sew(?:ing)?|paint(?:ing)?|draw(?:ing)?|needles|workbench|épít(?:esz|ed)|köt(?:sz|öd)|varr(?:sz|od)|fest(?:esz|ed)|rajzol(?:sz|od)|barkácsol(?:sz|od)|készít(?:esz|ed))(?!\p{L})/iu,
    answer: /./u,
  },
  verdict: {
    question:
      /(?<!\p{L})(?:how (?:was|were)|how did (?:it|that|the \p{L}{1,20}) go|how['’]?s your (?:day|week|weekend|\p{L}{3,6}day)|milyen (?:volt|lett)|hogy (?:ment|sikerült|telt))(?!\p{L})/iu,
    answer: /^[^?\d]{1,30}$/u,
  },
} as const satisfies Record<string, AnswerKind>;
type AnswerKindName = keyof typeof answerKinds;

/** Lines for each kind of question; `{echo}` is the answer and `{tail}` its last part. */
export type ShortAnswerLines = Record<QuestionKind | AnswerKindName, Situation['lines']>;

export interface ShortAnswer {
  kind: QuestionKind | AnswerKindName;
  /** The question, which names the subject. */
  question: string;
  /** The answer whole and in parts, so that not every line repeats all of it; `null` when it can't be said to its writer. */
  echoes: (string | null)[];
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
/** "Don't judge me" and "szurkolj" are said to the reader. */
const request =
  /^(?:don['’]?t|do not|please|sorry|wish me|trust me|imagine|ne|kérlek|bocs\p{L}*|szurkolj|drukkolj|kívánj|képzeld|hidd el)(?!\p{L})/iu;
const laughter = / (?:lol|haha\p{L}*|xd|hehe)$/iu;
const nobody = /^(?:alone|nobody|no one|just me|by myself|egyedül|senki\p{L}*)$/iu;

/** A number alone, or a reason, which these lines do not fit. */
const otherQuestions =
  /(?<!\p{L})(?:how (?:old|tall|much|far)|what time|why|hány (?:éves|óra\p{L}*)|mennyibe|milyen (?:magas|messze)|miért)(?!\p{L})/iu;

const questionKindOf = (question: string) =>
  otherQuestions.test(question)
    ? undefined
    : (Object.keys(questionKinds) as QuestionKind[]).find((kind) => questionKinds[kind].test(question));

const answerKindOf = (question: string, answer: string) =>
  proposal.test(question)
    ? undefined
    : (Object.keys(answerKinds) as AnswerKindName[]).find(
        (kind) => answerKinds[kind].question.test(question) && answerKinds[kind].answer.test(answer.trim()),
      );

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
  const special = answerKindOf(question, text);
  // Tears at the end of a film are no grief.
  if (refusal.test(text) || heavy.test(question) || (heavy.test(text) && special !== 'ending')) return null;
  const parts = text
    .split(/[.!…\n,;:]+/u)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '').replace(laughter, ''))
    .filter((part) => countTellingWords(part) > 0 && !request.test(part) && !addressesReader.test(part))
    .map((part) => turnToReader(part, language));
  const usable = parts.filter((part) => part !== null);
  const [first] = usable;
  const tail = usable.length > 1 ? (usable.at(-1)?.replace(joining, '') ?? null) : null;
  const echo = parts[0] === null || first === undefined ? null : shorten(usable, first);
  if (special) {
    // "The good kind of long" takes one word.
    const isLong = special === 'verdict' && text.trim().includes(' ');
    return { kind: special, question, echoes: [isLong ? null : echo], tail };
  }
  if (echo === null || first === undefined) return null;
  const kind = questionKindOf(question);
  if (!kind || (openKinds.has(kind) ? invitation : proposal).test(question)) return null;
  return {
    kind: kind === 'who' && tail === null && nobody.test(first) ? 'other' : kind,
    question,
    echoes: [echo, ...(tail ? [tail, first] : [])],
    tail,
  };
}

/** The whole answer, or its first part when the whole is long. */
function shorten(parts: readonly string[], first: string): string {
  const whole = parts.join(', ');
  return whole.length <= maxEchoLength ? whole : first;
}
