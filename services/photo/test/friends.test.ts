import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import {
  createFriend,
  createPhoto,
  type FriendsEnvironment,
  memberWithPhotos,
  startFriendsEnvironment,
} from './support/friends-environment.ts';

let place: FriendsEnvironment;
beforeAll(async () => {
  place = await startFriendsEnvironment();
});
afterEach(() => place.order('ahead', 0));
afterAll(() => place.stop());

const colours = ['#aa3333', '#33aa33', '#3333aa'];
const gone = { status: 410, body: { error: { code: 'friend_link_gone' } } };

async function memberWithLink() {
  const member = await memberWithPhotos(place, colours);
  return { member, link: await member.link() };
}

function firstOf({ photos: [first] }: Awaited<ReturnType<typeof memberWithPhotos>>) {
  if (!first) throw new Error('The member has no photo.');
  return first;
}

/** How many documents in the whole database hold pictures or links of friends. */
const left = async () => ({
  pictures: await place.database.collection('friendPictures').countDocuments(),
  links: await place.database.collection('friendLinks').countDocuments(),
});

test('A friend sees every pair of three photos and chooses without an account; the member reads the counts', async () => {
  const { member, link } = await memberWithLink();
  const friend = createFriend(place, link.token);
  const { status, body } = await friend.open();
  expect(status).toBe(200);
  expect(body.photos).toBe(3);
  expect(body.pairs.map((pair: number[]) => pair.toSorted().join(' ')).sort()).toEqual(['0 1', '0 2', '1 2']);
  expect((await friend.open()).body.pairs).toEqual(body.pairs);

  expect(
    await friend.answer([
      { better: 1, other: 0 },
      { better: 1, other: 2 },
    ]),
  ).toEqual({ status: 200, body: {} });
  const [listed] = await member.list();
  expect(listed).toMatchObject({ id: link.id, isOpen: true, answers: 1 });
  expect(listed.photos.map(({ shown, chosen }: Record<string, number>) => [shown, chosen])).toEqual([
    [1, 0],
    [2, 2],
    [1, 0],
  ]);
});

test('The photo that a friend sees is small, upright and without its location', async () => {
  const { member, link } = await memberWithLink();
  expect(member.photos[0]?.bytes.toString('latin1')).toContain('Secret Photographer');
  const { body } = await createFriend(place, link.token).photo(0);
  const jpeg = Buffer.from(body.jpeg, 'base64');
  expect(jpeg.toString('latin1')).not.toContain('Secret');
  const { format, width, height, exif } = await sharp(jpeg).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1080, height: 810, exif: undefined });
  expect(await createFriend(place, link.token).photo(3)).toMatchObject({ status: 400 });
});

test("Friends can't open a link before its last photo is uploaded", async () => {
  const member = await memberWithPhotos(place, colours);
  const { body } = await member.create();
  const link = { id: body.link.id, token: body.token };
  const friend = createFriend(place, link.token);
  for (const [at, { operationId, bytes }] of member.photos.entries()) {
    expect(await friend.open()).toMatchObject(gone);
    const added = await member.add(link, operationId, bytes);
    expect(added).toMatchObject({ status: 200, body: { isOpen: at === 2 } });
  }
  expect((await friend.open()).status).toBe(200);
});

test('A guessed token, an expired link and an ended link give the same answer', async () => {
  const { member, link } = await memberWithLink();
  const ended = await member.link();
  expect((await member.end(ended.id)).status).toBe(200);
  const answers = [
    createFriend(place, randomBytes(32).toString('base64url')),
    createFriend(place, ended.token),
  ].flatMap((friend) => [friend.open(), friend.photo(0), friend.answer([{ better: 0, other: 1 }]), friend.report()]);
  await place.order('ahead', 8);
  const expired = createFriend(place, link.token);
  answers.push(expired.open(), expired.photo(0), expired.answer([{ better: 0, other: 1 }]), expired.report());
  const seen = new Set((await Promise.all(answers)).map(({ status, body }) => `${status} ${body.error.message}`));
  expect([...seen]).toEqual(['410 This link has ended. Ask your friend for a new one.']);
  expect(await member.list()).toEqual([]);
});

