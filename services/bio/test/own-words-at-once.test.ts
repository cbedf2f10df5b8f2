import { randomUUID } from 'node:crypto';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { ownBio } from './support/bio-client.ts';
import { createMemberWithBioClient } from './support/bio-environment.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('bio');
});
afterAll(() => town.stop());

const freeRewrite = { writtenBy: '', bonus: false, changes: expect.any(Array) };

/** A member whose one credit is left, and whose bio the AI can't better: it repeats its only rewrite. */
async function createMemberWithoutBetterBio() {
  const created = await createMemberWithBioClient(town);
  const first = await created.desk.improve(ownBio);
  expect(first.body.writtenBy).toBe('demo AI');
  await town.sandbox.queueAiBehaviour('repeat', 30);
  return created;
}

test('Ten tries at once of one request bring one rewrite in the member’s own words, for free', async () => {
  const { desk, credits } = await createMemberWithoutBetterBio();
  const operationId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.improve(ownBio, { operationId })));
  const written = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  const running = answers.filter(({ error }) => error === 'operation_running');
  expect(written.length).toBeGreaterThan(0);
  expect(written.length + running.length).toBe(answers.length);
  for (const body of written) expect(body).toMatchObject({ ...freeRewrite, bio: written[0].bio });
  expect(await credits()).toBe(1);
});

test('Two tabs that ask at once at two processes get the same rewrite, for free', async () => {
  const { desk, deskAt, credits } = await createMemberWithoutBetterBio();
  const other = deskAt((await town.startReplica()).url);
  const answers = await Promise.all([desk.improve(ownBio), other.improve(ownBio)]);
  // While one tab has the only credit reserved, the other one may get `out_of_credits`.
  const written = answers.filter(({ error }) => error !== 'out_of_credits');
  expect(written.length).toBeGreaterThan(0);
  for (const { body } of written) expect(body).toMatchObject({ ...freeRewrite, bio: written[0]?.body.bio });
  expect(await credits()).toBe(1);
  expect((await desk.improve(ownBio)).body).toMatchObject({ ...freeRewrite, bio: written[0]?.body.bio });
});
