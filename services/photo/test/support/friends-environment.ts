import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { newMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { type Connection, createConnection } from 'mongoose';
import sharp from 'sharp';

// biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
type Body = any;

/** A system whose photo service only has the calls for friend links. */
export async function startFriendsEnvironment(env: Record<string, string> = {}) {
  const pictureKey = { PICTURE_KEY: 'a-picture-key-that-only-tests-know' };
  const town = await startToolEnvironment('photo', { ...pictureKey, ...env }, join(__dirname, 'friends-process.ts'));
  const { MONGODB_URI = '', MONGODB_DB = '' } = town.tool.env;
  const database = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  return {
    town,
    database,
    /** Makes the service do what has no call. */
    async order(name: 'ahead' | 'sweep' | 'erase' | 'delete', value: string | number = 'now'): Promise<Body> {
      return (await fetch(`${town.tool.url}/trial/${name}/${encodeURIComponent(value)}`, { method: 'POST' })).json();
    },
    async stop() {
      await database.close();
      await town.stop();
    },
  };
}
export type FriendsEnvironment = Awaited<ReturnType<typeof startFriendsEnvironment>>;

/** A photo of one colour, with its location in the metadata. */
export const createPhoto = (colour: string, width = 1600) =>
  sharp({ create: { width, height: 1200, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Secret Photographer' }, IFD3: { GPSLatitude: '47/1 29/1 0/1' } })
    .toBuffer();

async function send(town: ToolEnvironment, method: string, path: string, headers: object, body?: BodyInit) {
  const response = await fetch(`${town.tool.url}/v1/photo${path}`, {
    method,
    headers: { origin: testOrigin, ...headers },
    ...(body !== undefined && { body }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  return { status: response.status, body: (await response.json()) as Body, ...(cookie && { cookie }) };
}
const json = { 'content-type': 'application/json' };

/** A new member with analyzed photos. */
export async function memberWithPhotos({ town, database }: FriendsEnvironment, colours: string[]) {
  const { token: access, userId } = await newMember(town);
  const photos = await Promise.all(
    colours.map(async (colour) => ({ operationId: randomUUID(), bytes: await createPhoto(colour) })),
  );
  await keepAnalyses(
    database,
    photos.map(({ operationId, bytes }) => ({ userId, operationId, bytes })),
  );
  const headers = { authorization: `Bearer ${access}` };
  const operationIds = photos.map(({ operationId }) => operationId);
  const client = {
    userId,
    photos,
    create: (ids: string[] = operationIds) =>
      send(
        town,
        'POST',
        '/friend-links',
        { ...headers, ...json },
        JSON.stringify({ photos: ids, mayKeep: true, allAgreed: true }),
      ),
    add(link: { id: string; token: string }, operationId: string, bytes: Buffer) {
      const form = new FormData();
      form.set('token', link.token);
      form.set('photo', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
      return send(town, 'PUT', `/friend-links/${link.id}/photos/${operationId}`, headers, form);
    },
    list: async () => (await send(town, 'GET', '/friend-links', headers)).body.links as Body[],
    end: (id: string) => send(town, 'DELETE', `/friend-links/${id}`, headers),
    /** A link with all of its photos. */
    async link() {
      const { body } = await client.create();
      const link = { id: body.link.id as string, token: body.token as string };
      for (const { operationId, bytes } of photos) await client.add(link, operationId, bytes);
      return link;
    },
  };
  return client;
}

function keepAnalyses(database: Connection, analyzed: { userId: string; operationId: string; bytes: Buffer }[]) {
  return database
    .collection('trialAnalyses')
    .insertMany(
      analyzed.map(({ bytes, ...of }) => ({ ...of, upload: createHash('sha256').update(bytes).digest('hex') })),
    );
}

let addresses = 0;

/** The browser of a friend with a link, by default at an address of its own. */
export function createFriend({ town }: FriendsEnvironment, token: string, address = `198.51.100.${++addresses}`) {
  const headers = { ...json, 'x-forwarded-for': address };
  let cookie = '';
  const ask = (path: string, body: object = {}) =>
    send(town, 'POST', `/friends/${path}`, { ...headers, cookie }, JSON.stringify({ token, ...body }));
  const open = async () => {
    const { cookie: set, ...answer } = await ask('open');
    cookie = set ?? cookie;
    return answer;
  };
  return {
    open,
    cookie: () => cookie,
    plant: (made: string) => (cookie = made),
    photo: (place: number) => ask('photo', { place }),
    answer: (choices: object[]) => ask('answers', { choices }),
    /** Opens the link and answers, as the page does. */
    async vote(choices: object[]) {
      const opened = await open();
      return opened.status === 200 ? ask('answers', { choices }) : opened;
    },
    report: () => ask('report'),
  };
}
