import { randomUUID } from 'node:crypto';
import { newMember, type SignedIn } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolTown, type ToolTown } from '@datewright/testkit/tool-town';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { startFixedAi } from './fixed-ai.ts';
import { smallPhoto } from './photos.ts';

const aiMilliseconds = 2000;
const photosOfEach = 8;

/** Sends photos, and answers the milliseconds until the last of them was looked at. */
async function lookAt(town: ToolTown, member: SignedIn, photos: Buffer[]): Promise<number> {
  const headers = { origin: testOrigin, authorization: `Bearer ${member.token}` };
  const begin = performance.now();
  const ids = await Promise.all(
    photos.map(async (photo) => {
      const id = randomUUID();
      const body = new FormData();
      body.set('photo', new Blob([new Uint8Array(photo)]), 'photo.jpg');
      const answer = await fetch(`${town.tool.url}/v1/photo/photos/${id}`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`A photo was not taken: ${await answer.text()}`);
      return id;
    }),
  );
  for (let at = 0; at < ids.length; at += 10) {
    const news = await fetch(`${town.tool.url}/v1/photo/news?photos=${ids.slice(at, at + 10).join(',')}`, { headers });
    const text = await news.text();
    if (text.includes('"failed"')) throw new Error(`A photo failed: ${text.slice(-300)}`);
  }
  return performance.now() - begin;
}

/** Photos a second with one, two and four workers that look at one photo at a time, with an AI that takes two seconds. */
export async function measureWorkers({ system, times }: BenchSystem): Promise<Figure[]> {
  process.env.TEST_MONGODB_URI = system.processes.account?.plan.env?.MONGODB_URI ?? '';
  const ai = await startFixedAi(aiMilliseconds);
  const town = await startToolTown('photo', {
    PICTURE_KEY: 'a-key-that-only-this-bench-knows-01234567',
    ROLE: 'api',
    PHOTOS_AT_ONCE: '1',
    OPENAI_BASE_URL: ai.url,
    LOG_LEVEL: 'error',
  });
  try {
    const photo = await smallPhoto();
    const rates: number[] = [];
    const workers = [];
    for (const count of [1, 2, 4]) {
      while (workers.length < count) workers.push(await town.startTwin({ ROLE: 'worker' }));
      const member = await newMember(town);
      await member.givePlan('monthly');
      const some = (many: number) => Array<Buffer>(many).fill(photo);
      // Each worker loads its detector before it counts.
      await lookAt(town, member, some(times(2 * count)));
      const photos = some(times(photosOfEach) * count);
      rates.push((1000 * photos.length) / (await lookAt(town, member, photos)));
    }
    const [one = 0, two = 0, four = 0] = rates;
    const figure = (name: string, value: number, atLeast: number): Figure => ({
      part: 'photo',
      name,
      value,
      unit: 'x',
      samples: times(photosOfEach),
      goal: { atLeast },
    });
    return [
      figure('photos a second of two workers against one, the AI taking 2 s', two / one, 1.9),
      figure('of four workers against one', four / one, 3.6),
    ];
  } finally {
    await town.stop();
    await ai.stop();
  }
}
