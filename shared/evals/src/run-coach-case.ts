import { randomUUID } from 'node:crypto';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import type { Situation, Strategy, Tip } from '@datewright/contracts/datecoach/strategy';
import type { CoachCase } from './eval-case.ts';
import type { EvalBrowser, EvalEnvironment } from './eval-environment.ts';
import type { EvalAnswer } from './eval-result.ts';
import { detectLanguage, emptyAnswer, fromError } from './run-chatpad-case.ts';

/** Requests spots or a playbook for a case's match, by Date Coach's older calls. */
export async function runCoachCase(
  environment: EvalEnvironment,
  browser: EvalBrowser,
  one: CoachCase,
): Promise<EvalAnswer> {
  await browser.ready();
  const requestId = randomUUID();
  const { interests, messages, ...about } = one.match;
  const [path, body] =
    one.ask === 'spots'
      ? ['date-spot-recommender', { ...about, interests, messages, needs: one.needs }]
      : ['date-strategy-generator', playbookBody(one)];
  const response = await browser.call('POST', `/functions/v1/${path}`, body, requestId);
  const answer = await response.json();
  const read = response.ok ? toAnswer(answer) : fromError(answer.error);
  return { ...read, sent: environment.aiProxy.sentFor(requestId) };
}

function playbookBody({ match, spot, needs }: CoachCase) {
  const { interests: matchInterests, messages: chatHistory, ...about } = match;
  return { ...about, matchInterests, chatHistory, needs, locationId: 'custom-eval', locationName: spot };
}

interface CoachResponse {
  dateSpots?: DateSpot[];
  strategy?: Strategy;
  care?: { kind: string } | null;
}

function toAnswer({ dateSpots, strategy, care }: CoachResponse): EvalAnswer {
  const { suggestions, quotes } = dateSpots ? fromSpots(dateSpots) : fromStrategy(strategy);
  const kind = care?.kind ?? 'normal';
  return {
    ...emptyAnswer,
    kind,
    suggestions,
    quotes,
    language: detectLanguage(suggestions),
    charged: Boolean(strategy),
  };
}

const fromSpots = (spots: DateSpot[]) => ({
  suggestions: spots.flatMap(({ name, description, reason, goodWhen }) => [name, description, reason, ...goodWhen]),
  quotes: spots.flatMap(({ quotes }) => quotes.map(({ text }) => text)),
});

function fromStrategy(strategy: Strategy | undefined) {
  const { metadata: _metadata, ...sections } = strategy ?? { metadata: null };
  const tips = Object.values(sections).flatMap((section) =>
    Object.values(section as Record<string, (Tip | Situation)[]>),
  );
  return {
    suggestions: tips.flat().flatMap((tip) => ['text' in tip ? tip.text : tip.response, tip.why, tip.readNo ?? '']),
    quotes: tips.flat().flatMap(({ quote }) => quote?.text ?? []),
  };
}
