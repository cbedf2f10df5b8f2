import { randomUUID } from 'node:crypto';
import type { SignedInMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { startFixedAi } from '../fixed-ai.ts';
import { scaleWorkers } from '../scale-workers.ts';
import { createSmallPhoto } from './photos.ts';

const opinion = {
  subject: 'member',
  sees: true,
  type: 'profile',
  score: 7,
  differs: '',
  pros: ['There is enough light.'],
  cons: [],
  suggestion: 'Step nearer to the window.',
};

/** As the page does: the intake of one member's uploads has a short queue, and refuses more with `unavailable`. */
const concurrentUploads = 3;

/** Sends photos and waits until the last one is analysed. */
async function processPhotos(environment: ToolEnvironment, member: SignedInMember, photos: Buffer[]): Promise<void> {
  const headers = { origin: testOrigin, authorization: `Bearer ${member.token}` };
  const ids: string[] = [];
  const left = [...photos];
  async function sendNext() {
    for (let photo = left.shift(); photo; photo = left.shift()) {
      const id = randomUUID();
      const body = new FormData();
      body.set('photo', new Blob([new Uint8Array(photo)]), 'photo.jpg');
      const answer = await fetch(`${environment.tool.url}/v1/photo/photos/${id}`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`A photo was not taken: ${await answer.text()}`);
      ids.push(id);
    }
  }
  await Promise.all(Array.from({ length: concurrentUploads }, sendNext));
  for (let at = 0; at < ids.length; at += 10) {
    const news = await fetch(`${environment.tool.url}/v1/photo/news?photos=${ids.slice(at, at + 10).join(',')}`, {
      headers,
    });
    const text = await news.text();
    if (text.includes('"failed"')) throw new Error(`A photo failed: ${text.slice(-300)}`);
  }
}

/** Photos per second with one, two and four workers. */
export async function measureWorkers(bench: BenchSystem): Promise<Figure[]> {
  process.env.TEST_MONGODB_URI = bench.system.processes.account?.plan.env?.MONGODB_URI ?? '';
  const ai = await startFixedAi([JSON.stringify(opinion)], 2000);
  const environment = await startToolEnvironment('photo', {
    PICTURE_KEY: 'a-key-that-only-this-bench-knows-01234567',
    ROLE: 'api',
    PHOTOS_AT_ONCE: '1',
    OPENAI_BASE_URL: ai.url,
    LOG_LEVEL: 'error',
  });
  try {
    // No picture is analyzed twice for one member.
    const photos = await Promise.all(
      Array.from({ length: bench.isBrief ? 8 : 48 }, (_, at) => createSmallPhoto(at + 1)),
    );
    let next = 0;
    const make = (member: SignedInMember, many: number) =>
      processPhotos(
        environment,
        member,
        Array.from({ length: many }, () => photos[next++ % photos.length] as Buffer),
      );
    // Each worker loads its detector before the measurement.
    return await scaleWorkers(bench, { part: 'photo', things: 'photos', environment, each: 8, warmUps: 2, make });
  } finally {
    await environment.stop();
    await ai.stop();
  }
}
