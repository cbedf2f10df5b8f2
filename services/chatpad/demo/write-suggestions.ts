import { fillTemplate, type Slots } from '@datewright/demo/fill-template';
import { isLowerCase, lowerCaseText } from '@datewright/demo/lower-case';
import { normalizeText } from '@datewright/demo/normalize-text';
import { createSeededRandom, shuffle } from '@datewright/demo/seeded-random';
import { findSubjects, type Subject } from '@datewright/demo/subjects';
import { createRepeatCheck } from './asked-questions.ts';
import { findCitedWords } from './cited-words.ts';
import { createDraftSlots, startsWithGreeting } from './draft-slots.ts';
import { english } from './en/phrasebook.ts';
import { hungarian } from './hu/phrasebook.ts';
import { detectTaskLanguage } from './language.ts';
import type { Frame, Phrasebook } from './phrasebook.ts';
import type { Task } from './read-task.ts';
import { findShortAnswer, type ShortAnswer } from './short-answer.ts';
import { findSituation, findSituations } from './situations.ts';
import { collectMaterial, type SourceMaterial } from './source-material.ts';
import { findThread, type Thread, toSecondPerson } from './thread.ts';

export interface WrittenSuggestion {
  text: string;
  reason: string;
  evidence: string | null;
}

const suggestionCount = 5;
/** Answers to a question that can be sent as they are; the others have a gap for what only the member knows. */
const readyCount = 2;
const maxUsesOfQuote = 2;
const passes = 12;
const tones = ['flirty', 'thoughtful', 'bold'] as const;
const phrasebooks = { en: english, hu: hungarian };
/** Moves that ask on about what was said, which is what the study is about. */
const followUps = new Set(['askBack', 'story', 'detail']);
/** Moves that fit a message that is not the last one any more. */
const asksOn = new Set(['story', 'detail', 'choice', 'guess']);
/** Fills no frame that asks about a subject. */
const noSubject: Subject = { name: null, questions: [], takes: [], plans: [] };
const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function selectFrames(task: Task, book: Phrasebook, { last }: SourceMaterial, tone: Task['tone']): Frame[] {
  if (task.gentle) return book.gentle;
  if (task.draft?.trim()) {
    return book.rewrites[tone].filter(({ say }) => !(startsWithGreeting(task.draft) && say.includes('{Hey}')));
  }
  const frames = book.frames[task.mode][tone];
  // A question must be answered, so only frames for questions qualify.
  if (task.mode === 'reply' && last.kind === 'question')
    return frames.filter(({ after }) => after?.includes('question'));
  return frames.filter(({ after }) => !after || after.includes(last.kind));
}

interface Stage {
  frames: Frame[];
  material: SourceMaterial;
  /** Allows a frame, question or plan to appear twice in one answer, which sounds robotic. */
  mayRepeat: boolean;
}

/** True for a reply that is neither a rewritten draft nor for a sad moment. */
const isPlainReply = ({ mode, gentle, draft }: Task) => mode === 'reply' && !gentle && !draft?.trim();

const toFrames = (lines: [move: string, say: string][], moves: Phrasebook['moves']): Frame[] =>
  lines.map(([move, say]) => ({
    say,
    why: moves[move] ?? '',
    evidence: followUps.has(move) ? 'followUpQuestions' : null,
  }));

/** The frames of the situation that the last message is about, those of the tone before those of the others. */
function listSituationFrames(task: Task, { situations, moves }: Phrasebook) {
  if (!isPlainReply(task)) return null;
  const { main, before } = findSituations(situations, task);
  if (!main) return null;
  const framesOf = (tone: Task['tone']) => toFrames(main.situation.lines[tone], moves);
  return {
    vague: main.situation.vague ?? false,
    serious: main.situation.serious ?? false,
    ready: toFrames(main.situation.ready ?? [], moves),
    frames: framesOf(task.tone),
    others: tones.filter((tone) => tone !== task.tone).flatMap(framesOf),
    slots: { ...before?.slots, ...main.slots },
    reactions: before?.situation.reactions ?? [],
  };
}

