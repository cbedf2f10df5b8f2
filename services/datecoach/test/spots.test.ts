import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, bori, databaseOf, memberWithCoach } from './support/coach-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
});
afterEach(() => environment.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => environment.stop());

test('A member gets three kinds of place based on the match’s own words, for free', async () => {
  const { member, spots } = await memberWithCoach(environment);
  const { status, body } = await spots();
  expect(status).toBe(200);
  expect(body.dateSpots).toHaveLength(3);
  expect(body).toMatchObject({ writtenBy: 'demo AI', care: null });
  const matchTexts = [anna.bio, ...anna.interests, ...anna.messages.map(({ content }) => content)].join('\n');
  const quotes = body.dateSpots.flatMap(({ quotes }: { quotes: { text: string }[] }) => quotes);
  expect(quotes.length).toBeGreaterThan(0);
  for (const { text } of quotes) expect(matchTexts).toContain(text);
  expect(await member.countCredits()).toBe(1);
});

test('The same request returns the same spots, and “again” returns others', async () => {
  const { spots } = await memberWithCoach(environment);
  const [first, same] = [await spots(), await spots()];
  expect(same.body).toEqual(first.body);
  const names = (answer: typeof first) => answer.body.dateSpots.map(({ name }: { name: string }) => name);
  const others = await spots(anna, { again: true });
  expect(names(others)).not.toEqual(names(first));
  expect(names(others).some((name: string) => names(first).includes(name))).toBe(false);
});

test('“Show me others” never repeats an idea within a week, with later messages too, until there are no more', async () => {
  const { member, spots } = await memberWithCoach(environment);
  const names: string[] = [];
  let last = await spots();
  for (let at = 0; last.status === 200 && at < 10; at++) {
    names.push(...last.body.dateSpots.map(({ name }: { name: string }) => name));
    const messages = [...anna.messages, { sender: 'match', content: `Message number ${at}` }];
    last = await spots({ ...anna, messages }, { again: true });
  }
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(6);
  expect(last).toMatchObject({ status: 409, body: { error: { code: 'no_new_spots' } } });
  // The ideas of another match, and the same search without “again”, are as before.
  expect((await spots({ ...anna, profileId: 'match-other' }, { again: true })).status).toBe(200);
  expect((await spots()).body.dateSpots.map(({ name }: { name: string }) => name)).toEqual(names.slice(0, 3));
  const database = await databaseOf(environment);
  const weekAgo = new Date(Date.now() - 8 * 24 * 3600_000);
  const stored = database.collection('spots');
  expect((await stored.findOne({ userId: member.userId }))?.shown[0]).toMatchObject({
    type: expect.stringMatching(/./),
  });
  await stored.updateMany({ userId: member.userId }, { $set: { 'shown.$[].at': weekAgo } });
  expect((await spots(anna, { again: true })).status).toBe(200);
  await database.close();
});

test('A Hungarian match gets Hungarian spots', async () => {
  const { spots } = await memberWithCoach(environment);
  const { body } = await spots(bori);
  expect(body.dateSpots).toHaveLength(3);
  expect(body.dateSpots.map(({ description }: { description: string }) => description).join(' ')).toMatch(/[őűáé]/);
});
