import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { wrapParseError } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient, AiRequest } from '@datewright/tool-kit/ai/ai-client';
import type { AiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import { createArrayElementParser } from '@datewright/tool-kit/ai/array-element-parser';
import { type AiVerdict, parseAiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import { buildPlaybookGuidance, buildPlaybookPrompt, type PlaybookOptions } from '../prompts/playbook-prompt.ts';
import { type DateMaterial, toMaskRequest } from '../rules/date-material.ts';
import { toLine } from '../rules/line-validator.ts';
import { createSectionValidator, listTipTexts } from '../rules/section-validator.ts';

interface WritePlaybookRequest {
  material: DateMaterial;
  /** Names the sections that are missing. */
  options: PlaybookOptions;
  /** Those that are there. */
  earlier: readonly Section[];
  /** That all of it may take. */
  seconds: number;
  signal: AbortSignal;
  /** Told what the AI says of the material; throws when nothing is to be written. */
  checkKind: (kind: AiVerdict) => Promise<ModerationNotice | null>;
  /** The AI saw grief that nobody had seen before: those that are there are dropped, and all are written gently. */
  onGentle: (care: ModerationNotice) => Promise<void>;
}

export interface PlaybookWriter {
  writtenBy: string;
  /** Sections that may be shown, each as soon as it is written. Throws `ai_failed` when some are missing in the end, or the AI client's errors. */
  write(order: WritePlaybookRequest): AsyncGenerator<Section, void, undefined>;
}

interface PlaybookWriterDependencies {
  ai: AiClient;
  rateLimit: AiRateLimiter;
  safety: Pick<ModerationService, 'mask' | 'moderateAnswer'>;
  onRejected: (why: string) => void;
}

/** How often an AI is asked for what could not be shown. */
const maxAttempts = 2;

export function createPlaybookWriter({
  ai,
  rateLimit,
  safety,
  onRejected,
}: PlaybookWriterDependencies): PlaybookWriter {
  /** The text of an answer in pieces, once it is this question's turn. */
  async function* paced(question: AiRequest & { signal: AbortSignal }): AsyncGenerator<string, void, undefined> {
    const patience = question.timeoutSeconds * 1000;
    const end = Date.now() + patience;
    const { pieces, first } = await rateLimit.run(
      async () => {
        const stream = ai.stream({ ...question, timeoutSeconds: Math.max(0.1, (end - Date.now()) / 1000) });
        return { pieces: stream, first: await stream.next() };
      },
      { signal: question.signal, maxWaitMs: patience },
    );
    if (first.done) return;
    yield first.value;
    yield* pieces;
  }

  /** Answers true when the AI wants the same written gently. */
  async function* attempt(order: WritePlaybookRequest, seconds: number): AsyncGenerator<Section, boolean, undefined> {
    const { material, options, earlier, signal } = order;
    const { needs, gentle } = options;
    const mask = await safety.mask(toMaskRequest(material));
    const instructions = buildPlaybookGuidance(options);
    const answer = createAnswerModerator(safety, (text) => toLine(mask, text));
    const standards = { material, mask, needs, gentle, isAllowed: answer.isAllowed, onRejected, instructions };
    const judge = createSectionValidator({ ...standards, earlier: earlier.flatMap(listTipTexts) });
    const missing = new Set(options.sections);
    const elements = createArrayElementParser('kind', 'sections');
    let heard: string | null = null;

    for await (const piece of paced({
      ...buildPlaybookPrompt(material, options, mask),
      timeoutSeconds: seconds,
      signal,
      isRateLimited: true,
    })) {
      const written = wrapParseError(() => elements.push(piece));
      if (heard === null) {
        heard = elements.getLeadingValue();
        const care = heard && (await order.checkKind(parseAiVerdict(heard)));
        if (care && !gentle) {
          await order.onGentle(care);
          return true;
        }
      }
      // What was not judged first is not read.
      if (written.length > 0 && heard === null) parseAiVerdict('');
      for (const element of written) {
        await answer.moderate(element);
        const section = judge(element);
        if (section && missing.delete(section.name)) yield section;
      }
      // What an AI still says after the last section is not waited for.
      if (missing.size === 0) return false;
    }
    wrapParseError(() => elements.end());
    return false;
  }

  return {
    writtenBy: ai.writtenBy,
    async *write(order) {
      const end = Date.now() + order.seconds * 1000;
      const there = [...order.earlier];
      let wish = order.options;
      for (let tried = 0; tried < maxAttempts; ) {
        const left = Math.max(0.1, (end - Date.now()) / 1000);
        const sections = attempt({ ...order, options: wish, earlier: there }, left);
        const gently = yield* collectSections(sections, there);
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
async function* collectSections<Result>(
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
