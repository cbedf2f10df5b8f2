import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PhotoNews } from '@datewright/contracts/photo/follow-photos';
import type { Answer, Browser } from './browser.ts';
import type { Told } from './promises.ts';

/** One try of an operation: the answer for the journal, and what it says of the operation. */
export interface Tried {
  answer: Answer;
  told: Told;
  content: string;
}

const isFine = ({ status }: Answer) => status >= 200 && status < 300;

/** A refusal that the error catalogue says before any work begins: nothing was asked of the AI and nothing is held. */
const isRefused = ({ status }: Answer) => status >= 400 && status < 500 && status !== 409;

const nothing = (answer: Answer): Tried => ({ answer, told: isRefused(answer) ? 'free' : 'unknown', content: '' });

/** Suggestions for a match, read to the end of their stream. */
export async function trySuggestions(browser: Browser, operationId: string, matchId: string): Promise<Tried> {
  const answer = await browser.suggest(matchId, operationId);
  const last = answer.lines.at(-1);
  if (last?.type === 'done') {
    return { answer, told: 'shown', content: last.round.suggestions.map(({ text }) => text).join('\n') };
  }
  if (last?.type !== 'failed')
    return answer.lines.length > 0 ? { answer, told: 'unknown', content: '' } : nothing(answer);
  // Who is told that nobody knows yet was promised nothing.
  const told = last.charged === null ? 'unknown' : last.charged ? 'charged' : 'free';
  return { answer, told, content: '' };
}

/** A bio that is written for a credit. */
export async function tryBio(browser: Browser, operationId: string, interest: string): Promise<Tried> {
  const body = {
    operationId,
    tone: 'thoughtful',
    interests: [interest, 'tea', 'hiking'],
    lookingFor: 'A walk by the river.',
  };
  const answer = await browser.as('bio', 'POST', '/functions/v1/bio-generator', body);
  if (!isFine(answer)) return nothing(answer);
  return { answer, told: 'shown', content: (answer.body as { bio: string }).bio };
}

/** The lines of a stream of news; none when it broke off or never began. */
async function readNews(browser: Browser, audience: string, path: string) {
  const answer = await browser.as(audience, 'GET', path);
  if (!isFine(answer)) return { answer, lines: [] };
  if (typeof answer.body !== 'string') return { answer, lines: [answer.body] };
  const lines: unknown[] = answer.body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { answer, lines };
}

/** A photo: sent, and followed until it is over. */
export async function tryPhoto(browser: Browser, operationId: string, photo: Uint8Array<ArrayBuffer>): Promise<Tried> {
  const form = new FormData();
  form.set('photo', new Blob([photo]), 'me.jpg');
  const sent = await browser.upload('photo', `/v1/photo/photos/${operationId}`, form);
  if (!isFine(sent)) return nothing(sent);
  for (let attempt = 0; attempt < 20 && !browser.closing?.aborted; attempt++) {
    const { answer, lines } = await readNews(browser, 'photo', `/v1/photo/news?photos=${operationId}`);
    const news = lines as PhotoNews[];
    const end = news.find((line) => 'operationId' in line && line.type !== 'running');
    if (end?.type === 'analyzed') return { answer, told: 'shown', content: JSON.stringify(end.result) };
    if (end?.type === 'failed') return { answer: { ...answer, code: end.failure.code }, told: 'free', content: '' };
    if (end?.type === 'unknown') return { answer: { ...answer, code: 'unknown photo' }, told: 'unknown', content: '' };
    await pause(500);
  }
  return { answer: { ...sent, code: 'photo without an end' }, told: 'unknown', content: '' };
}

/** A playbook: begun, and followed until it is whole. */
export async function tryPlaybook(browser: Browser, operationId: string, locationName: string): Promise<Tried> {
  const about = {
    operationId,
    locationName,
    locationId: 'custom-chaos',
    name: 'Anna',
    bio: 'I bake bread.',
    wait: false,
  };
  const begun = await browser.as('datecoach', 'POST', '/functions/v1/date-strategy-generator', about);
  if (!isFine(begun)) return nothing(begun);
  for (let attempt = 0; attempt < 20 && !browser.closing?.aborted; attempt++) {
    const { answer, lines } = await readNews(browser, 'datecoach', `/v1/datecoach/playbooks/${operationId}/news`);
    const last = lines.at(-1) as
      | { type?: string; playbook?: { sections: unknown }; failure?: { code: string } }
      | undefined;
    if (last?.type === 'written') return { answer, told: 'shown', content: JSON.stringify(last.playbook?.sections) };
    if (last?.type === 'failed')
      return { answer: { ...answer, code: last.failure?.code ?? '' }, told: 'free', content: '' };
    if (last?.type === 'unknown')
      return { answer: { ...answer, code: 'unknown playbook' }, told: 'unknown', content: '' };
    await pause(500);
  }
  return { answer: { ...begun, code: 'playbook without an end' }, told: 'unknown', content: '' };
}

export const newOperation = () => randomUUID();
