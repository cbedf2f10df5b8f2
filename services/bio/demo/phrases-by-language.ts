import { englishPhraseBook } from '@datewright/demo/en/phrase-book';
import { hungarianPhraseBook } from '@datewright/demo/hu/phrase-book';
import { englishBios } from './en/bio-phrases.ts';
import { hungarianBios } from './hu/bio-phrases.ts';

/** The sentences for bios, with the topics that all demo texts share. */
export const phrasesByLanguage = {
  en: { ...englishBios, talk: englishPhraseBook },
  hu: { ...hungarianBios, talk: hungarianPhraseBook },
};
export type LanguagePhrases = (typeof phrasesByLanguage)['en'];
