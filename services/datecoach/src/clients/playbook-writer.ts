import type { Section } from '@datewright/contracts/datecoach/strategy';
import { sectionNames } from '@datewright/contracts/datecoach/words';
import type { Care } from '@datewright/contracts/safety';
import { reading } from '@datewright/service-kit/ai-answer';
import type { AiClient, AiQuestion } from '@datewright/service-kit/ai-client';
import type { AiPace } from '@datewright/service-kit/ai-pace';
import { arrayElements } from '@datewright/service-kit/array-elements';
import { AppError } from '@datewright/service-kit/errors';
import { type AiKind, aiKindOf } from '@datewright/service-kit/safety/ai-kind';
import { answerReader } from '@datewright/service-kit/safety/answer-reader';
import type { Safety } from '@datewright/service-kit/safety/safety';
import { asLine } from '../answers/accept-line.ts';
import { sectionJudge, textsIn } from '../answers/accept-section.ts';
import { type Material, maskRequestOf } from '../material.ts';
import { type PlaybookWish, playbookGuidance, playbookQuestion } from '../prompts/playbook-prompt.ts';

interface PlaybookOrder {
  material: Material;
  /** Names the sections that are missing. */
  wish: PlaybookWish;
  /** Those that are there. */
  earlier: readonly Section[];
  /** That all of it may take. */
  seconds: number;
  signal: AbortSignal;
  /** Told what the AI says of the material; throws when nothing is to be written. */
  hear: (kind: AiKind) => Promise<Care | null>;
  /** The AI saw grief that nobody had seen before: those that are there are dropped, and all are written gently. */
  onGentle: (care: Care) => Promise<void>;
}

export interface PlaybookWriter {
  writtenBy: string;
  /** Sections that may be shown, each as soon as it is written. Throws `ai_failed` when some are missing in the end, or the AI client's errors. */
  write(order: PlaybookOrder): AsyncGenerator<Section, void, undefined>;
}

interface WriterParts {
  ai: AiClient;
  pace: AiPace;
  safety: Pick<Safety, 'mask' | 'readAnswer'>;
  onRefused: (why: string) => void;
}

/** How often an AI is asked for what could not be shown. */
const mostAttempts = 2;

export function playbookWriter({ ai, pace, safety, onRefused }: WriterParts): PlaybookWriter {
  /** The text of an answer in pieces, once it is this question's turn. */
  async function* paced(question: AiQuestion & { signal: AbortSignal }): AsyncGenerator<string, void, undefined> {
    const patience = question.seconds * 1000;
    const end = Date.now() + patience;
    const { pieces, first } = await pace.ask(
      async () => {
        const stream = ai.stream({ ...question, seconds: Math.max(0.1, (end - Date.now()) / 1000) });
        return { pieces: stream, first: await stream.next() };
      },
      { signal: question.signal, patience },
    );
    if (first.done) return;
    yield first.value;
    yield* pieces;
  }

  /** Answers true when the AI wants the same written gently. */
  async function* attempt(order: PlaybookOrder, seconds: number): AsyncGenerator<Section, boolean, undefined> {
    const { material, wish, earlier, signal } = order;
    const { needs, gentle } = wish;
    const mask = await safety.mask(maskRequestOf(material));
    const instructions = playbookGuidance(wish);
    const answer = answerReader(safety, (text) => asLine(mask, text));
    const standards = { material, mask, needs, gentle, allows: answer.allows, onRefused, instructions };
    const judge = sectionJudge({ ...standards, earlier: earlier.flatMap(textsIn) });
    const missing = new Set(wish.sections);
    const elements = arrayElements('kind', 'sections');
    let heard: string | null = null;

    for await (const piece of paced({ ...playbookQuestion(material, wish, mask), seconds, signal, isPaced: true })) {
      const written = reading(() => elements.push(piece));
      if (heard === null) {
        heard = elements.lead();
        const care = heard && (await order.hear(aiKindOf(heard)));
        if (care && !gentle) {
          await order.onGentle(care);
          return true;
        }
      }
      // What was not judged first is not read.
      if (written.length > 0 && heard === null) aiKindOf('');
      for (const element of written) {
        await answer.read(element);
        const section = judge(element);
        if (section && missing.delete(section.name)) yield section;
      }
      // What an AI still says after the last section is not waited for.
      if (missing.size === 0) return false;
    }
    reading(() => elements.end());
    return false;
  }

  return {
    writtenBy: ai.writtenBy,
    async *write(order) {
      const end = Date.now() + order.seconds * 1000;
      const there = [...order.earlier];
      let wish = order.wish;
      for (let tried = 0; tried < mostAttempts; ) {
        const left = Math.max(0.1, (end - Date.now()) / 1000);
        const sections = attempt({ ...order, wish, earlier: there }, left);
        const gently = yield* keeping(sections, there);
        if (gently) {
          // What was written before is not gentle: all of it is written again.
          there.length = 0;
          wish = { ...wish, sections: [...sectionNames], gentle: true };
          continue;
        }
        const missing = wish.sections.filter((name) => !there.some((one) => one.name === name));
        if (missing.length === 0) return;
        wish = { ...wish, sections: missing };
        tried++;
      }
      throw new AppError('ai_failed', { cause: new Error('Sections that can not be shown') });
    },
  };
}

/** Hands sections on, and notes each of them. */
async function* keeping<Result>(
  sections: AsyncGenerator<Section, Result, undefined>,
  there: Section[],
): AsyncGenerator<Section, Result, undefined> {
  for (;;) {
    const next = await sections.next();
    if (next.done) return next.value;
    there.push(next.value);
    yield next.value;
  }
}
