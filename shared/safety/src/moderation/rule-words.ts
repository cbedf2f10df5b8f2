import { getKindOfReason } from './kind-of-reason.ts';
import { toPatternSource } from './rule.ts';
import { ruleSets } from './rule-sets.ts';

const minWordLength = 4;
/** What people disguise most, in all languages of the rules. */
const disguisedKinds = new Set(['minor', 'self-harm', 'threat']);

/** Words of the rules for minors, self-harm and threats: what a word with signs for letters may be read as. */
export const ruleWords: ReadonlySet<string> = new Set(
  ruleSets.flatMap(([, rules]) =>
    rules
      .filter(({ reason }) => disguisedKinds.has(getKindOfReason(reason)))
      .flatMap(({ matches }) => matches)
      .flatMap((pattern) => toPatternSource(pattern).match(/[a-z]+/g) ?? [])
      .filter((word) => word.length >= minWordLength),
  ),
);
