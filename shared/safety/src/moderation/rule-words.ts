import { kindOf } from './kinds.ts';
import { patternSource } from './rule.ts';
import { ruleBooks } from './rule-books.ts';

const shortest = 4;
/** What people disguise most, in all languages of the rules. */
const disguised = new Set(['minor', 'self-harm', 'threat']);

/** Words of the rules for minors, self-harm and threats: what a word with signs for letters may be read as. */
export const ruleWords: ReadonlySet<string> = new Set(
  ruleBooks.flatMap(([, rules]) =>
    rules
      .filter(({ reason }) => disguised.has(kindOf(reason)))
      .flatMap(({ matches }) => matches)
      .flatMap((pattern) => patternSource(pattern).match(/[a-z]+/g) ?? [])
      .filter((word) => word.length >= shortest),
  ),
);
