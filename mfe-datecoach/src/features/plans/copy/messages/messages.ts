import { en } from './en.ts';
import { hu } from './hu.ts';

/** In the language of the chat, whatever the language of the page. */
export const messages = { en, hu };
