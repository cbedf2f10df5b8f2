import type { RecordedResult } from './grade-recorded.ts';
import { qualities } from './recorded-case.ts';

const percent = (part: number, whole: number) =>
  whole === 0 ? '0 of 0' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)}%)`;
const sum = (results: RecordedResult[], count: (one: RecordedResult) => number) =>
  results.reduce((total, one) => total + count(one), 0);

function formatRow(title: string, quality: string, own: RecordedResult[]): string {
  const cells = [
    title,
    quality,
    own.length,
    own.filter(({ error }) => error !== null).length,
    sum(own, ({ shown }) => shown),
    sum(own, ({ dropped }) => dropped),
    percent(
      sum(own, ({ lost }) => lost.length),
      sum(own, ({ sent }) => sent.good),
    ),
    percent(
      sum(own, ({ shownBad }) => shownBad.length),
      sum(own, ({ sent }) => sent.bad),
    ),
    sum(own, ({ requests }) => requests),
    sum(own, ({ charged }) => charged),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A row for each tool and quality, and one for all. */
export function formatRecordedTable(results: RecordedResult[]): string {
  const tools = [...new Set(results.map(({ id }) => id.split('/')[0] ?? ''))];
  const rows = tools.flatMap((tool) =>
    qualities.flatMap((quality) => {
      const own = results.filter((one) => one.id.startsWith(`${tool}/`) && one.quality === quality);
      return own.length === 0 ? [] : [formatRow(tool, quality, own)];
    }),
  );
  return [
    '| tool | answers | cases | failed | lines shown | dropped | good lost | bad shown | AI requests | charged |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    formatRow('all', 'all', results),
  ].join('\n');
}

/** Every lost good line and every shown bad line, with what is known of the reason. */
export function listRecordedFaults(results: RecordedResult[]): string[] {
  return results.flatMap(({ id, quality, lost, shownBad, error, reasons }) => {
    const reason = error ?? (reasons.length > 0 ? reasons.join(', ') : 'no reason given');
    return [
      ...lost.map(({ text }) => `lost   ${id} ${quality}: ${text} [${reason}]`),
      ...shownBad.map(({ text, why }) => `shown  ${id} ${quality}: ${text} [${why}]`),
    ];
  });
}
