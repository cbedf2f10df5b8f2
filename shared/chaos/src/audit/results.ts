import type { Browser } from '../members/browser.ts';
import type { PaidOperation } from '../members/expectations.ts';
import type { ChaosMember } from '../members/member.ts';

/** What a member finds on a second look, by the public calls that their pages make. */
export interface FoundResults {
  matches: Set<string>;
  bio: { version: number; text: string };
  /** The content of each operation, to compare with what was shown; missing where there is none. */
  content: Map<string, string>;
}

async function read<Body>(browser: Browser, audience: string, path: string): Promise<Body | undefined> {
  let last = '';
  for (let attempt = 0; attempt < 20; attempt++) {
    const answer = await browser.as(audience, 'GET', path);
    if (answer.status === 200) return answer.body as Body;
    if (answer.status === 404) return undefined;
    if (answer.status === 401) await browser.signIn();
    last = `${answer.status} ${JSON.stringify(answer.body)}`.slice(0, 200);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path} could not be read after the fault: ${last}`);
}

async function readContent(
  browser: Browser,
  { tool, operationId, matchId }: PaidOperation,
): Promise<string | undefined> {
  if (tool === 'chatpad') {
    type Rounds = { rounds: { operationId: string; suggestions: { text: string }[] }[] };
    const match = await read<Rounds>(browser, 'chatpad', `/v1/chatpad/matches/${matchId}`);
    const round = match?.rounds.find((one) => one.operationId === operationId);
    return round?.suggestions.map(({ text }) => text).join('\n');
  }
  if (tool === 'photo') {
    const news = await read<unknown>(browser, 'photo', `/v1/photo/news?photos=${operationId}`);
    const lines =
      typeof news === 'string'
        ? news
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line))
        : [news];
    const analyzed = lines.find(({ type }) => type === 'analyzed');
    return analyzed && JSON.stringify(analyzed.result);
  }
  if (tool === 'playbook') {
    type Kept = { isWhole: boolean; sections: unknown };
    const playbook = await read<Kept>(browser, 'datecoach', `/v1/datecoach/playbooks/${operationId}`);
    return playbook?.isWhole ? JSON.stringify(playbook.sections) : undefined;
  }
  return undefined;
}

/**
 * Reads everything again that was shown to a member, and these operations. Bios that were written come from the
 * snapshot.
 */
export async function findResults({ browser }: ChaosMember, operations: PaidOperation[]): Promise<FoundResults> {
  const list = await read<{ matches: { id: string }[] }>(browser, 'chatpad', '/v1/chatpad/matches');
  const bio = await read<{ version: number; bio: string }>(browser, 'bio', '/rest/v1/user_bios');
  const content = new Map<string, string>();
  for (const operation of operations) {
    const found = await readContent(browser, operation);
    if (found) content.set(operation.operationId, found);
  }
  return {
    matches: new Set(list?.matches.map(({ id }) => id)),
    bio: { version: bio?.version ?? 0, text: bio?.bio ?? '' },
    content,
  };
}
