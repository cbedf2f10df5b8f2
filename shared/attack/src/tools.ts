import { randomUUID } from 'node:crypto';
import type { Member } from './member.ts';
import type { RawResponse } from './send-raw-request.ts';

/** What a tool came to: its words, and whether it refused. */
export interface ToolResult {
  status: number;
  code: string | undefined;
  texts: string[];
}

const findErrorCode = (text: string) => /"code":"(\w+)"/.exec(text)?.[1];

/** ChatPad on a match of its own. */
export async function askChatpad(member: Member, match: object, asked: object = {}): Promise<ToolResult> {
  const made = await member.call('chatpad', 'POST', '/v1/chatpad/matches', match);
  const matchId = made.status === 200 ? JSON.parse(made.text).id : 'none';
  return toToolResult(await suggest(member, matchId, asked));
}

export const suggest = (member: Member, matchId: string, asked: object = {}): Promise<RawResponse> =>
  member.call('chatpad', 'POST', `/v1/chatpad/matches/${matchId}/suggestions`, {
    operationId: randomUUID(),
    mode: 'reply',
    tone: 'flirty',
    ...asked,
  });

function toToolResult({ status, text }: RawResponse): ToolResult {
  const events =
    status === 200
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
  const shown = events.filter(({ type }) => type === 'suggestion').map(({ suggestion }) => suggestion);
  return { status, code: findErrorCode(text), texts: shown.flatMap((one) => [one.text, one.reason]) };
}

/** The bio tools: write one, polish one, say what is good in one. */
export async function askBio(
  member: Member,
  call: 'create' | 'improve' | 'analyze' | 'score',
  text: string,
): Promise<ToolResult> {
  const operationId = randomUUID();
  const answers = {
    create: ['/functions/v1/bio-generator', { operationId, interests: ['tea', 'dogs', 'hiking'], lookingFor: text }],
    improve: ['/functions/v1/bio-generator', { operationId, mode: 'improve', currentBio: text }],
    analyze: ['/functions/v1/bio-analyzer', { operationId, bio: text }],
    score: ['/v1/bio/score', { bio: text }],
  } as const;
  const [path, body] = answers[call];
  const answer = await member.call('bio', 'POST', path, body);
  if (answer.status !== 200) return { status: answer.status, code: findErrorCode(answer.text), texts: [] };
  const { bio, explanation, analysis } = JSON.parse(answer.text);
  return {
    status: 200,
    code: undefined,
    texts: [bio, explanation, analysis?.feedback, analysis?.improvedVersion].flat(),
  };
}

/** Date Coach on a match, as older callers ask it: spots, or a whole playbook, asked for until it is over. */
export async function askCoach(member: Member, ask: 'spots' | 'playbook', match: object): Promise<ToolResult> {
  const { messages: chatHistory, interests: matchInterests, ...about } = match as Record<string, unknown>;
  const spot = { operationId: randomUUID(), locationId: 'custom-park', locationName: 'a walk in a big park' };
  const [path, body] =
    ask === 'spots'
      ? ['/functions/v1/date-spot-recommender', match]
      : ['/functions/v1/date-strategy-generator', { ...about, ...spot, chatHistory, matchInterests }];
  for (let asked = 0; ; asked++) {
    const { status, text } = await member.call('datecoach', 'POST', path as string, {
      ...(body as object),
      again: true,
    });
    const code = findErrorCode(text);
    if (status === 200) return { status, code, texts: collectTexts(JSON.parse(text)) };
    if (code !== 'operation_running' || asked === 9) return { status, code, texts: [] };
  }
}

/** Every text of an answer, but for words that it quotes. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (/^quotes?$|At$|^id$|Id$/.test(key) ? [] : collectTexts(part)));
}

/** Credits of a tool that are left. */
export async function countCredits(member: Member, tool: 'chatpad' | 'bio_write' | 'datecoach'): Promise<number> {
  const asked = { action: 'getUserProfile', payload: {} };
  const { text } = await member.call('account', 'POST', '/functions/v1/user-profile', asked);
  return JSON.parse(text).credits[tool].available;
}
