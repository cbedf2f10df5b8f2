import { inSmallLetters, writesLowerCase } from '@datewright/demo/letters';
import { dice, shuffled } from '@datewright/demo/pick';
import { plain } from '@datewright/demo/plain';
import { render, type Slots } from '@datewright/demo/render';
import type { Subject } from '@datewright/demo/subjects';
import { draftSlots, greets } from './draft.ts';
import { english } from './en/phrasebook.ts';
import { followedWords } from './followed-words.ts';
import { hungarian } from './hu/phrasebook.ts';
import { languageOf } from './language.ts';
import { gather, type Material } from './material.ts';
import type { Frame, Phrasebook } from './phrasebook.ts';
import type { Task } from './read-task.ts';

export interface Written {
  text: string;
  reason: string;
  evidence: string | null;
}

const wanted = 5;
const passes = 12;
const tones = ['flirty', 'thoughtful', 'bold'] as const;
const books = { en: english, hu: hungarian };
const startLow = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function framesOf(task: Task, book: Phrasebook, { last }: Material, tone: Task['tone']): Frame[] {
  if (task.gentle) return book.gentle;
  if (task.draft?.trim()) {
    return book.rewrites[tone].filter(({ say }) => !(greets(task.draft) && say.includes('{Hey}')));
  }
  const frames = book.frames[task.mode][tone];
  // Who was asked something answers it.
  if (task.mode === 'reply' && last.kind === 'question')
    return frames.filter(({ after }) => after?.includes('question'));
  return frames.filter(({ after }) => !after || after.includes(last.kind));
}

interface Stage {
  frames: Frame[];
  material: Material;
  /** The same frame, question or plan twice in one answer would read like a machine. */
  mayRepeat: boolean;
}

/** Where to look for the next suggestion: ever wider, for whoever tries again and again. */
function stagesOf(task: Task, book: Phrasebook): Stage[] {
  const material = gather(task, book);
  const wider = { ...material, subjects: [...material.subjects, { ...book.noTopic, name: null }] };
  const frames = framesOf(task, book, material, task.tone);
  const everyTone = tones.flatMap((tone) => framesOf(task, book, material, tone));
  return [
    { frames, material, mayRepeat: false },
    { frames, material: wider, mayRepeat: false },
    { frames, material: wider, mayRepeat: true },
    { frames: everyTone, material: wider, mayRepeat: true },
  ];
}

function slotsOf(task: Task, book: Phrasebook, material: Material, roll: () => number): Slots {
  const one = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)];
  const subject = one(material.subjects) as Subject;
  const other = one(material.subjects.filter(({ name }) => name !== subject.name));
  const question = one(subject.questions) ?? '';
  const name = task.match.name.trim();
  return {
    Hi: book.hi(name),
    Hey: book.hey(name),
    ',name': name && `, ${name}`,
    topic: subject.name,
    topic2: other?.name,
    question,
    q: startLow(question),
    take: one(subject.takes),
    plan: one(subject.plans),
    when: one(book.times),
    quote: one(material.quotes),
    last: material.last.quote,
    ...draftSlots(task.draft),
  };
}

/** Five suggestions made of what the task gives. The same task, `avoid` included, always gives the same five. */
export function writeSuggestions(task: Task): Written[] {
  const book = books[languageOf(task)];
  const roll = dice(JSON.stringify(task));
  const lower = writesLowerCase(task.draft);
  const taken = new Set(task.avoid.map(plain));
  const used = new Set<string>();
  const isAsked = gather(task, book).last.kind === 'question';
  const answersFirst = isAsked && task.mode === 'ask-out' && !task.gentle && !task.draft?.trim();
  const written: Written[] = [];

  function take(frame: Frame, slots: Slots, mayRepeat: boolean): void {
    const said = render(frame.say, slots);
    const why = render(frame.why, slots);
    if (!said || !why || taken.has(plain(said))) return;
    const text = answersFirst ? book.answerFirst + said : said;
    if (taken.has(plain(text))) return;
    const parts = [slots.question, slots.plan, slots.take].filter((part) => part && plain(text).includes(plain(part)));
    const pieces = [frame.say, ...parts.map((part) => part ?? '')];
    if (!mayRepeat && pieces.some((piece) => used.has(piece))) return;
    for (const piece of pieces) used.add(piece);
    taken.add(plain(text));
    const shown = lower ? inSmallLetters(text) : text;
    const words = followedWords(frame, shown, slots, task.mode);
    written.push({
      text: shown,
      reason: words ? `${why} ${book.followed(words)}` : why,
      evidence: words && frame.evidence,
    });
  }

  for (const { frames, material, mayRepeat } of stagesOf(task, book)) {
    // Each pass uses a frame at most once; later passes fill the same frames with other material.
    for (let pass = 0; pass < passes; pass++) {
      for (const frame of shuffled(frames, roll)) {
        if (written.length === wanted) return written;
        take(frame, slotsOf(task, book, material, roll), mayRepeat);
      }
    }
  }
  return written;
}
