import { randomUUID } from 'node:crypto';
import type { PhotoEvent } from '@datewright/contracts/photo/follow-photos';
import { newMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { createConnection } from 'mongoose';

/** The photo service with the services that it calls. */
export const startPhotoEnvironment = (env: Record<string, string> = {}) =>
  startToolEnvironment('photo', { PICTURE_KEY: 'a-key-that-only-tests-know-0123456789abcd', ...env });

type Ended = Extract<PhotoEvent, { type: 'analyzed' | 'failed' | 'unknown' }>;

/** A new member with the photo service's calls, as their browser makes them. */
export async function memberWithPhotos(town: ToolEnvironment, url = town.tool.url) {
  const member = await newMember(town);
  return { member, ...photoClient(url, member.token) };
}

export function photoClient(url: string, token: string) {
  const headers = { origin: testOrigin, authorization: `Bearer ${token}` };

  async function answerOf(response: Response) {
    // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
    const body: any = await response.json();
    return { status: response.status, headers: response.headers, body };
  }
  const form = (photo: Buffer) => {
    const filled = new FormData();
    filled.set('photo', new Blob([new Uint8Array(photo)]), 'IMG_0001.jpg');
    return filled;
  };
  async function call(method: string, path: string, body?: object) {
    const typed = { ...headers, ...(body && { 'content-type': 'application/json' }) };
    return answerOf(
      await fetch(`${url}/v1/photo${path}`, { method, headers: typed, body: body && JSON.stringify(body) }),
    );
  }
  async function send(photo: Buffer, operationId: string = randomUUID(), own?: { x: number; y: number }) {
    const query = own ? `?faceX=${own.x.toFixed(4)}&faceY=${own.y.toFixed(4)}` : '';
    const path = `${url}/v1/photo/photos/${operationId}${query}`;
    for (;;) {
      const answer = await answerOf(await fetch(path, { method: 'POST', headers, body: form(photo) }));
      // As the page does when three uploads are running already.
      if (answer.status !== 429 || answer.headers.get('retry-after') !== '1') return { operationId, ...answer };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  /** Every event of the stream, to its end. */
  async function news(...operationIds: string[]): Promise<PhotoEvent[]> {
    const response = await fetch(`${url}/v1/photo/news?photos=${operationIds.join(',')}`, { headers });
    if (!response.ok) throw new Error(`news answered ${response.status}`);
    return (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
  /** How the analysis of one photo ended; reconnects when the stream is cut off. */
  async function end(operationId: string): Promise<Ended> {
    for (;;) {
      const lines = await news(operationId).catch((): PhotoEvent[] => []);
      const last = lines.find((line): line is Ended => line.type !== 'running' && line.type !== 'over');
      if (last) return last;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return {
    call,
    send,
    news,
    end,
    cancel: (operationId: string) => call('DELETE', `/photos/${operationId}`),
    deleteAll: () => call('DELETE', '/photos'),
    preview: async (photo: Buffer) =>
      answerOf(await fetch(`${url}/v1/photo/previews`, { method: 'POST', headers, body: form(photo) })),
  };
}

/** The service's own database. */
export function getDatabase({ tool }: ToolEnvironment) {
  const { MONGODB_URI = '', MONGODB_DB } = tool.env;
  return createConnection(MONGODB_URI, { dbName: MONGODB_DB ?? '' }).asPromise();
}
