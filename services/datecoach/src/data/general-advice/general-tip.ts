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

/** True when the date is one of all the occasions that a tip is for. */
export const isForOccasions = ({ only = [] }: GeneralTip, occasions: ReadonlySet<string>): boolean =>
  only.every((one) => occasions.has(one));

export type GeneralAdvice = Record<SectionName, GeneralTip[]>;
