import { type ModerationCategory, type ModerationNotice, moderationCategories } from '@datewright/contracts/moderation';
import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createModerationOpinions, type ModerationServiceOptions } from './moderation-opinions.ts';
import type { ModerationService, ModerationServiceRequest } from './moderation-service.ts';
import { needsSecondOpinion } from './needs-second-opinion.ts';

/** The error that stops a request before anything is written or charged; `care` tells the member why, and what to do. */
const createHeldBackError = (care: ModerationNotice) => new AppError('held_back', { care });

const getStrictness = (kind: ModerationCategory) => moderationCategories.indexOf(kind);
const pickStricter = (a: ModerationNotice | null, b: ModerationNotice | null) =>
  a && b ? (getStrictness(a.kind) <= getStrictness(b.kind) ? a : b) : (a ?? b);

/** Counts notices and throws each as an error, but for grief, which is answered gently. */
function createSettle(metrics: ModerationServiceOptions['metrics']) {
  const notices = metrics.counter('safety_judgements_total', 'Texts that were held back or answered gently.', [
    'kind',
    'reason',
    'judge',
  ]);

  return (care: ModerationNotice | null, judge: string): ModerationNotice | null => {
    if (!care) return null;
    notices.inc({ kind: care.kind, reason: care.reason, judge });
    if (care.kind !== 'grief') throw createHeldBackError(care);
    return care;
  };
}

/** Judges what an AI says of the texts in its own answer. */
const createVerdictCheck =
  (
    { isOverruled, notice }: ReturnType<typeof createModerationOpinions>,
    settle: ReturnType<typeof createSettle>,
  ): ModerationService['checkAiVerdict'] =>
  async (kind, request) => {
    if (kind === 'normal' || isOverruled(kind, request)) return null;
    // An AI does not say whose words it means: hate is what members ask to be polished, the rest mostly the match's.
    const hasMatch = request.texts.some(({ author }) => author === 'match');
    const author = hasMatch && kind !== 'hate' ? 'match' : 'member';
    return settle(await notice(request, kind, author, 'suspected'), 'ai');
  };

const createAnswerCheck =
  (threads: ModerationServiceOptions['threads'], now: () => number): ModerationService['moderateAnswer'] =>
  async (texts) => {
    const read = [...new Set(texts)];
    const allowed = await threads.run('areAllowed', { texts: read, now: now() });
    const shown = new Set(read.filter((_, at) => allowed[at]));
    return (text) => shown.has(text);
  };

export function createModerationService({
  moderator,
  threads,
  metrics,
  now,
}: ModerationServiceOptions): ModerationService {
  const settle = createSettle(metrics);
  const wrong = metrics.counter('safety_called_wrong_total', 'Judgements that a member called wrong.', ['kind']);

  const opinions = createModerationOpinions({ moderator, threads, metrics, now });
  const { byRules, notice, byProvider, afterOpinion } = opinions;

  /**
   * When the member continues although someone may be suicidal, the AI writes gently and the help lines stay visible.
   */
  async function gentleAfterAll(request: ModerationServiceRequest): Promise<ModerationNotice | null> {
    if (request.waivedKind !== 'self-harm') return null;
    const suspicion = await byRules({ ...request, waivedKind: undefined });
    const care = suspicion?.kind === 'self-harm' ? suspicion : await notice(request, 'self-harm', 'match', 'suspected');
    return { ...care, mayGoOn: false };
  }

  /** Adds the opinions of the provider and of the AI to what the rules found. */
  async function decide(
    request: ModerationServiceRequest,
    ruled: ModerationNotice | null,
  ): Promise<ModerationNotice | null> {
    // The text of a certain verdict is not sent to the AI provider.
    if (ruled?.certainty === 'certain') return settle(ruled, 'rules');
    const masked = await threads.run('maskedTexts', { name: request.name ?? '', texts: request.texts });
    const [provided, weighed] = await Promise.all([
      byProvider(request, masked),
      needsSecondOpinion(ruled) ? afterOpinion(ruled, request, masked) : ruled,
    ]);
    const strictest = pickStricter(provided, weighed);
    const judge = strictest === ruled ? 'rules' : strictest === provided ? 'moderation' : 'opinion';
    return settle(strictest, judge) ?? gentleAfterAll(request);
  }

  const checkAiVerdict = createVerdictCheck(opinions, settle);

  return {
    findByRules: async (request) => byRules(request),
    checkByRules: async (request) => settle(await byRules(request), 'rules'),
    check: async (request) => decide(request, await byRules(request)),
    async startCheck(request) {
      const ruled = await byRules(request);
      const decision = decide(request, ruled);
      const heldBack = new AbortController();
      // The tool may await it later, or never when its own work fails first.
      decision.catch((error) => heldBack.abort(error));
      if (ruled?.certainty === 'certain') await decision;
      const care = ruled?.kind === 'grief' ? ruled : await gentleAfterAll(request);
      return {
        care,
        heldBack: heldBack.signal,
        async decide(verdict) {
          const decided = await decision;
          return (verdict && (await checkAiVerdict(verdict, request))) ?? decided;
        },
      };
    },
    checkAiVerdict,
    async holdBack(reason, author, request) {
      throw createHeldBackError(await notice(request, reason, author, 'certain'));
    },
    moderateAnswer: createAnswerCheck(threads, now),
    mask: async (request) => createRequestMask(await threads.run('mask', request)),
    reportWrongVerdict: (kind) => wrong.inc({ kind }),
  };
}
