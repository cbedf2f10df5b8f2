import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AiClient, AiRequest } from '@datewright/tool-kit/ai/ai-client';
import { createBioAdviser } from '../../src/clients/bio-adviser.ts';
import { type BioThreads, createBioTextAnalyzer } from '../../src/clients/bio-text-analyzer.ts';
import { createBioWriter } from '../../src/clients/bio-writer.ts';
import type { BioPromptInput } from '../../src/prompts/bio-prompt-input.ts';
import { scoreOrNull } from '../../src/scoring/score-text.ts';
import * as tasks from '../../src/workers/text-worker.ts';

/** The tasks of the worker threads, run in this one. */
const threads = {
  run: async (name: keyof typeof tasks, input: never) =>
    Object.entries(tasks).find(([task]) => task === name)?.[1](input),
} as unknown as BioThreads;
export const texts = createBioTextAnalyzer(threads);

export const bioInput = (more: Partial<BioPromptInput>): BioPromptInput => ({
  task: 'create',
  language: 'en',
  tone: 'flirty',
  gender: 'neutral',
  app: null,
  prompt: '',
  interests: [],
  lookingFor: '',
  about: [],
  currentBio: '',
  measured: null,
  voice: '',
  overruled: [],
  ...more,
});

export interface ModelAnswer {
  bio: string;
  explanation: string[];
}

/** An AI that gives these answers in turn; the last one again and again. */
function answerInTurn<Answer extends object>(answers: (Answer | AppError | ((question: AiRequest) => Answer))[]) {
  const asked: AiRequest[] = [];
  const ai = {
    writtenBy: 'an AI',
    async complete(question: AiRequest) {
      const answer = answers[Math.min(asked.push(question), answers.length) - 1];
      if (answer instanceof AppError) throw answer;
      return JSON.stringify({ kind: 'normal', ...(typeof answer === 'function' ? answer(question) : answer) });
    },
  } as AiClient;
  const readInstructions = (at: number) => String(asked[at]?.messages[0]?.content);
  return { ai, asked, readInstructions };
}

const safety = {
  mask: async (request: Parameters<typeof tasks.mask>[0]) => createRequestMask(tasks.mask(request)),
  async moderateAnswer(written: readonly string[]) {
    const allowed = tasks.areAllowed({ texts: [...written], now: Date.now() });
    return (text: string) => allowed[written.indexOf(text)] ?? false;
  },
};
const check = { care: null, heldBack: new AbortController().signal, decide: async () => null };
const lineReviewer = { isEnabled: true, start: () => async (lines: readonly string[]) => lines.map(() => null) };

/** A writer whose AI gives these answers. */
export function writerWith(...answers: (ModelAnswer | AppError | ((question: AiRequest) => ModelAnswer))[]) {
  const { ai, asked, readInstructions } = answerInTurn(answers);
  const writer = createBioWriter(ai, safety, lineReviewer, texts);
  /** The data of the n-th request. */
  const readData = (at: number) => {
    const content = String(asked[at]?.messages[1]?.content);
    return JSON.parse(content.slice('<data>'.length, -'</data>'.length));
  };
  return {
    asked,
    readData,
    readInstructions,
    write: (input: BioPromptInput) => writer.write(input, [], check, 30),
  };
}

/** An adviser whose AI gives these answers. */
export function adviserWith(...answers: { feedback: string[]; improvedVersion: string | null }[]) {
  const { ai, asked, readInstructions } = answerInTurn(answers);
  const adviser = createBioAdviser(ai, safety, lineReviewer, texts);
  return {
    asked,
    readInstructions,
    advise: (currentBio: string, language: 'en' | 'hu') =>
      adviser.advise(
        { currentBio, language, gender: 'neutral', parts: scoreOrNull(currentBio)?.parts ?? [], overruled: [] },
        check,
        30,
      ),
  };
}