/**
 * The stages to search for the next suggestion, each wider than the last, so that members who retry many times still
 * get something.
 */
function listStages(task: Task, book: Phrasebook, situation: ReturnType<typeof listSituationFrames>): Stage[] {
  const material = collectMaterial(task, book);
  const wider = { ...material, subjects: [...material.subjects, { ...book.noTopic, name: null }] };
  const frames = selectFrames(task, book, material, task.tone);
  const everyTone = tones.flatMap((tone) => selectFrames(task, book, material, tone));
  const { lastSubjects } = material;
  const stage = (list: Frame[], of = material): Stage => ({ frames: list, material: of, mayRepeat: false });
  const specific = situation ? [stage(situation.frames), stage(situation.others)] : [];
  if (situation?.serious) return [...specific, stage(book.gentle)];
  const about = lastSubjects.length > 0 ? [stage(frames, { ...material, subjects: lastSubjects })] : [];
  // Before there is a chat, what the profile says comes before what could be sent to anybody.
  const fromProfile = task.mode === 'opener' ? [stage(frames.filter(({ say }) => /\{(?:topic|quote)/.test(say)))] : [];
  // While the member's own message has no answer, lines continue that before anything else.
  const isFollowUp = ({ after }: Frame) => after?.length === 1 && after[0] === material.last.kind;
  const isUnanswered = task.mode === 'reply' && !task.draft?.trim() && material.last.kind.startsWith('own');
  const goingOn = isUnanswered ? [frames, everyTone].map((list) => list.filter(isFollowUp)) : [];
  const sinceOwn = goingOn.map((list) =>
    stage(list, { ...material, subjects: lastSubjects.length > 0 ? lastSubjects : [noSubject] }),
  );
  const isTopicFirst = situation?.vague ?? true;
  return [
    ...fromProfile,
    ...sinceOwn,
    ...(isTopicFirst ? [...about, ...specific] : [...specific, ...about]),
    stage(frames),
    { frames, material: wider, mayRepeat: false },
    { frames, material: wider, mayRepeat: true },
    { frames: everyTone, material: wider, mayRepeat: true },
  ];
}

const asksOfTopic = ({ say }: Frame) => /\{q(?:uestion)?\}/.test(say);
const isQuoting = ({ say }: Frame) => /\{(?:last|you)\}/.test(say);

interface ThreadStages {
  quoting: Stage[];
  any: Stage[];
}

/** What returns to the thread of a chat that faded: its own lines, or what continues the member's own message. */
function listThreadStages(task: Task, book: Phrasebook, { from, text, quotes }: Thread): ThreadStages {
  const material = collectMaterial(task, book);
  const subjects = [...quotes, text].map((part) => findSubjects(book, part)).find(({ length }) => length > 0) ?? [];
  const of = { ...material, subjects: subjects.length > 0 ? subjects.slice(0, 1) : [noSubject] };
  const framesOf = (tone: Task['tone']): Frame[] => {
    const frames = book.threads[tone].map(([say, why, evidence]) => ({ say, why, evidence }));
    if (from === 'match') return frames;
    const continuing = book.frames.reply[tone].filter(
      ({ after }) => after?.length === 1 && after[0] === 'ownStatement',
    );
    return [...frames.filter(asksOfTopic), ...(quotes.length > 0 ? continuing : [])];
  };
  const told = from === 'match' ? findSituation(book.situations, 'told', text)?.situation : undefined;
  const asked = told?.lasting
    ? toFrames(
        told.lines[task.tone].filter(([move]) => asksOn.has(move)),
        book.moves,
      )
    : [];
  const frames = framesOf(task.tone);
  const plain = frames.filter((frame) => !isQuoting(frame));
  const others = tones.filter((tone) => tone !== task.tone).flatMap(framesOf);
  const stage = (list: Frame[]): Stage => ({ frames: list, material: of, mayRepeat: false });
  return {
    quoting: [stage(frames.filter(isQuoting))],
    any: [stage(plain.filter(asksOfTopic)), stage([...plain, ...asked]), stage(frames), stage(others)],
  };
}

/** What picks up an answer of a few words: lines for what was asked, then questions about its subject. */
function listAnswerStages(task: Task, book: Phrasebook, { kind, question, echoes }: ShortAnswer): Stage[] {
  const material = collectMaterial(task, book);
  const subjects = [echoes[0] ?? '', question].map((text) => findSubjects(book, text)).find(({ length }) => length > 0);
  const framesOf = (tone: Task['tone']) => toFrames(book.shortAnswers[kind][tone], book.moves);
  const stage = (frames: Frame[], of = material): Stage => ({ frames, material: of, mayRepeat: false });
  return [
    stage(framesOf(task.tone)),
    stage(tones.filter((tone) => tone !== task.tone).flatMap(framesOf)),
    ...(subjects ? [stage(book.frames.reply[task.tone].filter(asksOfTopic), { ...material, subjects })] : []),
  ];
}

const hasGap = ({ say }: Frame) => say.includes('___');

const selectFramesOf = (stages: Stage[], isWanted: (frame: Frame) => boolean): Stage[] =>
  stages.map((stage) => ({ ...stage, frames: stage.frames.filter(isWanted) }));

/** What answers a question without a gap: the lines for this question, then those for any. */
function listReadyStages(stages: Stage[], situation: ReturnType<typeof listSituationFrames>): Stage[] {
  const forAny = selectFramesOf(stages, (frame) => !hasGap(frame));
  const [first] = forAny;
  return first && situation ? [{ ...first, frames: situation.ready }, ...forAny] : forAny;
}

function fillSlots(task: Task, book: Phrasebook, material: SourceMaterial, roll: () => number): Slots {
  const one = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)];
  const subject = one(material.subjects) as Subject;
  const other = one(material.subjects.filter(({ name }) => name !== subject.name));
  const question = one(subject.questions);
  const name = task.match.name.trim();
  return {
    Hi: book.hi(name),
    Hey: book.hey(name),
    ',name': name && `, ${name}`,
    topic: subject.name,
    topic2: other?.name,
    question,
    q: question && lowercaseFirst(question),
    take: one(subject.takes),
    plan: one(subject.plans),
    when: one(book.times),
    quote: one(material.quotes),
    last: material.last.quote,
    own: material.own,
    ...createDraftSlots(task.draft),
  };
}

