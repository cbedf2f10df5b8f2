import { bioLimit } from '@datewright/contracts/bio/limits';
import { z } from '@datewright/contracts/zod';
import { cleanText, readAnswer } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import { type AiKind, aiKinds } from '@datewright/service-kit/safety/ai-kind';
import { answerReader } from '@datewright/service-kit/safety/answer-reader';
import type { Safety } from '@datewright/service-kit/safety/safety';
import { bioJudge } from '../answers/judge-bio.ts';
import type { BioTexts } from '../bio-texts.ts';
import { type AdviceOrder, adviceGuidance, adviceQuestion } from '../prompts/advice-prompt.ts';
import { askTwice } from './ask-twice.ts';

const advice = z.object({
  kind: z.enum(aiKinds),
  feedback: z.array(z.string()),
  improvedVersion: z.nullable(z.string()),
});
/** As many as a member is promised for a credit. */
const fewestNotes = 3;

interface Advice {
  feedback: string[];
  /** Empty when the AI has nothing better, or nothing that may be shown. */
  improvedVersion: string;
  isSecondTry: boolean;
}

export interface BioAdviser {
  writtenBy: string;
  /** `hear` is told what the AI says of the bio, and throws when nothing is to be said. Throws the AI client's errors. */
  advise(order: AdviceOrder, hear: (kind: AiKind) => Promise<unknown>, seconds: number): Promise<Advice>;
}

export function bioAdviser(ai: AiClient, safety: Pick<Safety, 'mask' | 'readAnswer'>, texts: BioTexts): BioAdviser {
  return {
    writtenBy: ai.writtenBy,
    async advise(order, hear, seconds) {
      const own = [order.currentBio];
      const mask = await safety.mask({ name: '', texts: [], namedIn: own, contactsOnly: own });
      const answerTexts = answerReader(safety, (text) => cleanText(mask.show(text)));
      const judge = bioJudge({
        mask,
        allows: answerTexts.allows,
        ownTexts: [order.currentBio],
        instructions: adviceGuidance(order),
        longest: bioLimit,
        taken: [order.currentBio],
      });
      const { answer, isSecondTry } = await askTwice<Omit<Advice, 'isSecondTry'>>(seconds, async (left) => {
        const question = adviceQuestion(order, mask);
        const read = readAnswer(advice, await ai.ask({ ...question, seconds: left }));
        await hear(read.kind);
        await answerTexts.read(read);
        const feedback = judge.notes(read.feedback);
        if (feedback.length < fewestNotes) return { refused: '' };
        const better = judge.bio(read.improvedVersion ?? '') ?? '';
        return {
          usable: { feedback, improvedVersion: better && (await texts.isNoWorse(better, order)) ? better : '' },
        };
      });
      return { ...answer, isSecondTry };
    },
  };
}
