import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { coachClient } from './support/coach-client.ts';
import { type datesClient, memberWithDates } from './support/dates-client.ts';

let environment: ToolEnvironment;
let client: ReturnType<typeof datesClient>;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
  ({ client } = await memberWithDates(environment));
});
afterAll(() => environment.stop());

test('The five built-in spots can be listed and found by id', async () => {
  const { locations } = (await client.location('default')).body;
  expect(locations.map(({ matchScore }: { matchScore: number }) => matchScore)).toEqual([88, 82, 79, 74, 71]);
  for (const location of locations) {
    expect((await client.location(location.id)).body).toEqual({ location });
    expect(location).toMatchObject({ customLocation: false, aiGenerated: false });
    for (const list of ['goodFor', 'conversation', 'touchPoints', 'situations', 'recommendedTransport']) {
      expect(location[list].length).toBeGreaterThan(0);
    }
  }
});

test('Built-in spots suit anyone: no hours, prices, weather or gender', async () => {
  const text = JSON.stringify((await client.location('default')).body);
  expect(text).not.toMatch(/\b(?:he|she|him|her|his|hers|guy|girl|man|woman|boyfriend|girlfriend)\b/i);
  expect(text).not.toMatch(/\d\s?(?:am|pm|€|eur|usd|ft)|[$€£]|\bopen(?:s|ing)?\b|o’clock/i);
});

test('An unknown spot is not found', async () => {
  for (const id of ['custom-grandmas-kitchen', 'ai-spot-unknown', 'Margit-sziget']) {
    expect(await client.location(id)).toMatchObject({ status: 404, error: 'spot_not_found' });
  }
  expect((await client.location('../etc')).error).toBe('invalid_request');
});

test('Only the member to whom the AI proposed a spot can find it', async () => {
  const { member, client: ownClient } = await memberWithDates(environment);
  const [spot] = (await coachClient(environment.tool.url, member.token).spots()).body.dateSpots;
  const { location } = (await ownClient.location(spot.id)).body;
  const { id, name, type, description, matchScore } = spot;
  expect(id).toMatch(/^ai-spot-/);
  expect(location).toMatchObject({ id, name, type, description, matchScore, goodFor: spot.goodWhen });
  expect(location).toMatchObject({ aiGenerated: true, customLocation: false });
  for (const list of ['conversation', 'touchPoints', 'situations']) expect(location[list].length).toBeGreaterThan(2);
  expect(JSON.stringify(location)).not.toMatch(/camera|screen|on the call/);
  expect(await client.location(spot.id)).toMatchObject({ status: 404, error: 'spot_not_found' });
});

test('A spot that was found for a video call has advice for one, whatever the AI calls its kind', async () => {
  const { member, client: ownClient } = await memberWithDates(environment);
  const { spots } = coachClient(environment.tool.url, member.token);
  const [spot] = (await spots(undefined, { needs: { video: true } })).body.dateSpots;
  const { location } = (await ownClient.location(spot.id)).body;
  const { conversation, touchPoints, situations } = location;
  expect(JSON.stringify([conversation, touchPoints, situations])).toMatch(/camera|screen|on the call/);
});
