import { maxPlaceSearchesPerHour, maxPlaces } from '@datewright/contracts/datecoach/limits';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { metresBetween } from '../src/rules/distance.ts';
import { findPlaceKind } from '../src/rules/place-kinds.ts';
import { anna, coachClient, databaseOf, memberWithCoach } from './support/coach-client.ts';

interface FoundPlace {
  id: string;
  name: string;
  distance: number;
  hours: string | null;
}

let environment: ToolEnvironment;
let url: string;
let readLog: () => string;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
  const source = {
    NOMINATIM_URL: `${environment.sandboxUrl}/nominatim`,
    OVERPASS_URL: `${environment.sandboxUrl}/overpass/interpreter`,
  };
  ({ url, output: readLog } = await environment.startReplica({
    ...source,
    PLACES_USER_AGENT: 'Datewright tests',
    PLACES_SECONDS: '3',
    LOG_LEVEL: 'info',
  }));
});
afterEach(() => setSource('normal'));
afterAll(() => environment.stop());

const setSource = (behaviour: string) =>
  fetch(`${environment.sandboxUrl}/places/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ behaviour }),
  });
const listRequests = async (): Promise<{ protocol: string; at: number; userAgent: string; query: string }[]> =>
  (await (await fetch(`${environment.sandboxUrl}/places/requests`)).json()).requests;

async function searcher(at = url) {
  const { member, call } = await memberWithCoach(environment, at);
  return { member, call, find: (city: string, type: string) => call('POST', '/v1/datecoach/places', { city, type }) };
}

test('A member gets named places of the kind near the city, nearest first, with their hours as tagged', async () => {
  const { find } = await searcher();
  const { status, body } = await find('  Budapest ', 'kávézó');
  expect(status).toBe(200);
  expect(body.status).toBe('found');
  expect(body.places.length).toBeLessThanOrEqual(maxPlaces);
  expect(body.places[0]).toEqual({
    id: expect.stringMatching(/^node\/\d+$/),
    name: 'Kék Bögre',
    kind: 'cafe',
    distance: 291,
    hours: 'Mo-Su 08:00-20:00',
  });
  const distances = body.places.map(({ distance }: FoundPlace) => distance);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(body.places.find(({ name }: FoundPlace) => name === 'Lassú Reggel')).toMatchObject({ hours: null });
  // Elements without a name, and those beyond five kilometres, are no proposal.
  expect(JSON.stringify(body)).not.toMatch(/Túl Messze|"name":""/);
});

test('A kind is found by its English and its Hungarian name, ways too', async () => {
  const { find } = await searcher();
  expect((await find('London', 'board game café')).body.places.map(({ name }: FoundPlace) => name)).toEqual([
    'The Spare Meeple Board Game Café',
    'Roll & Rest Board Games',
  ]);
  expect((await find('Szeged', 'park')).body.places[0]).toMatchObject({
    id: expect.stringMatching(/^way\//),
    name: 'Fűzfa Liget',
  });
  expect((await find('Szeged', 'video call')).body).toEqual({ status: 'unknown-kind', places: [] });
  expect((await find('Nowhereville', 'park')).body).toEqual({ status: 'unknown-city', places: [] });
  for (const [type, id] of [
    ['társasjáték-kávézó', 'board-games'],
    ['bakery café', 'bakery'],
    ['pékség kávézóval', 'bakery'],
    ['food market', 'market'],
    ['vízparti sétány', 'promenade'],
    ['bouldering hall', 'climbing'],
    ['borozó', 'bar'],
    ['beach bars', 'bar'],
    ['museum café', 'cafe'],
    ['coffee bar', 'cafe'],
    ['presszó', 'cafe'],
    ['juice bar', 'juice'],
    ['mászóterem', 'climbing'],
    ['gym', 'gym'],
    ['sushi bar', 'restaurant'],
    ['public garden', 'garden'],
  ] as const)
    expect([type, findPlaceKind(type)?.id]).toEqual([type, id]);
});

const overpassRadii = async (name: string) =>
  (await listRequests())
    .filter(({ protocol, query }) => protocol === 'overpass' && query.includes(name))
    .map(({ query }) => Number(/around:(\d+)/.exec(query)?.[1]));

test('Places are searched near the center, and farther out only when there are fewer than are shown', async () => {
  const { find } = await searcher();
  const { body } = await find('London', 'restaurant');
  expect(body.places).toHaveLength(maxPlaces);
  expect(await overpassRadii('"restaurant"')).toEqual([1200]);
  expect((await find('Budapest', 'museum')).body.places).toMatchObject([{ name: 'Kulcsok Múzeuma', distance: 1858 }]);
  expect(await overpassRadii('"museum"')).toEqual([1200, 5000]);
});

test('When only the near places can be looked up, then they are shown, and the others as soon as they can be', async () => {
  const { find } = await searcher();
  await setSource('near-only');
  const listBars = async () => (await find('Budapest', 'wine bar')).body;
  expect((await find('Budapest', 'library')).body).toEqual({ status: 'unavailable', places: [] });
  const bars = await listBars();
  expect(bars).toMatchObject({ status: 'found', places: [{ name: 'Szűrt Fény Borbár' }] });
  const before = (await overpassRadii('(bar|pub)')).length;
  await setSource('normal');
  expect(await listBars()).toEqual(bars);
  expect(await overpassRadii('(bar|pub)')).toHaveLength(before + 2);
});

test('Answers are cached for all members, without whoever asked', async () => {
  const [first, second] = [await searcher(), await searcher()];
  const one = await first.find('Szeged', 'library');
  const before = (await listRequests()).length;
  expect((await second.find('SZEGED', 'könyvtár')).body).toEqual(one.body);
  expect(await listRequests()).toHaveLength(before);
  const database = await databaseOf(environment);
  const stored = await database.collection('placeAnswers').find({}).toArray();
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${first.member.userId}|szeged"`, 'i'));
  await database.close();
});

