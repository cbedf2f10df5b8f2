import { textMaxLength } from '@datewright/contracts/chatpad/limits';
import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { AppError } from '@datewright/service-kit/errors/app-error';

/**
 * Throws `text_too_long`. A match's texts share one limit with the other texts of a request, so that every stored match can also be sent.
 */
export function assertMaxLength(match: MatchFields, more: readonly string[] = []): void {
  const texts = [match.name, match.bio, ...match.interests, ...match.messages.map(({ content }) => content), ...more];
  if (texts.reduce((sum, text) => sum + text.length, 0) > textMaxLength) throw new AppError('text_too_long');
}
