import { formatPlaybooks, formatTimed } from '../src/playbooks/format-playbooks.ts';
import {
  comparePlaybooks,
  equalShare,
  listOwnLines,
  type MeasuredPlaybook,
  tiedShare,
} from '../src/playbooks/measure-playbooks.ts';
import { type PlaybookRun, playbookMatches, runPlaybooks } from '../src/playbooks/run-playbooks.ts';

test('The share of equal lines counts the shorter playbook', () => {
  expect(equalShare(['a', 'b', 'c', 'd'], ['a', 'x'])).toBe(0.5);
  expect(equalShare(['a'], [])).toBe(0);
});

describe('Playbooks for the same match and ten spots of different kinds', () => {
  let playbooks: MeasuredPlaybook[];
  let timed: PlaybookRun['timed'];
  beforeAll(async () => {
    ({ playbooks, timed } = await runPlaybooks());
  });

  test('share at most a fifth of their lines', () => {
    const pairs = comparePlaybooks(playbooks);
    expect(pairs).toHaveLength(playbookMatches.length * 45);
    expect(pairs.filter(({ equal }) => equal > 0.2)).toEqual([]);
  });

  test('are about the place or the match in at least half of their lines', () => {
    expect(playbooks.filter((one) => tiedShare(one) < 0.5)).toEqual([]);
    for (const { lines } of playbooks) expect(lines.length).toBeGreaterThanOrEqual(30);
  });

  test('have lines of their own for another part of the day', () => {
    for (const [morning, evening] of timed) {
      expect(listOwnLines(morning, evening).join()).toMatch(/on Saturday morning|szombaton reggel/);
      expect(listOwnLines(evening, morning).length).toBeGreaterThanOrEqual(3);
      expect(tiedShare(evening)).toBeGreaterThanOrEqual(0.5);
    }
    expect(formatTimed(timed)).toMatch(/: [3-9]$/);
  });

  test('never ask how a limit of the match began', () => {
    const about = playbooks.flatMap(({ lines }) => lines.filter(({ text }) => text.includes('I do not drink')));
    expect(about.length).toBeGreaterThan(0);
    for (const { text } of about) expect(text).not.toMatch(/\?|how did/);
  });

  test('appear in the table by match', () => {
    expect(formatPlaybooks(playbooks).split('\n')).toHaveLength(2 + playbookMatches.length);
  });
});
