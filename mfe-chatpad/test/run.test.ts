import type { Suggestion } from '@datewright/contracts/chatpad/round';
import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import type { Care } from '@datewright/contracts/safety';
import { emptyFields, lengthOf, mergeRead, problemOf, sameFields } from '../src/features/matches/match-fields.ts';
import { afterEvent, idle, isRunning, type Run, waiting } from '../src/features/suggestions/run.ts';

const suggestion = (id: string): Suggestion => ({ id, text: id, reason: 'r', evidence: null, saved: false });
const care = (kind: 'clear-no' | 'grief'): Care => ({
  kind,
  reason: kind,
  by: 'match',
  language: 'en',
  mayGoOn: true,
  replies: [],
  rest: '',
});
const round = {
  id: 'r1',
  operationId: 'op-12345678',
  mode: 'opener',
  tone: 'bold',
  draft: null,
  writtenBy: 'x',
  suggestions: [suggestion('a')],
  createdAt: '',
} as const;
const play = (events: SuggestionEvent[]) => events.reduce<Run>((run, event) => afterEvent(run, event).run, waiting);

describe('When suggestions come in', () => {
  test('then the run waits, streams each one and ends with the round', () => {
    const first = play([{ type: 'started', roundId: 'r1', writtenBy: 'demo AI' }]);
    expect(first).toMatchObject({ status: 'waiting', writtenBy: 'demo AI' });
    const second = afterEvent(first, { type: 'suggestion', suggestion: suggestion('a') }).run;
    expect([second.status, isRunning(second)]).toEqual(['streaming', true]);
    const ended = afterEvent(second, {
      type: 'done',
      round: { ...round, suggestions: [...round.suggestions] },
      available: 4,
    });
    expect(ended).toMatchObject({ run: idle, round: { id: 'r1' } });
  });

  test('then a failure keeps what was shown and says whether it was charged', () => {
    const error = { code: 'ai_failed', message: 'm', requestId: 'q' };
    const run = play([
      { type: 'suggestion', suggestion: suggestion('a') },
      { type: 'failed', error, charged: true },
    ]);
    expect(run).toMatchObject({
      status: 'failed',
      suggestions: [{ id: 'a' }],
      failure: { code: 'ai_failed', charged: true },
    });
    expect(isRunning(run)).toBe(false);
  });

  test('then what was held back says why, and is over', () => {
    const error = { code: 'held_back', message: 'm', requestId: 'q', care: care('clear-no') };
    const run = play([{ type: 'failed', error, charged: false }]);
    expect(run.failure).toMatchObject({ charged: false, care: { kind: 'clear-no' } });
    expect(isRunning(run)).toBe(false);
  });

  test('then why they are gentle stands there until the next request, also when all have come', () => {
    const run = play([
      { type: 'started', roundId: 'r1', writtenBy: 'demo AI', care: care('grief') },
      { type: 'suggestion', suggestion: suggestion('a') },
      { type: 'done', round: { ...round, suggestions: [...round.suggestions] }, available: 4 },
    ]);
    expect(run).toMatchObject({ status: 'idle', care: { kind: 'grief' } });
    expect(waiting.care).toBeNull();
  });
});

test('When nobody can tell whether a request was charged, then the run says neither', () => {
  const error = { code: 'unavailable', message: 'm', requestId: 'q' };
  expect(play([{ type: 'failed', error, charged: null }]).failure).toMatchObject({ charged: null });
});

describe('When a member describes a match', () => {
  const anna = { ...emptyFields, name: 'Anna', interests: ['hiking'] };

  test('then nothing at all, too much, or an impossible age can’t be sent', () => {
    expect(problemOf(emptyFields, '')).toBe('empty');
    expect(problemOf(emptyFields, 'my draft')).toBe('empty');
    expect(problemOf({ ...anna, age: 0 }, '')).toBe('age');
    expect(problemOf({ ...anna, age: 121 }, '')).toBe('age');
    // The service closes the match over it.
    expect(problemOf({ ...anna, age: 17 }, '')).toBeNull();
    expect(problemOf(anna, '')).toBeNull();
    expect(problemOf({ ...anna, bio: 'x'.repeat(8000) }, '')).toBe('tooLong');
    expect(problemOf({ ...anna, bio: 'x'.repeat(7000) }, 'y'.repeat(991))).toBe('tooLong');
    expect(lengthOf(anna, 'abc')).toBe(13);
  });

  test('then a screenshot adds what is missing and changes nothing that was typed', () => {
    const read = {
      name: 'Anna B',
      age: 27,
      bio: 'Tea',
      interests: ['hiking', 'tea'],
      messages: [{ sender: 'match' as const, content: 'Hi' }],
    };
    expect(mergeRead(anna, read)).toEqual({
      name: 'Anna',
      age: 27,
      bio: 'Tea',
      interests: ['hiking', 'tea'],
      messages: read.messages,
    });
    expect(sameFields(anna, { ...anna, interests: ['hiking'] })).toBe(true);
    expect(sameFields(anna, read)).toBe(false);
    expect(mergeRead(anna, { ...read, age: 17 }).age).toBe(17);
  });
});
