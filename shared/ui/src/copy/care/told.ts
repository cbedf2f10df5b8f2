import type { CareReason } from '@datewright/contracts/safety';

/** Whose words it was: the match's, the member's own in a chat, the member's own in a bio, or their photo; a date with the match. */
export type Side = 'match' | 'chat' | 'bio' | 'photo' | 'date';

/** What a member reads about one judgement. */
export interface Told {
  title: string;
  text: readonly string[];
  /** What to do now, each in a line. */
  steps?: readonly string[];
}

/** What is said beside photos and dates, where it differs from a bio's words and from a match's. */
export type Sides = Record<Exclude<Side, 'photo' | 'date'>, Told> & {
  photo?: Told;
  date?: Told;
  /** Of a match's words, where it is a suspicion only. */
  suspected?: Told;
};
export type ToldOf = Record<CareReason, Sides>;

/** For what is said alike, whoever's words it was. */
export const always = (told: Told): Sides => ({ match: told, chat: told, bio: told });
