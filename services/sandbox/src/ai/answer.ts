import { setTimeout as pause } from 'node:timers/promises';
import type { DemoAnswers } from '@datewright/demo/answers';
import type { Response } from 'express';
import type { Behaviour } from './behaviours.ts';
import type { ChatRequest } from './chat-request.ts';
import { compose } from './demo/compose.ts';
import { completion, type Ending, writeStream } from './wire.ts';

type Tools = ReadonlyMap<string, DemoAnswers>;

const slowMilliseconds = 4000;

function contentOf(request: ChatRequest, tools: Tools, behaviour: Behaviour): { content: string; ending: Ending } {
  if (behaviour === 'refuse') return { content: "I'm sorry, I can't help with that.", ending: 'refusal' };
  if (behaviour === 'garbage') return { content: 'Sure! Here are some ideas: {"suggest', ending: 'stop' };
  const whole = compose(request, tools, behaviour);
  // The first entry of an answer is well past its fortieth character, and over before the middle.
  if (behaviour === 'truncate') return { content: whole.slice(0, 40), ending: 'length' };
  if (behaviour === 'truncate-late') return { content: whole.slice(0, whole.length / 2), ending: 'length' };
  if (behaviour === 'truncate-end') return { content: whole.slice(0, -10), ending: 'length' };
  return { content: whole, ending: 'stop' };
}

/** Answers one chat completion as told. */
export async function answer(request: ChatRequest, tools: Tools, behaviour: Behaviour, res: Response): Promise<void> {
  const left = new AbortController();
  res.on('close', () => left.abort());
  try {
    if (behaviour === 'hang' || behaviour === 'thinks-nothing')
      await pause(10 * 60_000, undefined, { signal: left.signal });
    if (behaviour === 'slow') await pause(slowMilliseconds, undefined, { signal: left.signal });
    const { content, ending } = contentOf(request, tools, behaviour);
    if (request.stream) await writeStream(res, request, content, ending, left.signal);
    else res.json(completion(request, content, ending));
  } catch (error) {
    if (!left.signal.aborted) throw error;
  }
}
