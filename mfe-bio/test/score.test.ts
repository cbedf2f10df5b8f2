import { bioBandFor, bioVerdictFor } from '@datewright/contracts/bio/bands';
import { findStudy } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';
import { findPartGains } from '../src/features/improve/lib/part-gains.ts';
import { findRule, hasSpan, listFindings, sortFindings, truncateQuote } from '../src/features/report/lib/findings.ts';
import { splitHighlights } from '../src/features/report/lib/highlight-segments.ts';
import { listTopFindings } from '../src/features/saved/lib/top-findings.ts';
import { countCharacters, getAppFit } from '../src/lib/app-fit.ts';
import { getProgress } from '../src/lib/progress.ts';
import { getPartTone } from '../src/lib/score-tone.ts';
import { splitBySpans } from '../src/lib/split-by-spans.ts';

test('One table defines the colour and the verdict of a score', () => {
  expect([100, 70, 69, 40, 39, 0].map(bioBandFor)).toEqual(['good', 'good', 'careful', 'careful', 'bad', 'bad']);
  expect([70, 69, 55, 54, 0].map(bioVerdictFor)).toEqual(['good', 'careful', 'careful', 'needsWork', 'needsWork']);
  expect(getPartTone(7, 10)).toBe('good');
});

test('The findings that count most are shown while typing, costs first', () => {
  const finding = (rule: string, start: number, end: number, points: number) => ({ rule, start, end, points });
  const findings = [
    finding('concreteThing', 0, 5, 3),
    finding('originalityCliche', 6, 9, -4),
    finding('hookDull', 10, 12, -5),
    finding('lengthBase', 0, 0, 15),
    finding('newerRule', 0, 3, 9),
  ];
  const score: BioScore = { score: 50, language: 'en', parts: [{ part: 'hook', points: 1, most: 10, findings }] };
  expect(listTopFindings(score, 'bread fun hi').map(({ quote, points }) => [quote, points])).toEqual([
    ['hi', -5],
    ['fun', -4],
    ['bread', 3],
  ]);
});

test('The changes of a rewrite are computed from both scores, the largest difference first', () => {
  const scored = (hook: number, tone: number): BioScore => ({
    score: hook + tone,
    language: 'en',
    parts: [
      { part: 'tone', points: tone, most: 5, findings: [] },
      { part: 'hook', points: hook, most: 10, findings: [] },
    ],
  });
  expect(findPartGains(scored(0, 5), scored(7, 3))).toEqual([
    { part: 'hook', from: 0, to: 7 },
    { part: 'tone', from: 5, to: 3 },
  ]);
  expect(findPartGains(scored(7, 5), scored(7, 5))).toEqual([]);
});

test('The progress strip is at a third without a bio, at two thirds with one, and full with its report', () => {
  expect(getProgress(false, false)).toEqual({ stage: 'create', percent: 33 });
  expect(getProgress(true, false)).toEqual({ stage: 'upgrade', percent: 66 });
  expect(getProgress(true, true)).toEqual({ stage: 'score', percent: 100 });
});

test('An app counts characters, not the halves of an emoji', () => {
  expect(countCharacters(' ab🙂 ')).toBe(3);
  expect(getAppFit('x'.repeat(160), 'hinge')).toEqual({ length: 160, limit: 150, over: 10 });
  expect(getAppFit('x', 'tinder').over).toBe(0);
});

describe('When words of a bio are marked', () => {
  const text = 'I bake bread. I hate noise.';
  const bake = { start: 2, end: 12, id: 'a' };
  const bread = { start: 7, end: 12, id: 'b' };

  test('then the pieces joined are the text, and each knows every mark over it', () => {
    const pieces = splitBySpans(text, [bake, bread]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.find((piece) => piece.text === 'bread')?.marks).toEqual([bake, bread]);
  });

  test('then marks outside of the text are ignored', () => {
    expect(
      splitBySpans(text, [
        { start: 20, end: 99 },
        { start: 5, end: 5 },
      ]),
    ).toEqual([{ text, start: 0, marks: [] }]);
  });
});

describe('When the report lists its findings', () => {
  const finding = (rule: string, points: number, start = 0, end = 0) => ({ rule, points, start, end });
  const score: BioScore = {
    score: 20,
    language: 'en',
    parts: [
      {
        part: 'concrete',
        points: 5,
        most: 20,
        findings: [
          finding('concreteThing', 3, 7, 12),
          finding('concreteTrait', -2, 0, 6),
          finding('concreteName', 4, 2, 6),
        ],
      },
      { part: 'tone', points: 5, most: 5, findings: [finding('toneBase', 5)] },
    ],
  };

  test('then costs come first and base points last', () => {
    const found = listFindings(score);
    expect(found.map(({ id }) => id)).toEqual(['concrete-0', 'concrete-1', 'concrete-2', 'tone-0']);
    expect(sortFindings(found).map(({ rule }) => rule)).toEqual([
      'concreteTrait',
      'concreteName',
      'concreteThing',
      'toneBase',
    ]);
    expect(found.filter(hasSpan)).toHaveLength(3);
  });

  test('then a word within a marked sentence can be clicked, and the open finding is on top', () => {
    const bio = 'I bake bread.';
    const sentence = { ...finding('originalityOwn', 2, 0, 13), part: 'originality', id: 's' } as const;
    const word = { ...finding('concreteThing', 2, 7, 12), part: 'concrete', id: 'w' } as const;
    const shown = (chosen: string | null) =>
      splitHighlights(bio, [sentence, word], chosen).map(({ text, finding: top }) => [text, top?.id]);
    expect(shown(null)).toEqual([
      ['I bake ', 's'],
      ['bread', 'w'],
      ['.', 's'],
    ]);
    expect(shown('s')).toEqual([[bio, 's']]);
    expect(splitHighlights(bio, [], null)).toEqual([{ text: bio, start: 0, finding: null }]);
    // Praise for the whole sentence does not run over what costs points in it.
    const cliche = { ...word, points: -4, id: 'c' };
    expect(splitHighlights(bio, [sentence, cliche], null).map(({ finding: top }) => top?.id)).toEqual([
      undefined,
      'c',
      undefined,
    ]);
    expect(splitHighlights(bio, [sentence, cliche], 's').map(({ finding: top }) => top?.id)).toEqual(['s']);
  });

  test('then each part has its study, or says that it is a house rule', () => {
    expect(findStudy('concrete')?.link).toMatch(/^https:/);
    expect(findStudy('hook')).toBeNull();
    expect(findStudy('length', 'lengthLong')).not.toBeNull();
    expect(findStudy('length', 'lengthShort')).toBeNull();
  });

  test('then a rule of a newer service breaks nothing', () => {
    expect(findRule('hookQuestion')).toBe('hookQuestion');
    expect(findRule('aRuleOfTomorrow')).toBeNull();
    expect(findRule('toString')).toBeNull();
  });

  test('then the quoted words fit on a line', () => {
    expect(truncateQuote('I bake\nbread', finding('x', 1, 2, 12))).toBe('bake bread');
    expect(truncateQuote('x'.repeat(60), finding('x', 1, 0, 60))).toHaveLength(36);
  });
});
