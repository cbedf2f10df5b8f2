import type { Language } from '@datewright/safety/text/language';
import { english } from './en.ts';
import type { GeneralAdvice } from './general-tip.ts';
import { hungarian } from './hu.ts';

/** Hand-written advice that completes a short section, labelled as general. */
export const generalAdvice: Record<Language, GeneralAdvice> = { en: english, hu: hungarian };
