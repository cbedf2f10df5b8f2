import type { SectionName } from '@datewright/contracts/datecoach/playbook-options';
import type { Language } from '@datewright/safety/text/language';
import { english } from './en.ts';
import { hungarian } from './hu.ts';

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

/** Hand-written advice that completes a short section, labelled as general. */
export const generalAdvice: Record<Language, GeneralAdvice> = { en: english, hu: hungarian };
