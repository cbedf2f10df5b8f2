import { comparePlaybooks, listOwnLines, type MeasuredPlaybook, tiedShare } from './measure-playbooks.ts';
import type { PlaybookRun } from './run-playbooks.ts';

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

/** The fewest lines that a playbook has for its own part of the day. */
export const formatTimed = (timed: PlaybookRun['timed']): string =>
  `fewest lines for another part of the day: ${Math.min(...timed.flatMap(([one, other]) => [listOwnLines(one, other).length, listOwnLines(other, one).length]))}`;

/** A table per match: how much its playbooks for different spots have in common, and how much they are about it. */
export function formatPlaybooks(playbooks: readonly MeasuredPlaybook[]): string {
  const pairs = comparePlaybooks(playbooks);
  const rows = [...new Set(playbooks.map(({ match }) => match))].map((match) => {
    const own = playbooks.filter((one) => one.match === match);
    const equal = pairs.filter((pair) => pair.match === match).map((pair) => pair.equal);
    const lines = own.map((one) => one.lines.length);
    const mean = equal.reduce((sum, share) => sum + share, 0) / Math.max(1, equal.length);
    const cells = [
      ...[match, own.length, `${Math.min(...lines)}–${Math.max(...lines)}`],
      ...[percent(Math.max(0, ...equal)), percent(mean), percent(Math.min(...own.map(tiedShare)))],
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| match | playbooks | lines | most equal lines | mean | fewest tied lines |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
