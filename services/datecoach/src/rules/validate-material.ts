import { materialMaxLength } from '@datewright/contracts/datecoach/limits';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { type DateMaterial, listTexts } from './date-material.ts';

/** Throws unless the body names nobody but its caller. */
export function assertOwnUserId(userId: string, named: string | undefined): void {
  if (named !== undefined && named !== userId)
    throw new AppError('invalid_request', { fields: { userId: 'not yours' } });
}

/** Throws `text_too_long` for more than can be kept of one match. */
export function assertMaxLength(material: DateMaterial): void {
  const length = listTexts(material).reduce((sum, text) => sum + text.length, 0);
  if (length > materialMaxLength) throw new AppError('text_too_long');
}

/** Throws `nothing_to_read` when nobody has said anything yet. */
export function assertHasContent({ bio, interests, messages }: DateMaterial): void {
  const texts = [bio, ...interests, ...messages.map(({ content }) => content)];
  if (texts.every((text) => text === '')) throw new AppError('nothing_to_read');
}
