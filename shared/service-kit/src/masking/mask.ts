import { contactPatterns } from './contact-patterns.ts';
import { withEnding } from './hungarian-endings.ts';
import { identityPatterns } from './identity-patterns.ts';
import { maskKinds } from './mask-pattern.ts';
import { callingNames, commonNamePattern, namePatterns, peopleIn } from './people.ts';

const kinds = maskKinds.join('|');
const placeholder = new RegExp(`(\\[(?:${kinds})_\\d+\\])`);
const inBrackets = `[[({<] ?(${kinds})[ _-]?(\\d{1,4}) ?[\\])}>]`;
const escaped = `\\\\\\[(${kinds})\\\\?_(\\d{1,4})\\\\\\]`;
const bare = `(?<![\\p{L}\\p{N}_])(${kinds})_(\\d{1,4})(?!\\d)`;
/** A placeholder as an AI may mangle it: other brackets, other case, escaped, spaced. */
const anyPlaceholder = `(?:${inBrackets}|${escaped}|${bare})`;
const typedByHand = new RegExp(anyPlaceholder, 'giu');
const withItsEnding = new RegExp(`${anyPlaceholder}(-?\\p{Ll}{1,4}(?!\\p{L}))?`, 'giu');

/** Hides what leads to people before a text leaves the service, and puts it back into what comes back. */
export interface Mask {
  /** The name to write to; empty when there is none. */
  name: string;
  hide(text: string): string;
  /** Hides contacts, papers and known people only: "Harry Potter" in a list of interests stays what it is. */
  hideContacts(text: string): string;
  show(text: string): string;
}

/** Replaces only between placeholders that are there already. */
const outside = (text: string, find: RegExp, replace: (found: string) => string) =>
  text
    .split(placeholder)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(find, (found) => replace(found))))
    .join('');

const tidy = (text: string) =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+([,.!?;:])/g, '$1')
    .replace(/^[\s,.;:]+/, '')
    .trim();

/** Nobody speaks of more people than this; whoever types more names still has them hidden where they are common ones. */
const mostPeople = 200;

/** A mask for one request: `matchName` as typed, and every text in which others may be named. */
export function createMask(matchName: string, texts: string[]): Mask {
  const hidden = new Map<string, string>();
  const shown = new Map<string, string>();
  const counts: Record<string, number> = {};

  const placeholderFor = (kind: string) => (found: string) => {
    const earlier = hidden.get(found);
    if (earlier) return earlier;
    counts[kind] = (counts[kind] ?? 0) + 1;
    const key = `${kind}_${counts[kind]}`;
    hidden.set(found, `[${key}]`);
    shown.set(key, found);
    return `[${key}]`;
  };
  const hideName = placeholderFor('NAME');

  const matchNames = callingNames(matchName);
  const name = matchNames[0] ? hideName(matchNames[0]) : '';
  // One letter is no name to look for: "A" would swallow every article.
  const people = [...new Set([...matchNames, ...texts.flatMap(peopleIn).flatMap((person) => person.split(' '))])];
  const patterns = namePatterns(people.filter((person) => person.length > 1).slice(0, mostPeople));

  function hideContacts(text: string): string {
    // What looks like a placeholder but was typed by someone must come back as it was.
    let masked = text.replace(typedByHand, placeholderFor('TEXT'));
    for (const { kind, find, accept } of [...identityPatterns, ...contactPatterns]) {
      const hide = placeholderFor(kind);
      masked = outside(masked, find, (found) => (accept && !accept(found) ? found : hide(found)));
    }
    for (const pattern of patterns) masked = outside(masked, pattern, hideName);
    return masked;
  }

  function hide(text: string): string {
    const masked = hideContacts(text);
    const common = commonNamePattern(masked);
    return common ? outside(masked, common, hideName) : masked;
  }

  function show(text: string): string {
    let isMissing = false;
    const whole = text.replace(withItsEnding, (_found, ...groups: (string | undefined)[]) => {
      const [kind = '', number] = groups.slice(0, 6).filter((group) => group !== undefined);
      const ending = groups[6] ?? '';
      const real = shown.get(`${kind.toUpperCase()}_${Number(number)}`);
      if (real === undefined) isMissing = true;
      if (real === undefined) return '';
      return kind.toUpperCase() === 'NAME' ? withEnding(real, ending) : real + ending;
    });
    return isMissing ? tidy(whole) : whole;
  }

  return { name, hide, hideContacts, show };
}
