import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';
import sharp from 'sharp';
import { getDatabase, memberWithPhotos, startPhotoEnvironment } from './support/photo-environment.ts';
import { portrait } from './support/pictures.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startPhotoEnvironment();
});
afterEach(() => town.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => town.stop());

/** The first bytes of every kind of picture that is uploaded or made here. */
const beginnings = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  Buffer.from('ftypheic'),
  Buffer.from('ftypavif'),
  Buffer.from('WEBPVP8'),
];
const longest = (value: unknown): number => {
  if (Buffer.isBuffer(value)) return value.length;
  if (typeof value === 'string') return value.length;
  if (value && typeof value === 'object') return Math.max(0, ...Object.values(value).map(longest));
  return 0;
};
const holdsPicture = (bytes: Buffer) =>
  beginnings.some((start) => bytes.includes(start)) ||
  beginnings.some((start) => bytes.includes(start.toString('base64').slice(0, -2)));

async function everything() {
  const database = await getDatabase(town);
  const names = (await database.db?.listCollections().toArray())?.map(({ name }) => name) ?? [];
  const all = await Promise.all(
    names.map(async (name) => ({
      name,
      documents: await database.collection(name).find({}, { promoteBuffers: true }).toArray(),
    })),
  );
  await database.close();
  return all;
}

async function withPlace(photo: Buffer) {
  const exif = {
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 29/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '19/1 2/1 0/1' },
  };
  return sharp(photo)
    .withExif({ IFD0: { Artist: 'Kovács Péter' }, ...exif })
    .jpeg()
    .toBuffer();
}

test('A waiting photo is encrypted; once analyzed, no collection, folder or log contains a picture', async () => {
  const folders = async () => (await readdir(tmpdir())).toSorted();
  const before = await folders();
  const { member, send, end } = await memberWithPhotos(town);
  const photo = await withPlace(await portrait());
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueAiBehaviour('slow');
  const { operationId } = await send(photo);

  const waiting = (await everything()).find(({ name }) => name === 'waitingPictures')?.documents ?? [];
  expect(waiting).toHaveLength(1);
  expect(longest(waiting[0])).toBeGreaterThan(10_000);
  for (const { documents } of await everything()) {
    for (const document of documents) expect(holdsPicture(Buffer.from(JSON.stringify(document)))).toBe(false);
  }
  const sealed: Buffer = waiting[0]?.sealed;
  expect(holdsPicture(sealed.subarray(0, 200))).toBe(false);

  expect((await end(operationId)).type).toBe('analyzed');
  await waitUntil(async () =>
    (await everything()).every(({ documents }) => documents.every((one) => longest(one) < 5000)),
  );
  expect((await everything()).find(({ name }) => name === 'waitingPictures')?.documents).toEqual([]);

  const said = town.tool.output();
  expect(said).not.toMatch(/IMG_0001|data:image|Kovács|\/9j\//);
  expect(said).not.toContain(member.userId);
  const metrics = await (await fetch(`${town.tool.url}/metrics`)).text();
  expect(metrics).not.toContain(member.userId);
  const added = (await folders()).filter((name) => !before.includes(name) && !/^(datewright|jest|node)/.test(name));
  for (const name of added)
    expect(holdsPicture(await readFile(join(tmpdir(), name)).catch(() => Buffer.alloc(0)))).toBe(false);

  // What was sent to the vendors: neither the location nor the name.
  const [asked] = await town.sandbox.listAiRequests();
  const sent = Buffer.from(JSON.stringify(asked?.body.messages[1]).split('base64,')[1]?.split('"')[0] ?? '', 'base64');
  expect(sent.length).toBeGreaterThan(10_000);
  expect(sent.includes('Exif') || sent.includes('Kov')).toBe(false);
});

test("The stored copy can't be decrypted with another key", async () => {
  const other = await town.startReplica({ PICTURE_KEY: 'another-key-that-only-tests-know-0123456789', ROLE: 'worker' });
  // Only the worker with the wrong key runs.
  await town.tool.stop();
  const api = await town.startReplica({ ROLE: 'api' });
  const { member, send, end } = await memberWithPhotos(town, api.url);
  const { operationId } = await send(await portrait());
  expect(await end(operationId)).toMatchObject({ type: 'failed', failure: { code: 'photo_gone' } });
  expect(await member.countCredits('photoanalyzer')).toBe(1);
  await Promise.all([other.stop(), api.stop()]);
});
