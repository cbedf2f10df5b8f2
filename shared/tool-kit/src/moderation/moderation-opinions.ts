import type {
  Certainty,
  ModerationCategory,
  ModerationNotice,
  ModerationReason,
  WaivableCategory,
} from '@datewright/contracts/moderation';
import { adultAge } from '@datewright/safety/moderation/adult-age';
import type { Author } from '@datewright/safety/moderation/authored-text';
import { getKindOfReason } from '@datewright/safety/moderation/kind-of-reason';
import type { Moderator } from '@datewright/safety/moderation/moderator';
import { findStrictestMeaning } from '@datewright/safety/moderation/provider-categories';
import type { MaskedText, ModerationTasks } from '@datewright/safety/moderation-tasks';
import type { Metrics } from '@datewright/service-kit/observability/metrics';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { ModerationServiceRequest } from './moderation-service.ts';

export interface ModerationServiceOptions {
  moderator: Moderator;
  threads: Pick<WorkerPool<ModerationTasks>, 'run'>;
  metrics: Metrics;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What each author wrote, in one text: a provider's moderation is asked once for both. */
function groupTextsByAuthor(masked: readonly MaskedText[]): MaskedText[] {
  return (['member', 'match'] as const).flatMap((author) => {
    const own = masked.filter((one) => one.author === author).map(({ text }) => text);
    return own.length > 0 ? [{ author, text: own.join('\n') }] : [];
  });
}

/** A suspected minor is gone on with where the match's age is given, and is an adult's; a bio has no age. */
const getAllowedWaiver = (goOn: WaivableCategory | undefined, age: number | null | undefined) =>
  goOn === 'minor' && age !== undefined && (age ?? 0) < adultAge ? undefined : goOn;

/** What the rules, the provider's moderation and an AI each find in a request's texts. */
export function createModerationOpinions({ moderator, threads, metrics, now }: ModerationServiceOptions) {
  const opinions = metrics.counter('safety_second_opinions_total', 'What an AI said of what a rule suspected.', [
    'kind',
    'said',
  ]);

  const byRules = ({ age, texts, confirmedAdultBy, waivedKind }: ModerationServiceRequest) =>
    threads.run('check', { age, texts, confirmedAdultBy, now: now(), waived: getAllowedWaiver(waivedKind, age) });
  const notice = (
    { age, texts }: ModerationServiceRequest,
    reason: ModerationReason,
    author: Author,
    certainty: Certainty,
  ) => threads.run('noticeFor', { reason, author, certainty, age, texts });
  /** The member answers for it already. */
  const isOverruled = (kind: ModerationCategory, { age, confirmedAdultBy, waivedKind }: ModerationServiceRequest) =>
    kind === getAllowedWaiver(waivedKind, age) || (kind === 'minor' && confirmedAdultBy !== undefined);

  async function byProvider(
    request: ModerationServiceRequest,
    masked: readonly MaskedText[],
  ): Promise<ModerationNotice | null> {
    const authors = groupTextsByAuthor(masked);
    const flagged = await moderator.flagCategories(authors.map(({ text }) => text));
    const meaning = findStrictestMeaning(authors.map(({ author }, at) => ({ author, flagged: flagged[at] ?? [] })));
    if (!meaning || isOverruled(getKindOfReason(meaning.reason), request)) return null;
    return notice(request, meaning.reason, meaning.author, 'suspected');
  }

  /** What is left of a suspicion once an AI has read the texts, too. */
  async function afterOpinion(
    suspicion: ModerationNotice,
    request: ModerationServiceRequest,
    masked: readonly MaskedText[],
  ): Promise<ModerationNotice | null> {
    const kind = await moderator.requestSecondOpinion(masked);
    opinions.inc({ kind: suspicion.kind, said: kind ?? 'nothing' });
    if (kind === null) return suspicion;
    if (kind === suspicion.kind) return notice(request, suspicion.reason, suspicion.by, 'confirmed');
    if (kind === 'normal' || isOverruled(kind, request)) return null;
    return notice(request, kind, suspicion.by, 'suspected');
  }

  return { byRules, notice, byProvider, afterOpinion, isOverruled };
}