test('The source is asked at most once a second, under our name', async () => {
  const { find } = await searcher();
  const cities = ['Alpha', 'Beta', 'Gamma'];
  const answers = await Promise.all(cities.map((city) => find(city, 'park')));
  expect(answers.map(({ body }) => body.status)).toEqual(['unknown-city', 'unknown-city', 'unknown-city']);
  const searches = (await listRequests()).filter(
    ({ protocol, query }) => protocol === 'nominatim' && cities.includes(query),
  );
  const times = searches.map(({ at }) => at).sort((a, b) => a - b);
  for (const [nth, at] of times.slice(1).entries()) expect(at - (times[nth] ?? 0)).toBeGreaterThanOrEqual(900);
  expect(new Set(searches.map(({ userAgent }) => userAgent))).toEqual(new Set(['Datewright tests']));
});

test('The three cards of a page ask for their city once', async () => {
  const { find } = await searcher();
  const before = (await listRequests()).filter(({ protocol }) => protocol === 'nominatim').length;
  const answers = await Promise.all(['park', 'café', 'zoo'].map((type) => find('Lonely Village', type)));
  expect(answers.map(({ body }) => body.status)).toEqual(['unknown-city', 'unknown-city', 'unknown-city']);
  expect((await listRequests()).filter(({ protocol }) => protocol === 'nominatim')).toHaveLength(before + 1);
});

test.each([
  ['dead', 'museum'],
  ['garbage', 'gallery'],
  ['slow', 'market'],
])('When the source is %s, then there are no places, no error and no delay', async (behaviour, type) => {
  const { find } = await searcher();
  await setSource(behaviour);
  const start = Date.now();
  expect(await find('London', type)).toEqual({
    status: 200,
    body: { status: 'unavailable', places: [] },
  });
  expect(Date.now() - start).toBeLessThan(6000);
  await setSource('normal');
  expect((await find('London', type)).body.status).toBe('found');
});

test('Without a source the spots are kinds of place, as before', async () => {
  const { find } = await searcher(environment.tool.url);
  expect((await find('Budapest', 'park')).body).toEqual({ status: 'off', places: [] });
});

test('The city never reaches the AI, and neither it nor a place reaches the log', async () => {
  const { member, find } = await searcher();
  await environment.sandbox.clearAiRequests();
  await find('London', 'cinema');
  await coachClient(url, member.token).spots(anna);
  await setSource('garbage');
  await find('London', 'zoo');
  expect(JSON.stringify(await environment.sandbox.listAiRequests())).not.toMatch(/London|Velvet Reel/);
  expect(readLog()).toMatch(/the places source failed/);
  expect(readLog()).not.toMatch(/London|Velvet|Too many requests/);
});

test('A search needs a city and a kind of reasonable length, and is limited per hour', async () => {
  const { member, find } = await searcher();
  for (const [city, type] of [
    ['', 'park'],
    ['  ', 'park'],
    ['x'.repeat(81), 'park'],
    ['London', ''],
    ['London', 'x'.repeat(121)],
  ] as const)
    expect((await find(city, type)).status).toBe(400);
  const database = await databaseOf(environment);
  const takes = Array.from({ length: maxPlaceSearchesPerHour }, () => Date.now());
  await database.collection<{ _id: string }>('rateLimits').insertOne({
    _id: `datecoach-places:${member.userId}`,
    takes,
    expiresAt: new Date(Date.now() + 3600_000),
  } as never);
  expect(await find('London', 'park')).toMatchObject({ status: 429, body: { error: { code: 'too_many_attempts' } } });
  await database.close();
});

test('Distances are those of the sphere', () => {
  const [budapest, szeged] = [
    { lat: 47.4979, lon: 19.0402 },
    { lat: 46.253, lon: 20.1414 },
  ];
  expect(metresBetween(budapest, szeged) / 1000).toBeCloseTo(162, -0.5);
  expect(metresBetween(budapest, budapest)).toBe(0);
});
