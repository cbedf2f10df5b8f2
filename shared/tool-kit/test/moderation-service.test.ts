import { setTimeout as delay } from 'node:timers/promises';
import type { AuthoredText } from '@datewright/safety/moderation/authored-text';
import type { Moderator, ModeratorVerdict } from '@datewright/safety/moderation/moderator';
import type { ModerationTasks } from '@datewright/safety/moderation-tasks';
import { areAllowed, check, mask, maskedTexts, noticeFor } from '@datewright/safety/worker';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createMetrics } from '@datewright/service-kit/observability/metrics';
import { createModerationService } from '../src/moderation/create-moderation-service.ts';
import type { WorkerPool } from '../src/workers/worker-pool.ts';

const tasks: ModerationTasks = { areAllowed, check, mask, maskedTexts, noticeFor };
const match = (text: string): AuthoredText => ({ author: 'match', place: 'message', text });

interface OutsideOpinions {
  /** What the AI says of a suspicion, and after how many milliseconds. */
  says?: ModeratorVerdict | null;
  afterMs?: number;
  /** The provider's categories for the first text. */
  flagged?: string[];
  flaggedAfterMs?: number;
}

function createService({ says = null, afterMs = 0, flagged = [], flaggedAfterMs = 0 }: OutsideOpinions = {}) {
  const asked: string[] = [];
  const moderator: Moderator = {
    async flagCategories(texts) {
      if (flaggedAfterMs > 0) await delay(flaggedAfterMs);
      return texts.map((_, at) => (at === 0 ? flagged : []));
    },
    async requestSecondOpinion(texts) {
      asked.push(...texts.map(({ text }) => text));
      if (afterMs > 0) await delay(afterMs);
      return says;
    },
  };
  const threads = {
    run: (name: keyof ModerationTasks, task: never) => Promise.resolve(tasks[name](task)),
  } as Pick<WorkerPool<ModerationTasks>, 'run'>;
  const metrics = createMetrics('test');
  const service = createModerationService({ moderator, threads, metrics, now: () => Date.parse('2026-11-24') });
  return { service, asked, metrics };
}

/** The kind and certainty of the notice that a promise rejects with. */
async function heldBack(work: Promise<unknown>) {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof AppError) || failure.code !== 'held_back') return undefined;
  const { kind, certainty } = failure.extras.care ?? {};
  return { kind, certainty };
}

const certain = { age: 30, texts: [match('im 15 btw')] };
const clean = { age: 30, texts: [match('my dog ate the brie')] };
const suspect = { age: 30, texts: [match('nobody would notice if I was gone')] };
const grief = { age: 30, texts: [match('my mum died on tuesday')] };
/** Milliseconds that a slow second opinion takes. */
const slowMs = 300;

describe('A started check', () => {
  test('throws for what is certain, and asks nobody', async () => {
    const { service, asked } = createService({ says: 'normal' });
    expect(await heldBack(service.startCheck(certain))).toEqual({ kind: 'minor', certainty: 'certain' });
    expect(asked).toEqual([]);
  });

  test('of a clean text is decided without a second opinion', async () => {
    const { service, asked } = createService({ says: 'threat' });
    const { care, decide } = await service.startCheck(clean);
    expect([care, await decide(null), asked]).toEqual([null, null, []]);
  });

  test('of a suspicion returns before a slow second opinion, which then decides', async () => {
    const { service, asked } = createService({ says: 'normal', afterMs: slowMs });
    const { care, decide } = await service.startCheck(suspect);
    let isDecided = false;
    const decided = decide(null).finally(() => {
      isDecided = true;
    });
    expect([care, isDecided]).toEqual([null, false]);
    expect(await decided).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('is held back by a slow second opinion that agrees', async () => {
    const { service } = createService({ says: 'self-harm', afterMs: slowMs });
    const { decide } = await service.startCheck(suspect);
    expect(await heldBack(decide(null))).toEqual({ kind: 'self-harm', certainty: 'confirmed' });
  });

  test('is held back as suspected when no opinion comes', async () => {
    const { service } = createService({ says: null });
    const { decide } = await service.startCheck(suspect);
    expect(await heldBack(decide(null))).toEqual({ kind: 'self-harm', certainty: 'suspected' });
  });

  test('knows grief at once, and learns of it later from the second opinion', async () => {
    const known = await createService().service.startCheck(grief);
    expect(known.care?.kind).toBe('grief');
    expect((await known.decide(null))?.kind).toBe('grief');
    const learned = await createService({ says: 'grief', afterMs: 20 }).service.startCheck(suspect);
    expect(learned.care).toBeNull();
    expect((await learned.decide(null))?.kind).toBe('grief');
  });

  test('ends the AI request when it is held back, and not before', async () => {
    const { service } = createService({ says: 'self-harm', afterMs: 50 });
    const { decide, heldBack: signal } = await service.startCheck(suspect);
    expect(signal.aborted).toBe(false);
    await heldBack(decide(null));
    expect(signal.reason).toMatchObject({ code: 'held_back' });
    const { heldBack: untouched, decide: pass } = await createService({ says: 'normal' }).service.startCheck(suspect);
    await pass(null);
    expect(untouched.aborted).toBe(false);
  });

  test('adds what the writing AI says of the texts', async () => {
    const { decide } = await createService({ says: 'normal' }).service.startCheck(suspect);
    expect((await decide('grief'))?.kind).toBe('grief');
    expect(await heldBack(decide('threat'))).toEqual({ kind: 'threat', certainty: 'suspected' });
    expect(await decide('normal')).toBeNull();
  });

  test('of a clean text is still held back by the provider', async () => {
    const { service } = createService({ flagged: ['violence/graphic', 'self-harm/intent'], flaggedAfterMs: 30 });
    const { care, decide } = await service.startCheck(clean);
    expect(care).toBeNull();
    expect((await heldBack(decide(null)))?.kind).toBe('self-harm');
  });

  test('that nobody awaits is no unhandled rejection', async () => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', listen);
    await createService({ says: 'self-harm' }).service.startCheck(suspect);
    await delay(20);
    process.off('unhandledRejection', listen);
    expect(unhandled).toEqual([]);
  });

  test('has the gentle way when the member has overruled the suspicion', async () => {
    const { service } = createService();
    const { care, decide } = await service.startCheck({ ...suspect, waivedKind: 'self-harm' });
    expect(care).toMatchObject({ kind: 'self-harm', mayGoOn: false });
    expect(await decide(null)).toMatchObject({ kind: 'self-harm', mayGoOn: false });
  });

  test('counts a notice once', async () => {
    const { service, metrics } = createService({ says: 'self-harm' });
    const { decide } = await service.startCheck(suspect);
    await heldBack(decide(null));
    const counted = (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => /^datewright_safety_judge/.test(line));
    expect(counted).toEqual([expect.stringMatching(/kind="self-harm".* 1$/)]);
  });
});

test.each([
  ['certain', certain, 'normal', { kind: 'minor', certainty: 'certain' }],
  ['suspected, with an opinion', suspect, 'self-harm', { kind: 'self-harm', certainty: 'confirmed' }],
  ['suspected, without one', suspect, null, { kind: 'self-harm', certainty: 'suspected' }],
  ['suspected, and taken back', suspect, 'normal', undefined],
  ['clean', clean, 'threat', undefined],
] as const)(
  'A whole check answers the same as a started one that is awaited: %s',
  async (_case, request, says, expected) => {
    const { service } = createService({ says });
    expect(await heldBack(service.check(request))).toEqual(expected);
    expect(await heldBack(service.startCheck(request).then(({ decide }) => decide(null)))).toEqual(expected);
  },
);
