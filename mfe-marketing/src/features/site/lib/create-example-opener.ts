import { anyOpener, exampleOpeners, noDetail, type OpenerTone } from '../copy/en/example-openers.ts';

export interface ExampleOpener {
  text: string;
  /** The word of the profile that it picks up; null when there was nothing to pick up. */
  detail: string | null;
}

const maxQuoteLength = 60;

/** A ready-made opener for what somebody wrote: the first topic that it names, else its own words, else a question. */
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

/** The first sentence, cut at a word. */
function getQuote(bio: string): string {
  const sentence = (bio.trim().split(/(?<=[.!?])\s|\n/)[0] ?? '').replace(/[.!?,;:\s]+$/, '').replaceAll(/[“”"]/g, '');
  if (sentence.length <= maxQuoteLength) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', maxQuoteLength) + 1 || maxQuoteLength).trimEnd()}…`;
}

// What is typed goes in last and as it is: it can’t fill another place, nor mean anything to `replace`.
const fillTemplate = (line: string, name: string, detail = '') =>
  line
    .split(/(\{name\}|\{detail\})/)
    .map((part) => (part === '{name}' ? name : part === '{detail}' ? detail : part))
    .join('');
