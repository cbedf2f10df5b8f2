import { createHash } from 'node:crypto';
import { escapeHtml } from '@datewright/service-kit/http/html';
import type { StoredJob } from '../jobs/job.ts';
import type { JobCount } from '../jobs/job-repository.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;max-width:70rem}
table{border-collapse:collapse;margin:1rem 0 2rem}th,td{border:1px solid #888;padding:.25rem .75rem;text-align:left}
form{display:inline}code{font-size:.85em}`;

/** Allows no script and no other origin; the one style sheet is allowed by its hash. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const row = (cells: string[]) => `<tr>${cells.join('')}</tr>`;
function table(heads: string[], rows: string[][]): string {
  const head = row(heads.map((text) => `<th scope="col">${text}</th>`));
  const body = rows.map((cells) => row(cells.map((cell) => `<td>${cell}</td>`)));
  return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
}

/** The two largest units, such as `3 h 12 min`. */
function formatAge(since: Date, now: number): string {
  const minutes = Math.max(0, Math.floor((now - since.getTime()) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

interface JobsPageData {
  service: string;
  counts: JobCount[];
  dead: Pick<StoredJob, '_id' | 'queue' | 'isPriority' | 'tries' | 'reason' | 'createdAt'>[];
  now: number;
  mark(about: string): string;
}

/** The page with the queues of one service and its dead jobs. It contains no data of members. */
export function renderJobsPage({ service, counts, dead, now, mark }: JobsPageData): string {
  const button = (action: 'again' | 'drop', label: string, id: string) =>
    `<form method="post" action="/ops/jobs"><input type="hidden" name="action" value="${action}"><input type="hidden" name="job" value="${escapeHtml(id)}"><input type="hidden" name="mark" value="${mark(`${action} ${id}`)}"><button>${label}</button></form>`;
  const queues = counts
    .toSorted((a, b) => `${a.queue} ${a.kind}`.localeCompare(`${b.queue} ${b.kind}`))
    .map(({ queue, isPriority, kind, jobs, oldest }) => [
      escapeHtml(queue),
      kind,
      isPriority ? 'yes' : 'no',
      String(jobs),
      formatAge(oldest, now),
    ]);
  const letters = dead.map(({ _id, queue, isPriority, tries, reason, createdAt }) => [
    `<code>${escapeHtml(_id)}</code>`,
    escapeHtml(queue),
    isPriority ? 'yes' : 'no',
    `<code>${escapeHtml(reason)}</code>`,
    String(tries),
    formatAge(createdAt, now),
    `${button('again', 'Run again', _id)} ${button('drop', 'Drop', _id)}`,
  ]);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Jobs of ${escapeHtml(service)}</title><style>${style}</style></head><body><h1>Jobs of ${escapeHtml(service)}</h1>
<h2>Queues</h2>${queues.length ? table(['Queue', 'State', 'Priority', 'Jobs', 'Oldest'], queues) : '<p>No jobs.</p>'}
<h2>Dead</h2>${letters.length ? table(['Job', 'Queue', 'Priority', 'Reason', 'Tries', 'Age', 'Do'], letters) : '<p>None.</p>'}
</body></html>`;
}
