import { bioMaxLength } from '@datewright/contracts/bio/limits';
import { z } from '@datewright/contracts/zod';
import { parseAiAnswer } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import { takeNewestWithinLimit } from '@datewright/tool-kit/ai/ai-prompt';
import type { LineReviewer } from '@datewright/tool-kit/line-review/line-reviewer';
import { aiVerdicts } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService, StartedCheck } from '@datewright/tool-kit/moderation/moderation-service';
import { allBioInstructions, buildBioPrompt } from '../prompts/bio-prompt.ts';
import { type BioPromptInput, listGivenTexts, maxBioLengthFor } from '../prompts/bio-prompt-input.ts';
import { buildBioReview } from '../prompts/bio-review.ts';
import { createBioAnswerValidator, toShownText } from '../rules/bio-answer-validator.ts';
import { askWithRetry } from './ask-with-retry.ts';
import type { BioTextAnalyzer } from './bio-text-analyzer.ts';
import { type ExplainedBio, judgeBioAnswer } from './judge-bio-answer.ts';

const writtenBioSchema = z.object({ kind: z.enum(aiVerdicts), bio: z.string(), explanation: z.array(z.string()) });

interface WrittenBio extends ExplainedBio {
  isSecondTry: boolean;
}

export interface BioWriter {
  /** The AI that is named as the author. */
  writtenBy: string;
  /**
   * Writes a bio that may be shown and differs from all `earlier` ones. Throws what `check` throws, and the AI client's errors.
   */
  write(input: BioPromptInput, earlier: string[], check: StartedCheck, seconds: number): Promise<WrittenBio>;
}

export function createBioWriter(
  ai: AiClient,
  safety: Pick<ModerationService, 'mask' | 'moderateAnswer'>,
  lineReviewer: LineReviewer,
  texts: BioTextAnalyzer,
): BioWriter {
  return {
    writtenBy: ai.writtenBy,
    async write(input, earlier, check, seconds) {
      const given = listGivenTexts(input);
      const { answer, isSecondTry } = await askWithRetry<ExplainedBio>(seconds, async (left, refused) => {
        const avoid = takeNewestWithinLimit([...earlier.toReversed(), ...(refused?.text ? [refused.text] : [])]);
        const namedIn = [...given, input.voice];
        const hints = refused?.faults.map(({ reason }) => reason) ?? [];
        const contactsOnly = [...namedIn, ...avoid, ...hints];
        const mask = await safety.mask({ name: '', texts: [], namedIn, contactsOnly });
        const shown = createAnswerModerator(safety, (text) => toShownText(mask, text));
        const validator = createBioAnswerValidator({
          mask,
          isAllowed: shown.isAllowed,
          // The profile's facts were not meant for a public text, so their contact details stay out of it.
          ownTexts: listGivenTexts({ ...input, facts: [] }),
          instructions: allBioInstructions(input),
          // A rewrite that is too long may still be cut to fit.
          maxLength: input.task === 'improve' ? bioMaxLength * 2 : maxBioLengthFor(input),
          existingBios: [...earlier, input.currentBio],
        });
        const review = lineReviewer.start(buildBioReview(input, mask));
        const prompt = buildBioPrompt(input, { avoid, refused }, mask);
        const read = parseAiAnswer(
          writtenBioSchema,
          await ai.complete({ ...prompt, timeoutSeconds: left, signal: check.heldBack }),
        );
        await check.decide(read.kind);
        await shown.moderate(read);
        const [fault = null, ...noteFaults] = (await review([read.bio, ...read.explanation])) ?? [];
        const notes = read.explanation.filter((_, at) => !noteFaults[at]);
        const [bio, explanation] = [validator.validateBio(read.bio), validator.filterNotes(notes)];
        const written = read.bio.slice(0, bioMaxLength);
        const { length } = toShownText(mask, read.bio);
        return judgeBioAnswer(input, texts, { written, bio, explanation, length, fault });
      });
      return { ...answer, isSecondTry };
    },
  };
}
