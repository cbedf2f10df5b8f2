import type { ModerationReason } from '@datewright/contracts/moderation';

/**
 * Who wrote the text and where: the match, the member in a chat, in a bio or in a photo; `date` is a date with the
 * match.
 */
export type NoticeVariant = 'match' | 'chat' | 'profile' | 'photos' | 'date';

/** The text that a member reads about one moderation verdict. */
export interface NoticeCopy {
  title: string;
  text: readonly string[];
  /** What to do now, one step per line. */
  steps?: readonly string[];
}

/** The variants of one notice; `photos` and `date` only where they differ from those for a bio and for a match. */
export type NoticeVariants = Record<Exclude<NoticeVariant, 'photos' | 'date'>, NoticeCopy> & {
  photos?: NoticeCopy;
  date?: NoticeCopy;
  /** For a match's text that is only suspicious. */
  suspected?: NoticeCopy;
};
export type NoticesByReason = Record<ModerationReason, NoticeVariants>;

/** For notices that read the same for every author. */
export const sameForAll = (told: NoticeCopy): NoticeVariants => ({ match: told, chat: told, profile: told });
