import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { friendLinkLimits } from '@datewright/contracts/photo/limits';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import {
  createFriend,
  type FriendsEnvironment,
  memberWithPhotos as memberWithAnalyzedPhotos,
  startFriendsEnvironment,
} from './support/friends-environment.ts';
import { getDatabase, memberWithPhotos, startPhotoEnvironment } from './support/photo-environment.ts';
import { portrait } from './support/pictures.ts';

const oldKey = 'the-old-key-that-only-tests-know-0123456789';
const newKey = 'the-new-key-that-only-tests-know-0123456789';
const both = `${newKey}|${oldKey}`;

function reencrypt({ env }: ServiceProcess, PICTURE_KEY = both) {
  const { status, stdout } = spawnSync(process.execPath, [join(__dirname, '../src/commands/reencrypt.ts')], {
    env: { PATH: process.env.PATH, ...env, PICTURE_KEY },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, lines: stdout.trim().split('\n') };
}
const counts = (collection: string, reencrypted: number, current: number, unreadable = 0) =>
  `${collection}: ${reencrypted} encrypted with the current key, ${current} already were, 0 changed meanwhile, ${unreadable} open with neither key.`;

describe('Links for friends', () => {
  let place: FriendsEnvironment;
  beforeAll(async () => {
    place = await startFriendsEnvironment({ PICTURE_KEY: oldKey });
  });
  afterAll(() => place.stop());

  const gone = { status: 410, body: { error: { code: 'friend_link_gone' } } };
  /** The same system, whose calls go to a replica with another key. */
  const withKey = async (PICTURE_KEY: string): Promise<FriendsEnvironment> => {
    const tool = await place.town.startReplica({ PICTURE_KEY });
    return { ...place, town: { ...place.town, tool } };
  };

  test('work while the previous key is named, and with the new key alone once their pictures are encrypted again', async () => {
    const member = await memberWithAnalyzedPhotos(place, ['#aa3333', '#33aa33']);
    const link = await member.link();
    const seen = await createFriend(place, link.token).photo(0);
    const [during, after] = [await withKey(both), await withKey(newKey)];
    expect(await createFriend(during, link.token).photo(0)).toEqual(seen);
    expect(await createFriend(after, link.token).photo(0)).toMatchObject(gone);

    expect(reencrypt(place.town.tool)).toEqual({
      status: 0,
      lines: [counts('waitingPictures', 0, 0), counts('friendPictures', 2, 0)],
    });
    expect(reencrypt(place.town.tool).lines[1]).toBe(counts('friendPictures', 0, 2));
    for (const town of [during, after]) expect(await createFriend(town, link.token).photo(0)).toEqual(seen);
    expect(await createFriend(place, link.token).photo(0)).toMatchObject(gone);
    // A third key changes nothing.
    const stranger = reencrypt(place.town.tool, 'a-third-key-that-only-tests-know-0123456789');
    expect([stranger.status, stranger.lines[1]]).toEqual([1, counts('friendPictures', 0, 0, 2)]);
    expect(await createFriend(after, link.token).photo(0)).toEqual(seen);
    await Promise.all([during.town.tool.stop(), after.town.tool.stop()]);
    await member.end(link.id);
  });

  test('recognize a friend by the cookie that the previous key signed, and count the answers of an address once', async () => {
    const member = await memberWithAnalyzedPhotos(place, ['#aa3333', '#33aa33']);
    const link = await member.link();
    const during = await withKey(both);
    const choice = [{ better: 0, other: 1 }];
    const address = '198.51.101.1';
    const [friend, moved] = [createFriend(place, link.token, address), createFriend(during, link.token, address)];
    await friend.vote(choice);
    moved.plant(friend.cookie());
    expect((await moved.answer([{ better: 1, other: 0 }])).status).toBe(200);
    expect(await member.list()).toMatchObject([{ answers: 1 }]);
    // Opening the link signs the same friend with the new key.
    await moved.open();
    expect(moved.cookie().split('.')[0]).toBe(friend.cookie().split('.')[0]);
    expect(moved.cookie()).not.toBe(friend.cookie());

    for (let answer = 1; answer < friendLinkLimits.mostAnswersPerAddress; answer++) {
      expect((await createFriend(during, link.token, address).vote(choice)).status).toBe(200);
    }
    const oneMore = await createFriend(during, link.token, address).vote(choice);
    expect(oneMore.body.error.code).toBe('friend_network_full');
    expect(await member.list()).toMatchObject([{ answers: friendLinkLimits.mostAnswersPerAddress }]);
    await during.town.tool.stop();
    await member.end(link.id);
  });
});

test('A photo that waits under the previous key is analyzed by a worker with both keys, or with the new one once it is encrypted again', async () => {
  const town = await startPhotoEnvironment({ ROLE: 'api', PICTURE_KEY: oldKey });
  const photo = await portrait();
  const database = await getDatabase(town);
  const first = await memberWithPhotos(town);
  const { operationId } = await first.send(photo);
  const worker = await town.startReplica({ ROLE: 'worker', PICTURE_KEY: both });
  expect((await first.end(operationId)).type).toBe('analyzed');
  await worker.stop();

  const second = await memberWithPhotos(town);
  const sent = await second.send(photo);
  expect(await database.collection('waitingPictures').countDocuments()).toBe(1);
  expect(reencrypt(town.tool).lines).toEqual([counts('waitingPictures', 1, 0), counts('friendPictures', 0, 0)]);
  const next = await town.startReplica({ ROLE: 'worker', PICTURE_KEY: newKey });
  expect((await second.end(sent.operationId)).type).toBe('analyzed');
  await next.stop();
  await database.close();
  await town.stop();
});
