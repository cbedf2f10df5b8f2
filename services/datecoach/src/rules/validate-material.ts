import { materialMaxLength } from '@datewright/contracts/datecoach/limits';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { type DateMaterial, listTexts } from './date-material.ts';

/** Throws `invalid_request` when the body names another member. */
export function assertOwnUserId(userId: string, claimedUserId: string | undefined): void {
  if (claimedUserId !== undefined && claimedUserId !== userId)
    throw new AppError('invalid_request', { fields: { userId: 'not yours' } });
}

/** Throws `text_too_long` when the texts exceed the limit for one match. */
export function assertMaxLength(material: DateMaterial): void {
  const texts = [...listTexts(material), material.writing?.voice ?? ''];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > materialMaxLength) throw new AppError('text_too_long');
}

/** Throws `nothing_to_read` when there are no messages, bio or interests. */
export function assertHasContent({ bio, interests, messages }: DateMaterial): void {
  const texts = [bio, ...interests, ...messages.map(({ content }) => content)];
  if (texts.every((text) => text === '')) throw new AppError('nothing_to_read');
}
