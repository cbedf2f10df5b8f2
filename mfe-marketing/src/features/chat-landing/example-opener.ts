import { anyOpener, noDetail, type OpenerTone, openers } from '../../copy/en/openers.ts';

export interface ExampleOpener {
  text: string;
  /** The word of the profile that it picks up; null when there was nothing to pick up. */
  detail: string | null;
}

const longestQuote = 60;

/** A ready-made opener for what somebody wrote: the first topic that it names, else its own words, else a question. */
export function exampleOpener(name: string, bio: string, tone: OpenerTone): ExampleOpener {
  const words = wordsOf(bio);
  const found = words
    .map((word) => ({ word, topic: openers.find(({ words }) => words.some((known) => known === word.toLowerCase())) }))
    .find(({ topic }) => topic);
  if (found?.topic) return { text: fill(found.topic[tone], name), detail: found.word };
  const quote = quoteOf(bio);
  return quote === ''
    ? { text: fill(noDetail[tone], name), detail: null }
    : { text: fill(anyOpener[tone], name, quote), detail: quote };
}

const wordsOf = (text: string) => text.match(/[\p{L}’']+/gu) ?? [];

/** The first sentence, cut at a word. */
function quoteOf(bio: string): string {
  const sentence = (bio.trim().split(/(?<=[.!?])\s|\n/)[0] ?? '').replace(/[.!?,;:\s]+$/, '').replaceAll(/[“”"]/g, '');
  if (sentence.length <= longestQuote) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longestQuote) + 1 || longestQuote).trimEnd()}…`;
}

// What is typed goes in last and as it is: it can’t fill another place, nor mean anything to `replace`.
const fill = (line: string, name: string, detail = '') =>
  line
    .split(/(\{name\}|\{detail\})/)
    .map((part) => (part === '{name}' ? name : part === '{detail}' ? detail : part))
    .join('');