test('A link is open on its last day; eight days later the sweep has deleted all of it', async () => {
  const { link } = await memberWithLink();
  await place.order('ahead', 6.9);
  expect((await createFriend(place, link.token).open()).status).toBe(200);
  await place.order('ahead', 8);
  await place.order('sweep');
  expect(await left()).toEqual({ pictures: 0, links: 0 });
});

test('Ended links, reported links and those of a member who deletes everything are deleted with their pictures', async () => {
  const { member, link } = await memberWithLink();
  const [reported, erased] = [await member.link(), await member.link()];
  const other = await memberWithLink();
  await member.end(link.id);
  expect(await createFriend(place, reported.token).report()).toEqual({ status: 200, body: {} });
  expect(await createFriend(place, reported.token).open()).toMatchObject(gone);
  expect((await member.list()).map(({ id }) => id)).toEqual([erased.id]);
  expect(await place.order('erase', member.userId)).toEqual({ done: 1 });
  expect(await left()).toEqual({ pictures: 3, links: 1 });
  expect((await createFriend(place, other.link.token).photo(0)).status).toBe(200);
  await other.member.end(other.link.id);
});

test('A deleted photo leaves its links together with its votes; a link with fewer than two photos ends', async () => {
  const { member, link } = await memberWithLink();
  const friend = createFriend(place, link.token);
  const [first, second, third] = member.photos;
  await friend.open();
  await friend.answer([
    { better: 1, other: 0 },
    { better: 1, other: 2 },
  ]);
  await place.order('delete', `${member.userId} ${first?.operationId}`);
  expect(await left()).toEqual({ pictures: 2, links: 1 });
  expect((await friend.photo(0)).status).toBe(400);
  expect((await friend.photo(1)).status).toBe(200);
  const { body } = await friend.open();
  expect(body.pairs.map((pair: number[]) => pair.toSorted().join(' '))).toEqual(['1 2']);
  // A friend who had opened it before can still answer; choices that name the deleted photo are not counted.
  expect(
    (
      await friend.answer([
        { better: 0, other: 2 },
        { better: 2, other: 1 },
      ])
    ).status,
  ).toBe(200);
  const [listed] = await member.list();
  expect(listed.photos).toEqual([
    { operationId: second?.operationId, shown: 1, chosen: 0 },
    { operationId: third?.operationId, shown: 1, chosen: 1 },
  ]);
  await place.order('delete', `${member.userId} ${third?.operationId}`);
  expect(await friend.open()).toMatchObject(gone);
  expect(await left()).toEqual({ pictures: 0, links: 0 });
});

test('Friends only see analyzed photos: not another member’s, not other bytes, not one twice', async () => {
  const [member, stranger] = [await memberWithPhotos(place, colours), await memberWithPhotos(place, colours)];
  const ids: string[] = member.photos.map(({ operationId }) => operationId);
  const [own, theirs] = [firstOf(member), firstOf(stranger)];
  const refused = { status: 400, body: { error: { code: 'invalid_request' } } };
  expect(await member.create([...ids, randomUUID()])).toMatchObject(refused);
  expect(await member.create([...ids, theirs.operationId])).toMatchObject(refused);
  expect(await member.create([...ids, own.operationId])).toMatchObject(refused);

  const { body } = await member.create();
  const link = { id: body.link.id, token: body.token };
  const id = own.operationId;
  expect(await member.add(link, id, await createPhoto('#123456'))).toMatchObject(refused);
  expect(await member.add(link, id, Buffer.concat([own.bytes, Buffer.of(0)]))).toMatchObject(refused);
  expect(await member.add(link, theirs.operationId, theirs.bytes)).toMatchObject({ status: 404 });
  expect(await member.add({ ...link, token: randomBytes(32).toString('base64url') }, id, own.bytes)).toMatchObject({
    status: 404,
  });
  expect(await stranger.add(link, id, own.bytes)).toMatchObject({ status: 404 });
  expect(await stranger.end(link.id)).toMatchObject({ status: 404 });
  expect((await member.list())[0]).toMatchObject({ id: link.id, isOpen: false });
  await member.end(link.id);
});

