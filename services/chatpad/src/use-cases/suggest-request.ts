import type { Match } from '@datewright/contracts/chatpad/match';
import type { Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { assertMaxLength } from '../rules/max-length.ts';

export interface SuggestRequest {
  member: Member;
  matchId: string;
  operationId: string;
  mode: Mode;
  tone: Tone;
  draft: string | null;
  /** The member says that a judgement of this kind is wrong. */
  goOn?: WaivableCategory | undefined;
}

/** Throws unless there is something to write from, and not too much of it. */
export function assertHasContent(match: Match, { draft }: SuggestRequest): void {
  if (draft === '') throw new AppError('empty_draft');
  assertMaxLength(match, draft ?? '');
  const texts = [
    match.name,
    match.bio,
    ...match.interests,
    ...match.messages.map(({ content }) => content),
    draft ?? '',
  ];
  if (texts.every((text) => text === '')) throw new AppError('empty_match');
}

/** A hash of all that decides the answer. The same operation id with another one is another request. */
export function fingerprintRequest(match: Match, { mode, tone, draft, goOn }: SuggestRequest): string {
  const { id, name, age, bio, interests, messages } = match;
  const talk = messages.map(({ sender, content }) => [sender, content]);
  return createFingerprint([id, name, age, bio, interests, talk, mode, tone, draft, goOn ?? null]);
}
