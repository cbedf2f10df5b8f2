import { startToolTown, type ToolTown } from '@datewright/testkit/tool-town';
import { ownBio } from './support/bio-client.ts';
import { memberAtDesk } from './support/bio-desk.ts';

let town: ToolTown;
beforeAll(async () => {
  town = await startToolTown('bio');
});
afterAll(() => town.stop());

test('An analysis is the measured score with the AI’s advice beside it, for one credit', async () => {
  const { desk, credits } = await memberAtDesk(town);
  const measured = (await desk.score(ownBio)).body;
  const { status, body } = await desk.analyze(ownBio, { gender: 'other' });

  expect(status).toBe(200);
  expect(body.analysis).toMatchObject({ ...measured, writtenBy: 'demo AI', toCheck: [] });
  expect(body.analysis.feedback.length).toBeGreaterThanOrEqual(3);
  expect(body.analysis.feedback.length).toBeLessThanOrEqual(5);
  expect(body.analysis.improvedVersion).toContain('Biscuit');
  expect(body.analysis.improvedScore).toEqual((await desk.score(body.analysis.improvedVersion)).body);
  expect(body.available).toBe(1);
  expect(await credits()).toBe(1);
});

test('A Hungarian bio gets Hungarian advice', async () => {
  const { desk } = await memberAtDesk(town);
  const { analysis } = (await desk.analyze('Anna vagyok, 29. Imádok túrázni és sütni, vasárnap mindig palacsinta van.'))
    .body;
  expect(analysis.language).toBe('hu');
  expect(analysis.feedback.join(' ')).toMatch(/[őűáé]/);
});

test('Without credits it is 402, and an empty bio is refused', async () => {
  const { desk, spendAll } = await memberAtDesk(town);
  expect(await desk.analyze('  ')).toMatchObject({ status: 400, error: 'empty_bio' });
  await spendAll();
  expect(await desk.analyze(ownBio)).toMatchObject({ status: 402, error: 'out_of_credits' });
});

test('What a hijacked AI advises reaches nobody when it is unsafe, and changes no number', async () => {
  const { desk } = await memberAtDesk(town);
  await town.sandbox.aiWill('hijacked');
  const { analysis } = (await desk.analyze(ownBio)).body;
  expect(analysis.feedback).toEqual(['Say hi to someone today.', 'Smile.', 'Take a photo outside.']);
  expect(analysis.improvedVersion).toBeUndefined();
  expect(analysis.improvedScore).toBeNull();
  expect(analysis.score).toBe((await desk.score(ownBio)).body.score);
});
