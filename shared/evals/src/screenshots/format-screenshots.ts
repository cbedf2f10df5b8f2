import type { ScreenGrade } from './grade-screenshots.ts';

/** A phone of the middle class is about four times slower than the machine that runs this. */
const slowdown = 4;

const total = (grades: readonly ScreenGrade[], value: (grade: ScreenGrade) => number) =>
  grades.reduce((sum, grade) => sum + value(grade), 0);

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)}%)`;

/** The grades as a table, with every fault below it. */
export function formatScreenshots(part: string, grades: readonly ScreenGrade[]): string {
  const slowest = Math.max(...grades.map(({ milliseconds }) => milliseconds));
  return [
    `screenshots, ${part} (${grades.length} drawn screens)`,
    '',
    '| screen | words | extra words | sides | missed | seconds |',
    '| --- | --- | --- | --- | --- | --- |',
    ...grades.map(
      ({ id, words, rightWords, extraWords, messages, rightSides, missed, milliseconds }) =>
        `| ${id} | ${rightWords} of ${words} | ${extraWords} | ${rightSides} of ${messages} | ${missed.join(', ') || '–'} | ${(milliseconds / 1000).toFixed(2)} |`,
    ),
    '',
    `words ${share(
      total(grades, (grade) => grade.rightWords),
      total(grades, (grade) => grade.words),
    )}, ${total(grades, (grade) => grade.extraWords)} extra; sides ${share(
      total(grades, (grade) => grade.rightSides),
      total(grades, (grade) => grade.messages),
    )}; slowest ${(slowest / 1000).toFixed(2)} s, ${((slowdown * slowest) / 1000).toFixed(2)} s at ${slowdown} times slower`,
    '',
    ...grades.flatMap(({ id, fault }) => (fault ? [`  ${id}: ${fault}`] : [])),
  ].join('\n');
}
