import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import type { Situation, Strategy, Tip } from '@datewright/contracts/datecoach/strategy';
import { photoEvent } from '@datewright/contracts/photo/follow-photos';
import { z } from '@datewright/contracts/zod';
import sharp from 'sharp';
import { isPackageFile, resolvePackageFile } from '../eval-case.ts';
import type { EvalBrowser } from '../eval-environment.ts';
import { type RecordedCase, recordingsFolder } from './recorded-case.ts';

/** What a member got. */
export interface ShownAnswer {
  /** Every line of the answer that is shown. */
  lines: string[];
  /** The error code or the moderation category of a request that failed. */
  error: string | null;
}

type Request = RecordedCase['request'];
interface FailedBody {
  error: { code: string; care?: { kind: string } };
}
const failed = ({ error }: FailedBody): ShownAnswer => ({ lines: [], error: error.care?.kind ?? error.code });
const parseLines = (text: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

async function requestSuggestions(browser: EvalBrowser, { match, suggest }: Request): Promise<ShownAnswer> {
  const made = await browser.call('POST', '/v1/chatpad/matches', match, randomUUID());
  const read = await made.json();
  if (!made.ok) return failed(read);
  const path = `/v1/chatpad/matches/${read.id}/suggestions`;
  const response = await browser.call('POST', path, { operationId: randomUUID(), ...suggest }, randomUUID());
  if (!response.ok) return failed((await response.json()) as FailedBody);
  const events = parseLines(await response.text()) as SuggestionEvent[];
  const last = events.at(-1);
  return {
    lines: events.flatMap((event) => (event.type === 'suggestion' ? [event.suggestion.text] : [])),
    error: last?.type === 'failed' ? failed(last).error : null,
  };
}

/** The service's paths of the calls that take and return JSON. */
const paths = new Map([
  ['bioGenerator', '/functions/v1/bio-generator'],
  ['bioAnalyzer', '/functions/v1/bio-analyzer'],
  ['dateSpotRecommender', '/functions/v1/date-spot-recommender'],
  ['dateStrategyGenerator', '/functions/v1/date-strategy-generator'],
]);

interface JsonAnswer {
  bio?: string;
  explanation?: string[];
  analysis?: { feedback: string[]; improvedVersion?: string };
  dateSpots?: DateSpot[];
  strategy?: Strategy;
}

/** The tips that the AI wrote, without the general advice that completes a short section. */
function listTips(strategy: Strategy): (Tip | Situation)[] {
  const { metadata: _metadata, ...sections } = strategy;
  const tips = Object.values(sections).flatMap((section) => Object.values(section as Record<string, Tip[]>).flat());
  return tips.filter(({ id }) => !id.includes('-general-'));
}

/** What Bio Scanner puts before a note that quotes nothing. */
const generalLabel = /^(?:General advice|Általános tanács): /u;

const listJsonLines = ({ bio, explanation, analysis, dateSpots, strategy }: JsonAnswer): string[] => [
  ...(bio ? [bio] : []),
  ...(explanation ?? []),
  ...(analysis?.feedback ?? []).map((note) => note.replace(generalLabel, '')),
  ...(analysis?.improvedVersion ? [analysis.improvedVersion] : []),
  ...(dateSpots ?? []).map(({ name }) => name),
  ...(strategy ? listTips(strategy).map((tip) => ('text' in tip ? tip.text : tip.response)) : []),
];

async function requestJson(browser: EvalBrowser, { call, body }: Request): Promise<ShownAnswer> {
  // Spots have no operation id and cost nothing.
  const paid = call === 'dateSpotRecommender' ? {} : { operationId: randomUUID() };
  const response = await browser.call('POST', paths.get(call) ?? '', { ...body, ...paid }, randomUUID());
  const answer = await response.json();
  return response.ok ? { lines: listJsonLines(answer), error: null } : failed(answer);
}

async function readPicture({ picture, crop }: Request): Promise<Blob> {
  const file = picture.startsWith(isPackageFile)
    ? resolvePackageFile(picture.slice(isPackageFile.length))
    : join(recordingsFolder, picture);
  const whole = sharp(file);
  return new Blob([new Uint8Array(await (crop ? whole.extract(crop) : whole).jpeg({ quality: 92 }).toBuffer())]);
}

async function requestOpinion(browser: EvalBrowser, request: Request): Promise<ShownAnswer> {
  const form = new FormData();
  form.set('photo', await readPicture(request), 'photo');
  const { face } = request;
  const id = randomUUID();
  const query = face ? `?faceX=${face.x.toFixed(4)}&faceY=${face.y.toFixed(4)}` : '';
  const begun = await browser.call('POST', `/v1/photo/photos/${id}${query}`, form, randomUUID());
  if (!begun.ok) return failed((await begun.json()) as FailedBody);
  const news = await browser.call('GET', `/v1/photo/news?photos=${id}`, undefined, randomUUID());
  const events = parseLines(await news.text()).map((line) => z.parse(photoEvent, line));
  const end = events.find(({ type }) => type === 'analyzed' || type === 'failed');
  if (end?.type !== 'analyzed') return { lines: [], error: end?.type === 'failed' ? end.failure.code : 'no_answer' };
  const { feedback, differs, suggestedCrop: crop } = end.result;
  return {
    lines: [
      ...feedback.pros,
      ...feedback.cons,
      feedback.suggestion,
      ...(differs ? [differs] : []),
      ...(crop ? [`crop: x ${crop.x}, y ${crop.y}, width ${crop.width}, height ${crop.height}`] : []),
    ],
    error: null,
  };
}

async function requestReading(browser: EvalBrowser, request: Request): Promise<ShownAnswer> {
  const form = new FormData();
  form.set('screenshot', await readPicture(request), 'screenshot');
  const response = await browser.call('POST', '/v1/chatpad/screenshots', form, randomUUID());
  const read = await response.json();
  if (!response.ok) return failed(read);
  const { name, age, bio, interests, messages } = read.fields;
  return {
    lines: [
      ...(name ? [`name: ${name}`] : []),
      ...(age === null ? [] : [`age: ${age}`]),
      ...(bio ? [`bio: ${bio}`] : []),
      ...interests.map((interest: string) => `interest: ${interest}`),
      ...messages.map(({ sender, content }: { sender: string; content: string }) => `${sender}: ${content}`),
    ],
    error: null,
  };
}

/** Sends what the case's member sends, as the tool's page does. */
export function requestCase(browser: EvalBrowser, { schema, request }: RecordedCase): Promise<ShownAnswer> {
  if (schema === 'suggestions') return requestSuggestions(browser, request);
  if (schema === 'screenshot') return requestReading(browser, request);
  if (schema === 'photo_opinion') return requestOpinion(browser, request);
  return requestJson(browser, request);
}
