import type { Match } from '@datewright/contracts/chatpad/match';
import type { LineChange, Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { assertMaxLength } from './max-length.ts';

export interface SuggestRequest {
  member: Member;
  matchId: string;
  operationId: string;
  mode: Mode;
  tone: Tone;
  draft: string | null;
  /** How the member writes, and what may be said of them. */
  voice?: string | undefined;
  about?: string[] | undefined;
  change?: { suggestionId: string; how: LineChange } | undefined;
  /** The member says that a verdict of this category is wrong. */
  goOn?: WaivableCategory | undefined;
}

/** Throws `empty_draft`, `empty_match` or `text_too_long`. */
export function assertHasContent(match: Match, { draft, voice = '', about = [] }: SuggestRequest): void {
  if (draft === '') throw new AppError('empty_draft');
  assertMaxLength(match, [draft ?? '', voice, ...about]);
  const texts = [
    match.name,
    match.bio,
    ...match.interests,
    ...match.messages.map(({ content }) => content),
    draft ?? '',
  ];
  if (texts.every((text) => text === '')) throw new AppError('empty_match');
}

/** Hashes everything that determines the answer; reusing an operation id with a different fingerprint is an error. */
export function fingerprintRequest(match: Match, request: SuggestRequest): string {
  const { mode, tone, draft, change, goOn, voice = '', about = [] } = request;
  const { id, name, age, bio, interests, messages } = match;
  const conversation = messages.map(({ sender, content }) => [sender, content]);
  const changed = change ? [change.suggestionId, change.how] : [];
  const writing = voice || about.length > 0 ? [{ voice, about }] : [];
  const written = [id, name, age, bio, interests, conversation];
  return createFingerprint([...written, mode, tone, draft, goOn ?? null, ...changed, ...writing]);
}
