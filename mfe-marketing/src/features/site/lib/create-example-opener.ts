import { anyOpener, exampleOpeners, noDetail, type OpenerTone } from '../copy/en/example-openers.ts';

export interface ExampleOpener {
  text: string;
  /** The word of the profile that it uses; null for none. */
  detail: string | null;
}

const maxQuoteLength = 60;

/** Creates an example opener from the first topic of a profile, else from its own words, else as a question. */
export function createExampleOpener(name: string, bio: string, tone: OpenerTone): ExampleOpener {
  const words = splitWords(bio);
  const found = words
    .map((word) => ({
      word,
      topic: exampleOpeners.find(({ words }) => words.some((known) => known === word.toLowerCase())),
    }))
    .find(({ topic }) => topic);
  if (found?.topic) return { text: fillTemplate(found.topic[tone], name), detail: found.word };
  const quote = getQuote(bio);
  return quote === ''
    ? { text: fillTemplate(noDetail[tone], name), detail: null }
    : { text: fillTemplate(anyOpener[tone], name, quote), detail: quote };
}

const splitWords = (text: string) => text.match(/[\p{L}’']+/gu) ?? [];

/** The first sentence, truncated at a word boundary. */
function getQuote(bio: string): string {
  const sentence = (bio.trim().split(/(?<=[.!?])\s|\n/)[0] ?? '').replace(/[.!?,;:\s]+$/, '').replaceAll(/[“”"]/g, '');
  if (sentence.length <= maxQuoteLength) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', maxQuoteLength) + 1 || maxQuoteLength).trimEnd()}…`;
}

// User text is inserted last, by a function, so that it can't fill another placeholder or act as a replacement pattern.
const fillTemplate = (line: string, name: string, detail = '') =>
  line
    .split(/(\{name\}|\{detail\})/)
    .map((part) => (part === '{name}' ? name : part === '{detail}' ? detail : part))
    .join('');
