import { mostSpots } from '@datewright/contracts/datecoach/limits';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import type { Care } from '@datewright/contracts/safety';
import { z } from '@datewright/contracts/zod';
import { readAnswer } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import type { AiPace } from '@datewright/service-kit/ai-pace';
import { AppError } from '@datewright/service-kit/errors';
import { type AiKind, aiKinds } from '@datewright/service-kit/safety/ai-kind';
import { answerReader } from '@datewright/service-kit/safety/answer-reader';
import type { Safety } from '@datewright/service-kit/safety/safety';
import { asLine } from '../answers/accept-line.ts';
import { spotJudge } from '../answers/accept-spot.ts';
import { type Material, maskRequestOf } from '../material.ts';
import { type SpotsWish, spotsGuidance, spotsQuestion } from '../prompts/spots-prompt.ts';

interface SpotOrder {
  material: Material;
  wish: SpotsWish;
  signal: AbortSignal;
  /** Told what the AI says of the material; throws when nothing is to be written. */
  hear: (kind: AiKind) => Promise<Care | null>;
}

export interface SpotFinder {
  writtenBy: string;
  /** Up to three spots that may be shown; `care` when the AI itself saw grief. Throws the AI client's errors. */
  find(order: SpotOrder): Promise<{ spots: DateSpot[]; care: Care | null }>;
}

interface FinderParts {
  ai: AiClient;
  pace: AiPace;
  safety: Pick<Safety, 'mask' | 'readAnswer'>;
  onRefused: (why: string) => void;
  /** That all its questions may take. */
  seconds: number;
}

/** Spots of one answer that are looked at. */
const mostRead = 12;

const answer = z.object({ kind: z.enum(aiKinds), spots: z.array(z.unknown()) });

export function spotFinder({ ai, pace, safety, onRefused, seconds }: FinderParts): SpotFinder {
  async function ask({ material, wish, signal }: SpotOrder, secondsLeft: number) {
    const mask = await safety.mask(maskRequestOf(material, wish.avoid));
    const question = { ...spotsQuestion(material, wish, mask), seconds: secondsLeft, signal, isPaced: true };
    const text = await pace.ask(() => ai.ask(question), { signal, patience: secondsLeft * 1000 });
    const { kind, spots } = readAnswer(answer, text);
    const { needs, gentle } = wish;
    const written = answerReader(safety, (one) => asLine(mask, one));
    const standards = { material, mask, needs, gentle, allows: written.allows, onRefused };
    const judge = spotJudge({ ...standards, instructions: spotsGuidance(wish) });
    return {
      kind,
      async judged() {
        const read = spots.slice(0, mostRead);
        await written.read(read);
        return read.flatMap((spot) => judge(spot) ?? []).slice(0, mostSpots);
      },
    };
  }

  return {
    writtenBy: ai.writtenBy,
    async find(order) {
      const end = Date.now() + seconds * 1000;
      const first = await ask(order, seconds);
      const care = await order.hear(first.kind);
      const isToBeGentler = care !== null && !order.wish.gentle;
      const gently = { ...order, wish: { ...order.wish, gentle: true } };
      const heard = isToBeGentler ? await ask(gently, Math.max(0.1, (end - Date.now()) / 1000)) : first;
      const spots = await heard.judged();
      if (spots.length === 0) throw new AppError('ai_failed', { cause: new Error('No spot that can be shown') });
      return { spots: spots.sort((a, b) => b.matchScore - a.matchScore), care };
    },
  };
}
