import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import type { Section } from '@datewright/contracts/datecoach/strategy';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { wrapParseError } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import type { AiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import { createArrayElementParser } from '@datewright/tool-kit/ai/array-element-parser';
import type { LineReviewer } from '@datewright/tool-kit/line-review/line-reviewer';
import { type AiVerdict, parseAiVerdict } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import {
  buildPlaybookGuidance,
  buildPlaybookPrompt,
  type PlaybookOptions,
  playbookPromptVersion,
} from '../prompts/playbook-prompt.ts';
import { buildTipReview } from '../prompts/review-subject.ts';
import { type DateMaterial, toMaskRequest } from '../rules/date-material.ts';
import { toLine } from '../rules/line-validator.ts';
import { parseSection, type RawTip } from '../rules/parse-section.ts';
import { listTipTexts } from '../rules/section-tips.ts';
import { createSectionValidator } from '../rules/section-validator.ts';
import { createPacedStream } from './paced-stream.ts';

interface WritePlaybookRequest {
  material: DateMaterial;
  /** Includes the names of the missing sections. */
  options: PlaybookOptions;
  /** Sections written so far. */
  earlier: readonly Section[];
  /** Time limit for the whole playbook. */
  seconds: number;
  signal: AbortSignal;
  /** Receives the AI's verdict on the material; throws when nothing may be written. */
  checkKind: (kind: AiVerdict) => Promise<ModerationNotice | null>;
  /** Called when the AI is the first to notice grief: earlier sections are dropped and everything is written gently. */
  onGentle: (notice: ModerationNotice) => Promise<void>;
}

export interface PlaybookWriter {
  writtenBy: string;
  /**
   * Yields each section that passes validation. Throws `ai_failed` when sections are still missing in the end, and the
   * AI client's errors.
   */
  write(request: WritePlaybookRequest): AsyncGenerator<Section, void, undefined>;
}

interface PlaybookWriterDependencies {
  ai: AiClient;
  rateLimit: AiRateLimiter;
  safety: Pick<ModerationService, 'mask' | 'moderateAnswer'>;
  lineReviewer: LineReviewer;
  onRejected: (why: string) => void;
}

/** A tip as a review reads it, with everything that is shown of it. */
const toReviewLine = ({ scenario, text, why, readNo }: RawTip): string =>
  [scenario, text, why && `Why: ${why}`, readNo && `How a no looks: ${readNo}`].filter(Boolean).join(' ');

/** Each attempt after the first asks only for the sections that failed validation. */
const maxAttempts = 2;

export function createPlaybookWriter({
  ai,
  rateLimit,
  safety,
  lineReviewer,
  onRejected,
}: PlaybookWriterDependencies): PlaybookWriter {
  const streamAtRate = createPacedStream(ai, rateLimit);

  /** Returns true when the AI asks for a gentle rewrite of the same sections. */
  async function* attempt(request: WritePlaybookRequest, seconds: number): AsyncGenerator<Section, boolean, undefined> {
    const { material, options, earlier, signal } = request;
    const { needs, gentle } = options;
    const mask = await safety.mask(toMaskRequest(material));
    const instructions = buildPlaybookGuidance(options, material.writing);
    const answer = createAnswerModerator(safety, (text) => toLine(mask, text));
    const constraints = { material, mask, needs, gentle, isAllowed: answer.isAllowed, onRejected, instructions };
    const validate = createSectionValidator({ ...constraints, earlier: earlier.flatMap(listTipTexts) });
    const missing = new Set(options.sections);
    const review = lineReviewer.start({ ...buildTipReview(material, options, mask), signal });
    const elements = createArrayElementParser('sections');
    let verdict: string | null = null;

    for await (const piece of streamAtRate({
      ...buildPlaybookPrompt(material, options, mask),
      timeoutSeconds: seconds,
      signal,
      isRateLimited: true,
    })) {
      const elementsOfPiece = wrapParseError(() => elements.push(piece));
      if (verdict === null) {
        verdict = elements.getKind();
        const notice = verdict && (await request.checkKind(parseAiVerdict(verdict)));
        if (notice && !gentle) {
          await request.onGentle(notice);
          return true;
        }
      }
      // The AI must give its verdict before the first section.
      if (elementsOfPiece.length > 0 && verdict === null) parseAiVerdict('');
      for (const element of elementsOfPiece) {
        const raw = parseSection(element);
        if (!raw) continue;
        await answer.moderate(element);
        const faults = await review(raw.tips.map(toReviewLine));
        // How to read a no is never shown as the AI wrote it without a review.
        const tips = faults
          ? raw.tips.filter((_, at) => !faults[at])
          : raw.tips.map((tip) => ({ ...tip, readNo: null }));
        const section = validate({ ...raw, tips });
        if (section && missing.delete(section.name)) yield section;
      }
      // The rest of the answer is not needed.
      if (missing.size === 0) return false;
    }
    wrapParseError(() => elements.end());
    return false;
  }

  return {
    writtenBy: ai.writtenBy,
    async *write(request) {
      const deadline = Date.now() + request.seconds * 1000;
      const written = [...request.earlier];
      let options = request.options;
      for (let attempts = 0; attempts < maxAttempts; ) {
        const secondsLeft = Math.max(0.1, (deadline - Date.now()) / 1000);
        const sections = attempt({ ...request, options, earlier: written }, secondsLeft);
        const mustBeGentle = yield* collectSections(sections, written);
        if (mustBeGentle) {
          // The earlier sections are not gentle, so all are written again.
          written.length = 0;
          options = { ...options, sections: [...sectionNames], gentle: true };
          continue;
        }
        const missing = options.sections.filter((name) => !written.some((section) => section.name === name));
        if (missing.length === 0) return;
        currentRequest().log.info({ prompt: playbookPromptVersion, missing }, 'sections of a playbook are missing');
        options = { ...options, sections: missing };
        attempts++;
      }
      throw new AppError('ai_failed', { cause: new Error('Sections that can not be shown') });
    },
  };
}

/** Passes sections on and adds each to `written`. */
async function* collectSections<Result>(
  sections: AsyncGenerator<Section, Result, undefined>,
  written: Section[],
): AsyncGenerator<Section, Result, undefined> {
  for (;;) {
    const next = await sections.next();
    if (next.done) return next.value;
    written.push(next.value);
    yield next.value;
  }
}
