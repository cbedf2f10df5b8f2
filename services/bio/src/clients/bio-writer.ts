import { bioLimit } from '@datewright/contracts/bio/limits';
import { z } from '@datewright/contracts/zod';
import { cleanText, readAnswer } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import { newestThatFit } from '@datewright/service-kit/ai-prompt';
import { type AiKind, aiKinds } from '@datewright/service-kit/safety/ai-kind';
import { answerReader } from '@datewright/service-kit/safety/answer-reader';
import type { Safety } from '@datewright/service-kit/safety/safety';
import { bioJudge } from '../answers/judge-bio.ts';
import type { BioTexts } from '../bio-texts.ts';
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
  write(
    order: BioOrder,
    earlier: string[],
    hear: (kind: AiKind) => Promise<unknown>,
    seconds: number,
  ): Promise<WrittenBio>;
}

export function bioWriter(ai: AiClient, safety: Pick<Safety, 'mask' | 'readAnswer'>, texts: BioTexts): BioWriter {
  return {
    writtenBy: ai.writtenBy,
    async write(order, earlier, hear, seconds) {
      const given = givenIn(order);
      const { answer, isSecondTry } = await askTwice<Omit<WrittenBio, 'isSecondTry'>>(seconds, async (left, before) => {
        const avoid = newestThatFit([...earlier.toReversed(), ...before]);
        const namedIn = [...given, order.voice];
        const mask = await safety.mask({ name: '', texts: [], namedIn, contactsOnly: [...namedIn, ...avoid] });
        const answer = answerReader(safety, (text) => cleanText(mask.show(text)));
        const judge = bioJudge({
          mask,
          allows: answer.allows,
          ownTexts: given,
          instructions: guidance(order),
          longest: longestFor(order),
          taken: [...earlier, order.currentBio],
        });
        const read = readAnswer(written, await ai.ask({ ...bioQuestion(order, avoid, mask), seconds: left }));
        await hear(read.kind);
        await answer.read(read);
        const [bio, explanation] = [judge.bio(read.bio), judge.notes(read.explanation)];
        const refused = read.bio.slice(0, bioLimit);
        if (!bio || explanation.length === 0) return { refused };
        if (order.task === 'create')
          return (await texts.scoreOrNull(bio)) ? { usable: { bio, explanation } } : { refused };
        return (await texts.isNoWorse(bio, order))
          ? { usable: { bio, explanation } }
          : { refused, because: 'no_better_bio' };
      });
      return { ...answer, isSecondTry };
    },
  };
}
