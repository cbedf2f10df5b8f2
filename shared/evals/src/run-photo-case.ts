import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type PhotoEvent, photoEvent } from '@datewright/contracts/photo/follow-photos';
import { z } from '@datewright/contracts/zod';
import type { PhotoCase } from './eval-case.ts';
import type { EvalBrowser } from './eval-environment.ts';
import type { EvalAnswer } from './eval-result.ts';
import { emptyAnswer } from './run-chatpad-case.ts';

/** Analyses a photo, as its page does. */
export async function runPhotoCase(browser: EvalBrowser, { picture, face }: PhotoCase): Promise<EvalAnswer> {
  await browser.ready();
  const [operationId, requestId] = [randomUUID(), randomUUID()];
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(await readFile(picture))]), 'photo');
  const query = face ? `?faceX=${face.x.toFixed(4)}&faceY=${face.y.toFixed(4)}` : '';
  const begun = await browser.call('POST', `/v1/photo/photos/${operationId}${query}`, form, requestId);
  if (!begun.ok) return { ...emptyAnswer, kind: (await begun.json()).error.code };
  const news = await browser.call('GET', `/v1/photo/news?photos=${operationId}`, undefined, requestId);
  const lines = (await news.text()).trim().split('\n');
  return fromEvents(lines.map((line) => z.parse(photoEvent, JSON.parse(line))));
}

function fromEvents(news: PhotoEvent[]): EvalAnswer {
  const end = news.find(({ type }) => type === 'analyzed' || type === 'failed');
  if (end?.type === 'failed') return { ...emptyAnswer, kind: end.failure.code };
  if (end?.type !== 'analyzed') return { ...emptyAnswer, kind: 'no answer' };
  const { type, score, feedback } = end.result;
  const suggestions = [...feedback.pros, ...feedback.cons, feedback.suggestion];
  return { ...emptyAnswer, suggestions, score, photoType: type, charged: true };
}
