import { contactPatterns } from '../contacts/contact-patterns.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { identityPatterns } from './identity-patterns.ts';
import { createNamePatterns, findCommonNames, findPeople, getCallNames } from './people.ts';
import { createPersonTokens } from './person-tokens.ts';
import { placeholder, restorePlaceholders, typedPlaceholder } from './placeholders.ts';
import type { RequestMask } from './request-mask.ts';

/** Replaces personal data by placeholders before a text leaves the service, and restores it in the answer. */
export interface Mask extends RequestMask {
  /** The original of each placeholder, keyed without brackets. */
  originals: ReadonlyMap<string, string>;
}

/** Replaces only outside existing placeholders. */
const replaceOutsidePlaceholders = (text: string, find: RegExp, replace: (found: string) => string) =>
  text
    .split(placeholder)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(find, (found) => replace(found))))
    .join('');

/** More than any real text names; further names are still masked when they are common. */
const maxPeople = 200;

/** A mask for one request: `matchName` as typed, and every text that may name people. */
export function createMask(matchName: string, texts: string[]): Mask {
  const hidden = new Map<string, string>();
  const originals = new Map<string, string>();
  const counts = new Map<string, number>();

  const placeholderFor = (kind: string) => (found: string) => {
    const earlier = hidden.get(found);
    if (earlier) return earlier;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const key = `${kind}_${count}`;
    hidden.set(found, `[${key}]`);
    originals.set(key, found);
    return `[${key}]`;
  };
  const hideName = createPersonTokens(placeholderFor('NAME'), originals);

  const matchNames = getCallNames(normalizeText(matchName).text);
  const name = matchNames[0] ? hideName(matchNames[0]) : '';
  const inTexts = texts.flatMap((text) => findPeople(normalizeText(text).text));
  // A single letter is not searched as a name: "A" would match every article.
  const people = [...new Set([...matchNames, ...inTexts.flatMap((person) => person.split(' '))])];
  const patterns = createNamePatterns(people.filter((person) => person.length > 1).slice(0, maxPeople));

  function hideContacts(text: string): string {
    // Typed text that looks like a placeholder must come back unchanged.
    let masked = normalizeText(text).text.replace(typedPlaceholder, placeholderFor('TEXT'));
    for (const { kind, find, accept } of [...identityPatterns, ...contactPatterns]) {
      const hide = placeholderFor(kind);
      masked = replaceOutsidePlaceholders(masked, find, (found) => (accept && !accept(found) ? found : hide(found)));
    }
    for (const pattern of patterns) masked = replaceOutsidePlaceholders(masked, pattern, hideName);
    return masked;
  }

  function hide(text: string): string {
    const masked = hideContacts(text);
    const common = findCommonNames(masked);
    if (!common) return masked;
    return replaceOutsidePlaceholders(masked, common.pattern, (found) =>
      common.isPhrase(found) ? found : hideName(found),
    );
  }

  return {
    name,
    mask: hide,
    maskContacts: hideContacts,
    originals,
    unmask: (text) => restorePlaceholders(text, originals),
  };
}
