import { detectLanguage, type Language } from '../text/language.ts';
import { toMatchText } from './match-text.ts';

/** Whether a text is Hungarian or English; English when undecided. */
export const detectTextLanguage = (text: string): Language => detectLanguage(toMatchText(text), text);
