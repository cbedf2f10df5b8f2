import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import type { Pattern } from './collect-patterns.ts';

/** More turns of a group than any honest text has; fewer keep what is ambiguous in it small. */
const maxRepetitions = 32;
const parser = new RegExpParser({ ecmaVersion: 2024 });

export const parsePattern = ({ source, flags }: Pattern): AST.Pattern =>
  parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') });

/** True for `[a-z]`, `\d` and their like: what they match has one length, so that two ways through them are one. */
function isOneCharacter(node: AST.QuantifiableElement): boolean {
  if (node.type === 'Character' || node.type === 'CharacterClass' || node.type === 'CharacterSet') return true;
  // What it refers to is one text.
  if (node.type === 'Backreference') return true;
  if (node.type !== 'Group' && node.type !== 'CapturingGroup') return false;
  return node.alternatives.every(({ elements: [only, second] }) => {
    return only !== undefined && second === undefined && only.type !== 'Quantifier' && only.type !== 'Assertion'
      ? isOneCharacter(only as AST.QuantifiableElement)
      : false;
  });
}

/** A group that is repeated without an end, and can be gone through in more than one way. */
function findUnboundedGroup(pattern: AST.Pattern): string | undefined {
  let found: string | undefined;
  visitRegExpAST(pattern, {
    onQuantifierEnter({ element, max, raw }) {
      if (max > maxRepetitions && !isOneCharacter(element) && !beginsWithSeparator(element)) found = raw;
    },
  });
  return found;
}

/** `(?: [a-z]+)*`: each turn begins with a sign that nothing else in it can be, so there is one way through it. */
function beginsWithSeparator(element: AST.QuantifiableElement): boolean {
  if ((element.type !== 'Group' && element.type !== 'CapturingGroup') || element.alternatives.length !== 1)
    return false;
  const [first, second, third] = element.alternatives[0]?.elements ?? [];
  if (first?.type !== 'Character' || third || second?.type !== 'Quantifier') return false;
  const inside = second.element;
  return inside.type === 'CharacterClass' && !new RegExp(inside.raw, 'u').test(String.fromCodePoint(first.value));
}

/**
 * Why a pattern may take more than linear time; `undefined` when it can't. Two repeats that share characters, or one that a search can
 * begin anywhere in, are found by scslre; groups have an end, so that what is ambiguous in one stays small.
 */
export function explainSlowPattern(pattern: Pattern): string | undefined {
  const endless = findUnboundedGroup(parsePattern(pattern));
  if (endless) return `a group without an end: ${endless}`;
  const { reports } = analyse(new RegExp(pattern.source, pattern.flags), { maxReports: 1 });
  const [report] = reports;
  return report && `${report.exponential ? 'exponential' : 'polynomial'} time: ${report.type}`;
}
