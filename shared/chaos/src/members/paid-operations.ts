import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PhotoEvent } from '@datewright/contracts/photo/follow-photos';
import type { Browser, CallResult } from './browser.ts';
import type { ReportedOutcome } from './expectations.ts';

/** One try of an operation: the answer for the journal, and the outcome that it reports. */
export interface Attempt {
  answer: CallResult;
  reportedOutcome: ReportedOutcome;
  content: string;
}

const isSuccess = ({ status }: CallResult) => status >= 200 && status < 300;

/** An error that comes before any work: nothing was sent to the AI and nothing is reserved. */
const isRefused = ({ status }: CallResult) => status >= 400 && status < 500 && status !== 409;

const failedAttempt = (answer: CallResult): Attempt => ({
  answer,
  reportedOutcome: isRefused(answer) ? 'free' : 'unknown',
  content: '',
});

/** Requests suggestions for a match and reads the stream to its end. */
export async function trySuggestions(browser: Browser, operationId: string, matchId: string): Promise<Attempt> {
  const answer = await browser.suggest(matchId, operationId);
  const last = answer.lines.at(-1);
  if (last?.type === 'done') {
    return { answer, reportedOutcome: 'shown', content: last.round.suggestions.map(({ text }) => text).join('\n') };
  }
  if (last?.type !== 'failed')
    return answer.lines.length > 0 ? { answer, reportedOutcome: 'unknown', content: '' } : failedAttempt(answer);
  // An answer that says the outcome is not known yet promises nothing.
  const told = last.charged === null ? 'unknown' : last.charged ? 'charged' : 'free';
  return { answer, reportedOutcome: told, content: '' };
}

/** Writes a bio for a credit. */
export async function tryBio(browser: Browser, operationId: string, interest: string): Promise<Attempt> {
  const body = {
    operationId,
    tone: 'thoughtful',
    interests: [interest, 'tea', 'hiking'],
    lookingFor: 'A walk by the river.',
  };
  const answer = await browser.as('bio', 'POST', '/functions/v1/bio-generator', body);
  if (!isSuccess(answer)) return failedAttempt(answer);
  return { answer, reportedOutcome: 'shown', content: (answer.body as { bio: string }).bio };
}

/** The lines of an event stream; none when it broke off or never began. */
async function readEventStream(browser: Browser, audience: string, path: string) {
  const answer = await browser.as(audience, 'GET', path);
  if (!isSuccess(answer)) return { answer, lines: [] };
  if (typeof answer.body !== 'string') return { answer, lines: [answer.body] };
  const lines: unknown[] = answer.body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { answer, lines };
}

/** Uploads a photo and follows it to its end. */
export async function tryPhoto(
  browser: Browser,
  operationId: string,
  photo: Uint8Array<ArrayBuffer>,
): Promise<Attempt> {
  const form = new FormData();
  form.set('photo', new Blob([photo]), 'me.jpg');
  const sent = await browser.upload('photo', `/v1/photo/photos/${operationId}`, form);
  if (!isSuccess(sent)) return failedAttempt(sent);
  for (let attempt = 0; attempt < 20 && !browser.closing?.aborted; attempt++) {
    const { answer, lines } = await readEventStream(browser, 'photo', `/v1/photo/news?photos=${operationId}`);
    const news = lines as PhotoEvent[];
    const end = news.find((line) => 'operationId' in line && line.type !== 'running');
    if (end?.type === 'analyzed') return { answer, reportedOutcome: 'shown', content: JSON.stringify(end.result) };
    if (end?.type === 'failed')
      return { answer: { ...answer, code: end.failure.code }, reportedOutcome: 'free', content: '' };
    if (end?.type === 'unknown')
      return { answer: { ...answer, code: 'unknown photo' }, reportedOutcome: 'unknown', content: '' };
    await pause(500);
  }
  return { answer: { ...sent, code: 'photo without an end' }, reportedOutcome: 'unknown', content: '' };
}

/** Starts a playbook and follows it until it is complete. */
export async function tryPlaybook(browser: Browser, operationId: string, locationName: string): Promise<Attempt> {
  const about = {
    operationId,
    locationName,
    // Another place each time: for the same one the kept playbook is the answer.
    locationId: `custom-${operationId}`,
    name: 'Anna',
    bio: 'I bake bread.',
    wait: false,
  };
  const begun = await browser.as('datecoach', 'POST', '/functions/v1/date-strategy-generator', about);
  if (!isSuccess(begun)) return failedAttempt(begun);
  for (let attempt = 0; attempt < 20 && !browser.closing?.aborted; attempt++) {
    const { answer, lines } = await readEventStream(
      browser,
      'datecoach',
      `/v1/datecoach/playbooks/${operationId}/news`,
    );
    const last = lines.at(-1) as
      | { type?: string; playbook?: { sections: unknown }; failure?: { code: string } }
      | undefined;
    if (last?.type === 'written')
      return { answer, reportedOutcome: 'shown', content: JSON.stringify(last.playbook?.sections) };
    if (last?.type === 'failed')
      return { answer: { ...answer, code: last.failure?.code ?? '' }, reportedOutcome: 'free', content: '' };
    if (last?.type === 'unknown')
      return { answer: { ...answer, code: 'unknown playbook' }, reportedOutcome: 'unknown', content: '' };
    await pause(500);
  }
  return { answer: { ...begun, code: 'playbook without an end' }, reportedOutcome: 'unknown', content: '' };
}

export const newOperationId = () => randomUUID();
