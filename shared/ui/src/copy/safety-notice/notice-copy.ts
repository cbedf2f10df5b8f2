import type { ModerationReason } from '@datewright/contracts/moderation';

/** Whose words it was: the match's, the member's own in a chat, the member's own in a bio, or their photo; a date with the match. */
export type NoticeVariant = 'match' | 'chat' | 'profile' | 'photos' | 'date';

/** What a member reads about one judgement. */
export interface NoticeCopy {
  title: string;
  text: readonly string[];
  /** What to do now, each in a line. */
  steps?: readonly string[];
}

/** What is said beside photos and dates, where it differs from a bio's words and from a match's. */
export type NoticeVariants = Record<Exclude<NoticeVariant, 'photos' | 'date'>, NoticeCopy> & {
  photos?: NoticeCopy;
  date?: NoticeCopy;
  /** Of a match's words, where it is a suspicion only. */
  suspected?: NoticeCopy;
};
export type NoticesByReason = Record<ModerationReason, NoticeVariants>;

/** For what is said alike, whoever's words it was. */
export const sameForAll = (told: NoticeCopy): NoticeVariants => ({ match: told, chat: told, profile: told });
