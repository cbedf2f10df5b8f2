import { AppError } from '@datewright/service-kit/errors/app-error';
import type { ModerationService } from './moderation-service.ts';

/** How a member writes, and what may be said of them. */
export interface MemberWriting {
  voice: string;
  about: string[];
}

/** What a request carries of it. */
export interface RequestedWriting {
  voice?: string | undefined;
  about?: string[] | undefined;
}

/**
 * Checks a writing profile apart from the rest of its request, so that it never closes a match. A profile that is held back is left out,
 * since a tool can write without it. Throws `held_back` only for a certain sign of a minor or of self-harm.
 */
export async function moderateWriting(
  moderation: Pick<ModerationService, 'check'>,
  { voice = '', about = [] }: RequestedWriting,
): Promise<MemberWriting> {
  const texts = [voice, ...about].filter((text) => text !== '');
  if (texts.length === 0) return { voice, about };
  try {
    await moderation.check({ texts: texts.map((text) => ({ author: 'member', place: 'draft', text })) });
    return { voice, about };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'held_back') throw error;
    const notice = error.extras.care;
    const isUrgent = notice?.kind === 'minor' || notice?.kind === 'self-harm';
    if (isUrgent && notice.certainty === 'certain') throw error;
    return { voice: '', about: [] };
  }
}
