import { randomUUID } from 'node:crypto';
import type { Member } from './member.ts';
import type { RawResponse } from './send-raw-request.ts';

/** A tool's texts, and whether it refused. */
export interface ToolResult {
  status: number;
  code: string | undefined;
  texts: string[];
}

const findErrorCode = (text: string) => /"code":"(\w+)"/.exec(text)?.[1];

/** Asks ChatPad about a new match. */
export async function askChatpad(member: Member, match: object, request: object = {}): Promise<ToolResult> {
  const made = await member.call('chatpad', 'POST', '/v1/chatpad/matches', match);
  const matchId = made.status === 200 ? JSON.parse(made.text).id : 'none';
  return toToolResult(await suggest(member, matchId, request));
}

export const suggest = (member: Member, matchId: string, request: object = {}): Promise<RawResponse> =>
  member.call('chatpad', 'POST', `/v1/chatpad/matches/${matchId}/suggestions`, {
    operationId: randomUUID(),
    mode: 'reply',
    tone: 'flirty',
    ...request,
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

/** Writes or polishes a bio, or asks for its strengths. */
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

/** Asks Date Coach by its older calls: for spots, or for a playbook until it is done. */
export async function askCoach(member: Member, ask: 'spots' | 'playbook', match: object): Promise<ToolResult> {
  const { messages: chatHistory, interests: matchInterests, ...about } = match as Record<string, unknown>;
  const spot = { operationId: randomUUID(), locationId: 'custom-park', locationName: 'a walk in a big park' };
  const [path, body] =
    ask === 'spots'
      ? ['/functions/v1/date-spot-recommender', match]
      : ['/functions/v1/date-strategy-generator', { ...about, ...spot, chatHistory, matchInterests }];
  for (let attempt = 0; ; attempt++) {
    const { status, text } = await member.call('datecoach', 'POST', path as string, {
      ...(body as object),
      again: true,
    });
    const code = findErrorCode(text);
    if (status === 200) return { status, code, texts: collectTexts(JSON.parse(text)) };
    if (code !== 'operation_running' || attempt === 9) return { status, code, texts: [] };
  }
}

/** Every text of an answer, except quoted words. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (/^quotes?$|At$|^id$|Id$/.test(key) ? [] : collectTexts(part)));
}

/** Remaining credits of a tool. */
export async function countCredits(member: Member, tool: 'chatpad' | 'bio_write' | 'datecoach'): Promise<number> {
  const request = { action: 'getUserProfile', payload: {} };
  const { text } = await member.call('account', 'POST', '/functions/v1/user-profile', request);
  return JSON.parse(text).credits[tool].available;
}
