import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { coachClient } from './support/coach-client.ts';
import { type datesClient, memberWithDates } from './support/dates-client.ts';

let town: ToolEnvironment;
let desk: ReturnType<typeof datesClient>;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach');
  ({ desk } = await memberWithDates(town));
});
afterAll(() => town.stop());

test('Five spots are built in, and each is found by its id', async () => {
  const { locations } = (await desk.location('default')).body;
  expect(locations.map(({ matchScore }: { matchScore: number }) => matchScore)).toEqual([88, 82, 79, 74, 71]);
  for (const location of locations) {
    expect((await desk.location(location.id)).body).toEqual({ location });
    expect(location).toMatchObject({ customLocation: false, aiGenerated: false });
    for (const list of ['goodFor', 'conversation', 'touchPoints', 'situations', 'recommendedTransport']) {
      expect(location[list].length).toBeGreaterThan(0);
    }
  }
});

test('They are kinds of place for anybody: no hours, no prices, no weather, no gender', async () => {
  const text = JSON.stringify((await desk.location('default')).body);
  expect(text).not.toMatch(/\b(?:he|she|him|her|his|hers|guy|girl|man|woman|boyfriend|girlfriend)\b/i);
  expect(text).not.toMatch(/\d\s?(?:am|pm|€|eur|usd|ft)|[$€£]|\bopen(?:s|ing)?\b|o’clock/i);
});

test('A spot that nobody knows here is not found', async () => {
  for (const id of ['custom-grandmas-kitchen', 'ai-spot-unknown', 'Margit-sziget']) {
    expect(await desk.location(id)).toMatchObject({ status: 404, error: 'spot_not_found' });
  }
  expect((await desk.location('../etc')).error).toBe('invalid_request');
});

test('A spot that the AI proposed is known to the member it was proposed to, and to nobody else', async () => {
  const { member, desk: own } = await memberWithDates(town);
  const [spot] = (await coachClient(town.tool.url, member.token).spots()).body.dateSpots;
  const { location } = (await own.location(spot.id)).body;
  const { id, name, type, description, matchScore } = spot;
  expect(location).toMatchObject({ id, name, type, description, matchScore, goodFor: spot.goodWhen });
  expect(location).toMatchObject({ aiGenerated: true, customLocation: false, conversation: [], situations: [] });
  expect(await desk.location(spot.id)).toMatchObject({ status: 404, error: 'spot_not_found' });
});
