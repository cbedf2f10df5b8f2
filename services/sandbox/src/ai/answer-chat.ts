import { setTimeout as pause } from 'node:timers/promises';
import type { DemoAnswers } from '@datewright/demo/answers';
import type { Response } from 'express';
import type { Behaviour } from './behaviours.ts';
import type { ChatRequest } from './chat-request.ts';
import {
  buildCompletion,
  getWritingTimeMs,
  paceOf,
  type StopReason,
  type WritingPace,
  writeStream,
} from './completion.ts';
import { composeAnswer } from './demo/compose-answer.ts';
import type { RecordedAi } from './recorded/recorded-ai.ts';

type DemoAnswersBySchema = ReadonlyMap<string, DemoAnswers>;

const slowDelayMs = 8000;
/** For a test that acts while an answer is written. */
const unhurriedPace = paceOf(400);

function chooseContent(
  request: ChatRequest,
  tools: DemoAnswersBySchema,
  behaviour: Behaviour,
): { content: string; ending: StopReason } {
  if (behaviour === 'refuse') return { content: "I'm sorry, I can't help with that.", ending: 'refusal' };
  if (behaviour === 'garbage') return { content: 'Sure! Here are some ideas: {"suggest', ending: 'stop' };
  const whole = composeAnswer(request, tools, behaviour);
  // The first entry of an answer ends after its fortieth character and before the middle of the text.
  if (behaviour === 'truncate') return { content: whole.slice(0, 40), ending: 'length' };
  if (behaviour === 'truncate-late') return { content: whole.slice(0, whole.length / 2), ending: 'length' };
  if (behaviour === 'truncate-end') return { content: whole.slice(0, -10), ending: 'length' };
  return { content: whole, ending: 'stop' };
}

/** Answers one chat completion with the requested behaviour, or with a recorded answer for a case that has one. */
export async function answerChat(
  request: ChatRequest,
  { answers, recorded, demoPace }: { answers: DemoAnswersBySchema; recorded: RecordedAi; demoPace: WritingPace },
  behaviour: Behaviour,
  res: Response,
): Promise<void> {
  const disconnect = new AbortController();
  res.on('close', () => disconnect.abort());
  try {
    if (behaviour === 'hang' || behaviour === 'thinks-nothing' || behaviour === 'reviews-nothing')
      await pause(10 * 60_000, undefined, { signal: disconnect.signal });
    if (behaviour === 'slow') await pause(slowDelayMs, undefined, { signal: disconnect.signal });
    const known = behaviour === 'normal' ? await recorded.answer(request) : undefined;
    if (known) return await writeRecorded(known.content);
    const { content, ending } = chooseContent(request, answers, behaviour);
    if (request.stream)
      await writeStream(res, {
        request,
        content,
        ending,
        pace: behaviour === 'unhurried' ? unhurriedPace : demoPace,
        signal: disconnect.signal,
      });
    else res.json(buildCompletion(request, content, ending));
  } catch (error) {
    if (!disconnect.signal.aborted) throw error;
  }
  async function writeRecorded(content: string): Promise<void> {
    const pace = paceOf(recorded.settings.tokensPerSecond);
    if (request.stream) return writeStream(res, { request, content, ending: 'stop', pace, signal: disconnect.signal });
    await pause(getWritingTimeMs(content, pace), undefined, { signal: disconnect.signal });
    res.json(buildCompletion(request, content, 'stop'));
  }
}
