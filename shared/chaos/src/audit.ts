import type { Browser } from './browser.ts';
import type { ChaosMember } from './member.ts';

export interface Findings {
  /** Kept by the word of the product, and gone. */
  lost: string[];
  /** Charged more than once. */
  doubled: string[];
  /** Said to cost nothing, and charged. */
  wrong: string[];
}

async function read<T>(browser: Browser, audience: string, path: string): Promise<T> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const answer = await browser.as(audience, 'GET', path);
    if (answer.status === 200) return answer.body as T;
    if (answer.status === 401) await browser.signIn();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path} could not be read after the fault.`);
}

/** How often each operation was charged. */
async function chargesOf(browser: Browser): Promise<Map<string, number>> {
  const charges = new Map<string, number>();
  type Page = { entries: { kind: string; operationId: string | null }[]; earlier: string | null };
  let before = '';
  for (let page = 0; page < 20; page++) {
    const { entries, earlier }: Page = await read(browser, 'account', `/v1/account/credits/history${before}`);
    for (const { kind, operationId } of entries) {
      if (kind === 'charged' && operationId) charges.set(operationId, (charges.get(operationId) ?? 0) + 1);
    }
    if (!earlier) break;
    before = `?before=${encodeURIComponent(earlier)}`;
  }
  return charges;
}

/** The suggestions that are kept for the matches of these operations. */
async function keptOperations(browser: Browser, matchIds: Set<string>): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const matchId of matchIds) {
    const { rounds } = await read<{ rounds: { operationId: string }[] }>(
      browser,
      'chatpad',
      `/v1/chatpad/matches/${matchId}`,
    );
    for (const { operationId } of rounds) kept.add(operationId);
  }
  return kept;
}

/**
 * Holds what a member was told since `since` against what the product has. What it said within `atRisk` may be gone:
 * the embedded database writes every 20 ms, and a power cut takes what came after.
 */
export async function audit(
  member: ChaosMember,
  since: number,
  atRisk: (at: number) => boolean = () => false,
): Promise<Findings> {
  const { browser } = member;
  // Members go on meanwhile: what they are told from now on is the next audit's.
  const told = { matches: [...member.matches], operations: [...member.operations], bio: member.bio };
  const { matches } = await read<{ matches: { id: string }[] }>(browser, 'chatpad', '/v1/chatpad/matches');
  const there = new Set(matches.map(({ id }) => id));
  const operations = told.operations.filter(([, { at }]) => at >= since);
  const done = operations.filter(([, { said, matchId }]) => said === 'done' && there.has(matchId));
  const kept = await keptOperations(browser, new Set(done.map(([, { matchId }]) => matchId)));
  const charges = await chargesOf(browser);
  const bio = await read<{ version: number; bio: string }>(browser, 'bio', '/rest/v1/user_bios');

  const lost = told.matches.filter(([id, { at }]) => !there.has(id) && !atRisk(at)).map(([, { what }]) => what);
  for (const [id, { what, at }] of done) if (!kept.has(id) && !atRisk(at)) lost.push(what);
  if (bio.version < told.bio.version && !atRisk(told.bio.at)) lost.push(`the bio “${told.bio.text}”`);
  return {
    lost,
    doubled: [...charges].filter(([, count]) => count > 1).map(([id, count]) => `${id} (${count} times)`),
    wrong: operations.filter(([id, { said }]) => said === 'free' && charges.has(id)).map(([id]) => id),
  };
}