test('A member has at most five links, even when creating them at once; an ended link frees its place', async () => {
  const member = await memberWithPhotos(place, colours);
  const made = await Promise.all(Array.from({ length: 7 }, () => member.create()));
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
  const links = await member.list();
  expect(links).toHaveLength(5);
  await member.end(links[0].id);
  expect((await member.create()).status).toBe(200);
  expect((await member.create()).body.error.code).toBe('too_many_friend_links');
  await place.order('ahead', 8);
  expect((await member.create()).status).toBe(200);
  await place.order('erase', member.userId);
});

test("Twenty friends can answer, even at once; a twenty-first can't, and a changed mind counts once", async () => {
  const { member, link } = await memberWithLink();
  const friends = Array.from({ length: 25 }, () => createFriend(place, link.token));
  await Promise.all(friends.map((friend) => friend.open()));
  const answers = await Promise.all(friends.map((friend) => friend.answer([{ better: 0, other: 1 }])));
  const kept = friends.filter((_, at) => answers[at]?.status === 200);
  const late = friends.filter((_, at) => answers[at]?.status !== 200);
  expect(kept).toHaveLength(20);
  expect(new Set(answers.map(({ body }) => body.error?.code))).toEqual(new Set([undefined, 'friend_link_full']));
  expect((await late[0]?.open())?.body.error.code).toBe('friend_link_full');

  const first = kept[0];
  const again = await Promise.all([1, 2].map(() => first?.answer([{ better: 1, other: 0 }])));
  expect(again.map((answer) => answer?.status)).toEqual([200, 200]);
  const [listed] = await member.list();
  expect(listed.answers).toBe(20);
  expect(listed.photos.map(({ shown, chosen }: Record<string, number>) => [shown, chosen])).toEqual([
    [20, 19],
    [20, 1],
    [0, 0],
  ]);
  await member.end(link.id);
});

test('A new friend who answers twice at once counts once', async () => {
  const { member, link } = await memberWithLink();
  const friend = createFriend(place, link.token);
  await friend.open();
  const answers = await Promise.all(Array.from({ length: 6 }, () => friend.answer([{ better: 0, other: 1 }])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await member.list())[0].answers).toBe(1);
  await member.end(link.id);
});

test("A browser that did not open the link can't vote, whatever cookie it forges", async () => {
  const { member, link } = await memberWithLink();
  const choices = [{ better: 0, other: 1 }];
  const refused = { status: 403, body: { error: { code: 'friend_link_not_opened' } } };
  const [stranger, real] = [createFriend(place, link.token), createFriend(place, link.token)];
  expect(await stranger.answer(choices)).toMatchObject(refused);
  await real.open();
  const [name, value = ''] = real.cookie().split('=');
  const [friend, signature] = value.split('.');
  for (const made of ['a.b', '', friend, `${friend}.`, `${friend?.slice(1)}x.${signature}`, `.${signature}`]) {
    stranger.plant(`${name}=${made}`);
    expect(await stranger.answer(choices)).toMatchObject(refused);
  }
  expect((await member.list())[0].answers).toBe(0);
  await member.end(link.id);
});

test('One address counts three times however many friends it invents; friends elsewhere are never told that the link is full', async () => {
  const { member, link } = await memberWithLink();
  const choices = [{ better: 0, other: 1 }];
  // One household with its IPv6 addresses, and one friend who opened the link before the flood.
  const flood = Array.from({ length: 20 }, (_, at) => createFriend(place, link.token, `2001:db8:1:2::${at + 1}`));
  await Promise.all(flood.map((friend) => friend.open()));
  const answers = await Promise.all(flood.map((friend) => friend.answer(choices)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(17).fill(409)]);
  const codes = new Set(answers.map(({ body }) => body.error?.code));
  expect(codes).toEqual(new Set([undefined, 'friend_network_full']));
  expect((await createFriend(place, link.token, '2001:db8:1:2::ff').open()).body.error.code).toBe(
    'friend_network_full',
  );
  // A friend who has answered from there may change their mind.
  const first = flood[answers.findIndex(({ status }) => status === 200)];
  expect((await first?.open())?.status).toBe(200);
  expect((await first?.answer([{ better: 1, other: 0 }]))?.status).toBe(200);
  for (let friend = 0; friend < 17; friend++) {
    expect((await createFriend(place, link.token).vote(choices)).status).toBe(200);
  }
  expect((await member.list())[0].answers).toBe(20);
  await member.end(link.id);
});

