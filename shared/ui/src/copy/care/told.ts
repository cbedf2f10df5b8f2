import type { CareReason } from '@datewright/contracts/safety';

/** Whose words it was: the match's, the member's own in a chat, or the member's own in a bio. */
export type Side = 'match' | 'chat' | 'bio';

/** What a member reads about one judgement. */
export interface Told {
  title: string;
  text: readonly string[];
  /** What to do now, each in a line. */
  steps?: readonly string[];
}

export type ToldOf = Record<CareReason, Record<Side, Told>>;

/** For what is said alike, whoever's words it was. */
export const always = (told: Told): Record<Side, Told> => ({ match: told, chat: told, bio: told });
