import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Asks an edge for a page. */
type Ask = (path: string, headers?: Record<string, string>) => Promise<Page>;
interface Page {
  status: number;
  headers: Headers;
  text: string;
  main: string | undefined;
}
interface Copy {
  page: Page;
  /** The values of the request headers that `vary` names. */
  varied: (string | undefined)[];
  storedAt: number;
}

const secondsOf = (page: Page, directive: string) =>
  Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(page.headers.get('cache-control') ?? '')?.[1] ?? 0);
const isStorable = ({ headers }: Page) =>
  /\bpublic\b/.test(headers.get('cache-control') ?? '') && headers.get('set-cookie') === null;
const variesBy = ({ headers }: Page) => (headers.get('vary') ?? '').toLowerCase().split(/, */).filter(Boolean);

/**
 * A cache as RFC 9111 has it, in front of edges that it asks in turns, which is purged by tag as Cloudflare is. It refuses as
 * many purges as `failing` says.
 */
export async function startCdn(token: string) {
  const copies = new Map<string, Copy[]>();
  const state = { edges: [] as Ask[], failing: 0, asked: [] as string[], purged: [] as string[] };
  const server = createServer(async (req, res) => {
    const { tags } = JSON.parse(Buffer.concat(await req.toArray()).toString());
    const isAllowed = req.method === 'POST' && req.headers.authorization === `Bearer ${token}`;
    if (!isAllowed || state.failing-- > 0) return res.writeHead(isAllowed ? 500 : 403).end();
    state.purged.push(...tags);
    const isTagged = ({ page }: Copy) =>
      (page.headers.get('cache-tag') ?? '').split(',').some((tag) => tags.includes(tag));
    for (const [path, all] of copies)
      copies.set(
        path,
        all.filter((copy) => !isTagged(copy)),
      );
    return res.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function fetchCopy(path: string, headers: Record<string, string>): Promise<Page> {
    const edge = state.edges[state.asked.push(path) % state.edges.length];
    const page = await (edge as Ask)(path, headers);
    if (!isStorable(page)) return page;
    const varied = variesBy(page).map((name) => headers[name]);
    const others = (copies.get(path) ?? []).filter((copy) => copy.varied.join() !== varied.join());
    copies.set(path, [...others, { page, varied, storedAt: Date.now() }]);
    return page;
  }

  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    async ask(path: string, headers: Record<string, string> = {}): Promise<Page> {
      const copy = copies
        .get(path)
        ?.find(({ page, varied }) => variesBy(page).every((name, at) => headers[name] === varied[at]));
      const age = (Date.now() - (copy?.storedAt ?? 0)) / 1000;
      if (!copy || age > secondsOf(copy.page, 's-maxage') + secondsOf(copy.page, 'stale-while-revalidate')) {
        return fetchCopy(path, headers);
      }
      if (age > secondsOf(copy.page, 's-maxage')) void fetchCopy(path, headers);
      return copy.page;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
