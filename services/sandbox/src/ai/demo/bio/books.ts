import { englishBios } from '../en/bio-book.ts';
import { english } from '../en/phrasebook.ts';
import { hungarianBios } from '../hu/bio-book.ts';
import { hungarian } from '../hu/phrasebook.ts';

/** The sentences of bios, and the topics that all messages share. */
export const bioBooks = {
  en: { ...englishBios, talk: english },
  hu: { ...hungarianBios, talk: hungarian },
};
export type LanguageBook = (typeof bioBooks)['en'];