test('Answers to pairs that were not shown, or given twice, are refused', async () => {
  const { member, link } = await memberWithLink();
  const friend = createFriend(place, link.token);
  const pair = { better: 0, other: 1 };
  await friend.open();
  const wrong = [
    [pair, pair],
    [pair, { better: 1, other: 0 }],
    [{ better: 0, other: 0 }],
    [{ better: 0, other: 9 }],
    [],
  ];
  for (const choices of wrong) expect((await friend.answer(choices)).status).toBe(400);
  expect((await member.list())[0].answers).toBe(0);
  await member.end(link.id);
});

test('One address is blocked after trying sixty tokens, and others are not', async () => {
  const address = '192.0.2.77';
  const statuses: number[] = [];
  for (let round = 0; round < 7; round++) {
    const guesses = Array.from({ length: 10 }, () =>
      createFriend(place, randomBytes(32).toString('base64url'), address).open(),
    );
    statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 410)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const { member, link } = await memberWithLink();
  expect((await createFriend(place, link.token, address).open()).status).toBe(429);
  expect((await createFriend(place, link.token).open()).status).toBe(200);
  await member.end(link.id);
});

test('Neither the database nor the log nor the metrics contain a picture, a token, a friend or an address', async () => {
  const { member, link } = await memberWithLink();
  const address = '192.0.2.99';
  const visitor = createFriend(place, link.token, address);
  const { body } = await visitor.photo(0);
  await visitor.open();
  await visitor.answer([{ better: 0, other: 1 }]);
  const friend = /=([^.]{22})\./.exec(visitor.cookie())?.[1] ?? '';
  expect(friend).toHaveLength(22);

  const stored: Buffer[] = [];
  for (const { name } of await place.database.listCollections()) {
    for (const document of await place.database.collection(name).find().toArray())
      stored.push(Buffer.from(flat(document)));
  }
  const metrics = await (await fetch(`${place.town.tool.url}/metrics`)).text();
  const everything = [Buffer.concat(stored).toString('latin1'), place.town.tool.output(), metrics];
  expect(metrics).toMatch(/datewright_friend_links_total\{event="answered"[^}]*\} \d/);
  const jpegStart = Buffer.from(body.jpeg, 'base64').subarray(0, 24).toString('latin1');
  for (const text of everything) {
    for (const secret of [link.token, friend, address, jpegStart, 'JFIF']) expect(text).not.toContain(secret);
  }
  expect(everything[0]).toContain(link.id);
  await member.end(link.id);
});

/** Every text and byte of a document. */
function flat(value: unknown): Uint8Array {
  if (Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return Buffer.from(value.toISOString());
  const { buffer } = (value ?? {}) as { buffer?: unknown };
  if (Buffer.isBuffer(buffer)) return buffer;
  if (typeof value !== 'object' || value === null) return Buffer.from(`${value}\n`);
  return Buffer.concat(Object.entries(value).flatMap(([key, part]) => [Buffer.from(`${key} `), flat(part)]));
}

test('With another picture key the link’s token decrypts nothing', async () => {
  const { member, link } = await memberWithLink();
  const twin = await place.town.startReplica({ PICTURE_KEY: 'another-picture-key-of-some-length' });
  const there = { ...place, town: { ...place.town, tool: twin } };
  expect((await createFriend(place, link.token).photo(0)).status).toBe(200);
  expect(await createFriend(there, link.token).photo(0)).toMatchObject(gone);
  await twin.stop();
  await member.end(link.id);
});
