import { bioMaxLength } from '@datewright/contracts/bio/limits';
import { z } from '@datewright/contracts/zod';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { parseAiAnswer } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import type { LineReviewer } from '@datewright/tool-kit/line-review/line-reviewer';
import { aiVerdicts } from '@datewright/tool-kit/moderation/ai-verdict';
import { createAnswerModerator } from '@datewright/tool-kit/moderation/answer-moderator';
import type { ModerationService, StartedCheck } from '@datewright/tool-kit/moderation/moderation-service';
import {
  type AdvicePromptInput,
  advicePromptVersion,
  buildAdviceInstructions,
  buildAdvicePrompt,
} from '../prompts/advice-prompt.ts';
import { buildAdviceReview } from '../prompts/bio-review.ts';
import { omitQuotedBio, selectNotes, sortNotes } from '../rules/advice-notes.ts';
import { createBioAnswerValidator, toShownText } from '../rules/bio-answer-validator.ts';
import { askWithRetry } from './ask-with-retry.ts';
import type { BioTextAnalyzer } from './bio-text-analyzer.ts';

const adviceSchema = z.object({
  kind: z.enum(aiVerdicts),
  feedback: z.array(z.string()),
  improvedVersion: z.nullable(z.string()),
});
/** The number of tips that a member is promised for a credit. */
const minNotes = 3;
/** So many of them quote the bio, or the AI is asked again. */
const minQuotingNotes = minNotes - 1;

interface Advice {
  feedback: string[];
  /** Empty when the AI has nothing better, or nothing that may be shown. */
  improvedVersion: string;
  isSecondTry: boolean;
}

export interface BioAdviser {
  writtenBy: string;
  /** Throws what `check` throws, and the AI client's errors. */
  advise(input: AdvicePromptInput, check: StartedCheck, seconds: number): Promise<Advice>;
}

export function createBioAdviser(
  ai: AiClient,
  safety: Pick<ModerationService, 'mask' | 'moderateAnswer'>,
  lineReviewer: LineReviewer,
  texts: BioTextAnalyzer,
): BioAdviser {
  /** A bio with the same score is another version and no better one. */
  const isHigher = async (bio: string, { parts }: AdvicePromptInput) =>
    ((await texts.scoreOrNull(bio))?.score ?? 0) > parts.reduce((sum, { points }) => sum + points, 0);
  return {
    writtenBy: ai.writtenBy,
    async advise(input, check, seconds) {
      const own = [input.currentBio];
      const mask = await safety.mask({ name: '', texts: [], namedIn: own, contactsOnly: own });
      const toJudged = (text: string) => omitQuotedBio(text, input.currentBio);
      const answerTexts = createAnswerModerator(safety, (text) => toJudged(toShownText(mask, text)));
      const judge = createBioAnswerValidator({
        mask,
        isAllowed: (text) => answerTexts.isAllowed(toJudged(text)),
        ownTexts: [input.currentBio],
        instructions: buildAdviceInstructions(input, true),
        maxLength: bioMaxLength,
        existingBios: [input.currentBio],
      });
      const { answer, isSecondTry } = await askWithRetry<Omit<Advice, 'isSecondTry'>>(
        seconds,
        async (left, refused) => {
          const question = buildAdvicePrompt(input, mask, refused !== null);
          const read = parseAiAnswer(
            adviceSchema,
            await ai.complete({ ...question, timeoutSeconds: left, signal: check.heldBack }),
          );
          await check.decide(read.kind);
          await answerTexts.moderate(read);
          const improved = read.improvedVersion ?? '';
          const review = lineReviewer.start(buildAdviceReview(input, mask));
          const faults = (await review([...read.feedback, improved])) ?? [];
          const notes = sortNotes(judge.filterNotes(read.feedback.filter((_, at) => !faults[at])), input.currentBio);
          const feedback = selectNotes(notes, input.language, minNotes);
          const missing = minQuotingNotes - notes.quoting.length;
          const again = { refused: { text: '', faults: [] } };
          if (missing > 0 || feedback.length < minNotes) {
            currentRequest().log.info({ prompt: advicePromptVersion, missing }, 'bio advice asked again');
          }
          if (feedback.length < minNotes) return again;
          const better = (!faults.at(-1) && judge.validateBio(improved)) || '';
          const isBetter =
            better !== '' &&
            (await isHigher(better, input)) &&
            (await texts.findRewriteFaults(better, input)).length === 0 &&
            (await texts.findRewriteDoubts(better, input)).length === 0;
          const usable = { feedback, improvedVersion: isBetter ? better : '' };
          return missing > 0 ? { usable, doubt: missing, ...again } : { usable };
        },
      );
      return { ...answer, isSecondTry };
    },
  };
}
