import { textMaxLength } from '@datewright/contracts/chatpad/limits';
import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { AppError } from '@datewright/service-kit/errors/app-error';

/**
 * Throws `text_too_long`. A match's texts and the draft share one limit, so that every stored match can also be sent.
 */
export function assertMaxLength(match: MatchFields, draft = ''): void {
  const texts = [match.name, match.bio, ...match.interests, ...match.messages.map(({ content }) => content), draft];
  if (texts.reduce((sum, text) => sum + text.length, 0) > textMaxLength) throw new AppError('text_too_long');
}
