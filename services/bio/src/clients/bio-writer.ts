import { bioLimit } from '@datewright/contracts/bio/limits';
import { z } from '@datewright/contracts/zod';
import { readAnswer } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import { newestThatFit } from '@datewright/service-kit/ai-prompt';
import { createMask } from '@datewright/service-kit/masking/mask';
import { type AiKind, aiKinds } from '@datewright/service-kit/safety/safety';
import { bioJudge } from '../answers/judge-bio.ts';
import { isNoWorse } from '../answers/no-worse.ts';
import { numberOf } from '../answers/number-of.ts';
import { type BioOrder, givenIn, longestFor } from '../prompts/bio-order.ts';
import { bioQuestion, guidance } from '../prompts/bio-prompt.ts';
import { askTwice } from './ask-twice.ts';

const written = z.object({ kind: z.enum(aiKinds), bio: z.string(), explanation: z.array(z.string()) });

interface WrittenBio {
  bio: string;
  explanation: string[];
  isSecondTry: boolean;
}

export interface BioWriter {
  /** Who is named as the author. */
  writtenBy: string;
  /**
   * A bio that may be shown and is none of `earlier`. `hear` is told what the AI says of the material, and throws when
   * nothing is to be written. Throws the AI client's errors.
   */
  write(order: BioOrder, earlier: string[], hear: (kind: AiKind) => void, seconds: number): Promise<WrittenBio>;
}

export function bioWriter(ai: AiClient, allows: (text: string) => boolean): BioWriter {
  return {
    writtenBy: ai.writtenBy,
    async write(order, earlier, hear, seconds) {
      const given = givenIn(order);
      const mask = createMask('', [...given, order.voice]);
      const judge = bioJudge({
        mask,
        allows,
        ownTexts: given,
        instructions: guidance(order),
        longest: longestFor(order),
        taken: [...earlier, order.currentBio],
      });
      const { answer, isSecondTry } = await askTwice<Omit<WrittenBio, 'isSecondTry'>>(seconds, async (left, before) => {
        const question = bioQuestion(order, newestThatFit([...earlier.toReversed(), ...before]), mask);
        const read = readAnswer(written, await ai.ask({ ...question, seconds: left }));
        hear(read.kind);
        const [bio, explanation] = [judge.bio(read.bio), judge.notes(read.explanation)];
        const refused = read.bio.slice(0, bioLimit);
        if (!bio || explanation.length === 0) return { refused };
        if (order.task === 'create') return numberOf(bio) ? { usable: { bio, explanation } } : { refused };
        return isNoWorse(bio, order) ? { usable: { bio, explanation } } : { refused, because: 'no_better_bio' };
      });
      return { ...answer, isSecondTry };
    },
  };
}
