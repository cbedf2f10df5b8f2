import { getKindOfReason } from './kind-of-reason.ts';
import { toPatternSource } from './rule.ts';
import { ruleSets } from './rule-sets.ts';

const minWordLength = 4;
/** The kinds whose words people disguise most. */
const disguisedKinds = new Set(['minor', 'self-harm', 'threat']);

/** Words that a disguised word may stand for: those of the rules for these kinds. */
export const ruleWords: ReadonlySet<string> = new Set(
  ruleSets.flatMap(([, rules]) =>
    rules
      .filter(({ reason }) => disguisedKinds.has(getKindOfReason(reason)))
      .flatMap(({ matches }) => matches)
      .flatMap((pattern) => toPatternSource(pattern).match(/[a-z]+/g) ?? [])
      .filter((word) => word.length >= minWordLength),
  ),
);
