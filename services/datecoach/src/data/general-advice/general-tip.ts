import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';

/** A tip that fits any date. */
export interface GeneralTip {
  part: string;
  scenario?: string;
  text: string;
  why: string;
  readNo?: string;
  /** The occasions that it is for, all of them; `lively` means that nobody grieves. */
  only?: ('place' | 'video' | 'gentle' | 'lively')[];
}
export type GeneralAdvice = Record<SectionName, GeneralTip[]>;