/** A reaction short enough to be quoted, if it has words. */
const quotableReaction = (text: string) => (/\p{L}/u.test(text) && text.length <= 20 ? text : null);

function fillThreadSlots({ quotes, reaction }: Thread, from: 'member' | 'match' | undefined, count: number): Slots {
  const quoted = quotableReaction(reaction);
  const last = quotes[count % quotes.length];
  return {
    last,
    you: last && toSecondPerson(last),
    reply: from === 'match' ? quoted : null,
    mine: from === 'member' ? quoted : null,
  };
}

/** As many first sentences as make a text shorter than the line; `null` when none does. */
function shorten(text: string, line: string): string | null {
  const sentences = text.match(/[^.!?…]+[.!?…]*\s*/gu) ?? [];
  while (sentences.length > 0 && sentences.join('').trim().length >= line.length) sentences.pop();
  return sentences.join('').trim() || null;
}

/** Writes five suggestions from the task. The same task, including `avoid`, always produces the same five. */
export function writeSuggestions(task: Task): WrittenSuggestion[] {
  const book = phrasebooks[detectTaskLanguage(task)];
  // The language follows from the rest.
  const roll = createSeededRandom(JSON.stringify({ ...task, language: undefined }));
  const lower = isLowerCase(task.draft);
  const taken = new Set(task.avoid.map(normalizeText));
  const used = new Set<string>();
  const isAsked = collectMaterial(task, book).last.kind === 'question';
  const answersFirst = isAsked && task.mode === 'ask-out' && !task.gentle && !task.draft?.trim();
  const situation = listSituationFrames(task, book);
  const reactions = (situation?.reactions ?? []).map((text) => fillTemplate(text, situation?.slots ?? {}) ?? '');
  const isOpen = isPlainReply(task) && (situation?.vague ?? true);
  const short = isPlainReply(task) ? findShortAnswer(task) : null;
  const answer = isOpen || short?.kind === 'ending' ? short : null;
  const thread = isOpen && !answer ? findThread(task) : null;
  const asksAgain = createRepeatCheck(task);
  const usesOfQuote = new Map<string, number>();
  const written: WrittenSuggestion[] = [];

  function take(frame: Frame, slots: Slots, mayRepeat: boolean): void {
    const quote = (isQuoting(frame) && slots.last) || '';
    const uses = usesOfQuote.get(quote) ?? 0;
    if (thread && quote && !mayRepeat && uses >= maxUsesOfQuote) return;
    // A question with a colon of its own can't follow one.
    if (frame.say.includes(': {q}') && slots.question?.includes(':')) return;
    const said = fillTemplate(frame.say, slots);
    const why = fillTemplate(frame.why, slots);
    if (!said || !why || taken.has(normalizeText(said))) return;
    const reaction = written.length % 2 === 0 && reactions.shift();
    const lead = written.length < readyCount ? book.answerThere : book.answerFirst;
    const whole = (answersFirst ? lead : reaction ? `${reaction} ` : '') + said;
    const text = task.change === 'shorter' ? shorten(whole, task.line ?? '') : whole;
    if (!text || taken.has(normalizeText(text)) || asksAgain(text)) return;
    const parts = [slots.question, slots.plan, slots.take].filter(
      (part) => part && normalizeText(text).includes(normalizeText(part)),
    );
    const pieces = [frame.say, ...parts.map((part) => part ?? '')];
    if (!mayRepeat && pieces.some((piece) => used.has(piece))) return;
    for (const piece of pieces) used.add(piece);
    usesOfQuote.set(quote, uses + 1);
    taken.add(normalizeText(text));
    const shown = lower ? lowerCaseText(text) : text;
    const words = findCitedWords(frame, shown, slots, task.mode);
    written.push({
      text: shown,
      reason: words ? `${why} ${book.followed(words)}` : why,
      evidence: words && frame.evidence,
    });
  }

  function fill(stages: Stage[], count: number): void {
    for (const { frames, material, mayRepeat } of stages) {
      // Each pass uses a frame at most once; later passes fill the same frames with different material.
      for (let pass = 0; pass < passes; pass++) {
        for (const frame of shuffle(frames, roll)) {
          if (written.length === count) return;
          const slots = { ...fillSlots(task, book, material, roll), ...situation?.slots };
          const picked = answer && { echo: answer.echoes[written.length % answer.echoes.length], tail: answer.tail };
          const again = thread && fillThreadSlots(thread, task.conversation.at(-1)?.from, written.length);
          take(frame, { ...slots, ...again, ...picked }, mayRepeat);
        }
      }
    }
  }

  const stages = listStages(task, book, situation);
  if (answer) {
    fill([...listAnswerStages(task, book, answer), ...stages], suggestionCount);
    return written;
  }
  if (thread) {
    const { quoting, any } = listThreadStages(task, book, thread);
    fill(quoting, book.quotingCount);
    fill([...any, ...stages], suggestionCount);
    return written;
  }
  if (!isAsked || !isPlainReply(task)) {
    fill(stages, suggestionCount);
    return written;
  }
  fill(listReadyStages(stages, situation), readyCount);
  fill(selectFramesOf(stages, hasGap), suggestionCount);
  return written;
}
