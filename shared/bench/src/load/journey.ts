import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { matchIdOf } from '../growth/documents/chatpad.ts';
import { playbookIdOf } from '../growth/documents/datecoach.ts';
import type { BenchMember } from '../member.ts';

/** One answered request. */
export interface StepResult {
  step: string;
  milliseconds: number;
  /** `refused`: a 503 or 429 with `Retry-After`, the orderly answer of a full service. */
  outcome: 'done' | 'refused' | 'failed';
  /** Of another outcome than `done`: status and error code, or why there was no whole answer. */
  reason?: string;
}

interface Step {
  name: string;
  /** Service whose token it carries; none for a page. */
  audience?: string;
  method?: string;
  path: string;
  body?: () => object;
  /** Answers in NDJSON, of which the last line must be this type. */
  lastEvent?: string;
}

/** One visit: home, a chat with a new suggestion, a playbook on the way to the date, the credits left. */
const listSteps = (matchId: string): Step[] => [
  { name: 'home page', path: '/' },
  { name: 'next step in ChatPad', audience: 'chatpad', path: '/v1/chatpad/next-step' },
  { name: 'next step in Date Coach', audience: 'datecoach', path: '/v1/datecoach/next-step' },
  { name: 'matches', audience: 'chatpad', path: '/v1/chatpad/matches' },
  { name: 'match with its rounds', audience: 'chatpad', path: `/v1/chatpad/matches/${matchId}` },
  {
    name: 'suggestions',
    audience: 'chatpad',
    method: 'POST',
    path: `/v1/chatpad/matches/${matchId}/suggestions`,
    body: () => ({ operationId: randomUUID(), mode: 'reply', tone: 'flirty' }),
    lastEvent: 'done',
  },
  { name: 'playbooks', audience: 'datecoach', path: '/v1/datecoach/playbooks' },
  { name: 'playbook', audience: 'datecoach', path: `/v1/datecoach/playbooks/${playbookIdOf(0)}` },
  { name: 'plans', audience: 'datecoach', path: '/v1/datecoach/plans' },
  {
    name: 'profile with credits',
    audience: 'account',
    method: 'POST',
    path: '/functions/v1/user-profile',
    body: () => ({ action: 'getUserProfile' }),
  },
];

export const stepsPerJourney = listSteps('').length;

/** The code of an error envelope, or of the last event of a stream. */
const findErrorCode = (text: string) => [...text.matchAll(/"code":"(\w+)"/g)].at(-1)?.[1] ?? 'no code';

/** Why a request got no answer. */
function describeError(error: unknown): string {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown; message?: unknown } };
  return String(cause?.code ?? cause?.message ?? error);
}

interface JourneyOptions {
  origin: string;
  member: BenchMember;
  userId: string;
  /** How many matches the member has. Visits take turns with them: for one message, the demo AI has about 45 lines. */
  matches: number;
  address: string;
  /** Milliseconds between two steps, half to one and a half times this. */
  pauseMs: number;
  /** Receives each answer. */
  onResult: (result: StepResult) => void;
  signal: AbortSignal;
}

/** Repeats a member's visits until the signal. Access tokens are fetched once, as a page does within five minutes. */
export async function repeatJourneys(options: JourneyOptions): Promise<void> {
  const { origin, member, userId, matches, address, pauseMs, onResult, signal } = options;
  const headers = { origin, 'x-forwarded-for': address, cookie: `${member.cookie.name}=${member.cookie.value}` };
  const tokens = new Map<string, string>();
  for (const audience of ['chatpad', 'datecoach', 'account']) tokens.set(audience, await member.tokenFor(audience));

  async function send({
    method = 'GET',
    path,
    audience,
    body,
    lastEvent,
  }: Step): Promise<Pick<StepResult, 'outcome' | 'reason'>> {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...headers,
        ...(audience && { authorization: `Bearer ${tokens.get(audience)}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body()) }),
    });
    const text = await answer.text();
    const reason = `${answer.status} ${findErrorCode(text)}`;
    if ([429, 503].includes(answer.status) && answer.headers.has('retry-after')) return { outcome: 'refused', reason };
    if (!answer.ok) return { outcome: 'failed', reason };
    const isComplete = !lastEvent || text.trimEnd().split('\n').at(-1)?.includes(`"type":"${lastEvent}"`);
    return isComplete ? { outcome: 'done' } : { outcome: 'failed', reason: `incomplete, ${findErrorCode(text)}` };
  }

  // Members do not start at the same moment.
  const pause = (share = 0.5 + Math.random()) => wait(pauseMs * share, undefined, { signal });
  try {
    await pause(Math.random() * stepsPerJourney);
    for (let visit = 0; !signal.aborted; visit++) {
      for (const step of listSteps(matchIdOf(userId, visit % matches))) {
        const started = performance.now();
        const result = await send(step).catch((error) => ({
          outcome: 'failed' as const,
          reason: describeError(error),
        }));
        onResult({ step: step.name, milliseconds: performance.now() - started, ...result });
        await pause();
      }
    }
  } catch (error) {
    // The signal ends a pause with an error.
    if (!signal.aborted) throw error;
  }
}
