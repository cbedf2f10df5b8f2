import { setTimeout as wait } from 'node:timers/promises';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { ownBio } from './support/bio-client.ts';
import { createMemberWithBioClient } from './support/bio-environment.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('bio');
});
afterAll(() => town.stop());

test('When a member signs out everywhere, then two seconds later no device reads or writes a bio', async () => {
  const { member, deskAt } = await createMemberWithBioClient(town);
  const lost = deskAt(town.tool.url, await member.signInAgain());
  await lost.save(ownBio, 0);
  await member.signOut();
  await wait(2000);
  for (const answer of [await lost.read(), await lost.save('', 1)]) {
    expect(answer).toMatchObject({ status: 401, error: 'session_ended' });
  }
  const again = deskAt(town.tool.url, await member.signInAgain());
  expect(JSON.stringify((await again.read()).body)).toContain('carbonara');
});
