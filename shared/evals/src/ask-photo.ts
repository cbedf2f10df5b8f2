import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type PhotoNews, photoNews } from '@datewright/contracts/photo/follow-photos';
import { z } from '@datewright/contracts/zod';
import type { Answer } from './answer.ts';
import { nothing } from './ask-chatpad.ts';
import type { PhotoCase } from './case.ts';
import type { EvalBrowser } from './town.ts';

/** Has a photo looked at, as its page does. */
export async function askPhoto(browser: EvalBrowser, { picture, face }: PhotoCase): Promise<Answer> {
  await browser.ready();
  const [operationId, requestId] = [randomUUID(), randomUUID()];
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(await readFile(picture))]), 'photo');
  const own = face ? `?faceX=${face.x.toFixed(4)}&faceY=${face.y.toFixed(4)}` : '';
  const begun = await browser.call('POST', `/v1/photo/photos/${operationId}${own}`, form, requestId);
  if (!begun.ok) return { ...nothing, kind: (await begun.json()).error.code };
  const news = await browser.call('GET', `/v1/photo/news?photos=${operationId}`, undefined, requestId);
  const lines = (await news.text()).trim().split('\n');
  return fromNews(lines.map((line) => z.parse(photoNews, JSON.parse(line))));
}

function fromNews(news: PhotoNews[]): Answer {
  const end = news.find(({ type }) => type === 'analyzed' || type === 'failed');
  if (end?.type === 'failed') return { ...nothing, kind: end.failure.code };
  if (end?.type !== 'analyzed') return { ...nothing, kind: 'no answer' };
  const { type, score, feedback } = end.result;
  const suggestions = [...feedback.pros, ...feedback.cons, feedback.suggestion];
  return { ...nothing, suggestions, score, photoType: type, charged: true };
}
