import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { getBudgetPart } from '@datewright/contracts/registry/budget-part';
import type { ComposedRemote } from '@datewright/contracts/registry/get-composition';
import type { AppContext } from '../context.ts';

const compress = promisify(brotliCompress);

/** Compares the uploaded scripts with the budget of the card, as the build does. */
export async function measureScripts({ edge }: Pick<AppContext, 'edge'>, remote: ComposedRemote): Promise<string[]> {
  const { base, card, integrity } = remote;
  const sizes = { pages: 0, admin: 0 };
  for (const path of Object.keys(integrity)) {
    const part = getBudgetPart(path);
    if (!part) continue;
    const { status, body } = await edge.get(`${base}/${path}`);
    if (status !== 200) throw new Error(`The edge answered ${status} for ${path}.`);
    sizes[part] += (await compress(body)).length;
  }
  const { brotliKb, adminBrotliKb = 0 } = card.budget;
  return [
    ...describeExcess('Its scripts weigh', sizes.pages, brotliKb),
    ...describeExcess('Its admin scripts weigh', sizes.admin, adminBrotliKb),
  ];
}

/** Compares the scripts that a page of a shell loads first with the budget of its card, as the build does. */
export async function measureShell(
  { edge }: Pick<AppContext, 'edge'>,
  { card }: ComposedRemote,
  page: string,
): Promise<string[]> {
  const paths = [...page.matchAll(/<script[^>]* src="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  let bytes = 0;
  for (const path of paths) {
    const { status, body } = await edge.get(path);
    if (status !== 200) return [`${path.slice(1)}, which its page loads, is missing.`];
    bytes += (await compress(body)).length;
  }
  return describeExcess('Its first load weighs', bytes, card.budget.brotliKb);
}

const describeExcess = (what: string, bytes: number, budgetKb: number): string[] =>
  bytes / 1000 > budgetKb
    ? [`${what} ${(bytes / 1000).toFixed(1)} KB in brotli, and the budget is ${budgetKb} KB.`]
    : [];
