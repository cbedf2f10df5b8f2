import { type Sandbox, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const search = (city: string, userAgent = 'A product (hello@example.com)') =>
  fetch(`${sandbox.url}/nominatim/search?format=jsonv2&limit=1&q=${encodeURIComponent(city)}`, {
    headers: { 'user-agent': userAgent },
  });
const interpret = (data: string) =>
  fetch(`${sandbox.url}/overpass/interpreter`, { method: 'POST', body: new URLSearchParams({ data }) });

test('Nominatim’s stand-in finds three towns, wants a name and refuses a second request within a second', async () => {
  expect((await search('Budapest', 'node')).status).toBe(403);
  expect(await (await search('budapest')).json()).toMatchObject([{ lat: '47.4979', lon: '19.0402' }]);
  expect((await search('Szeged')).status).toBe(429);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await (await search('Atlantis')).json()).toEqual([]);
});

test('Overpass’ stand-in answers by tag, pattern and distance, and refuses other queries', async () => {
  const around = '(around:5000,51.5074,-0.1278)';
  const named = async (selector: string): Promise<string[]> => {
    const answer = await interpret(`[out:json][timeout:8];(nwr${selector}["name"]${around};);out center tags 60;`);
    return (await answer.json()).elements.map(({ tags }: { tags: { name: string } }) => tags.name);
  };
  expect(await named('["amenity"="library"]')).toEqual(['Lantern Lane Library']);
  expect(await named('["amenity"~"^(cafe|pub)$"]["name"~"BOARD ?game",i]')).toHaveLength(2);
  expect(await named('["amenity"="casino"]')).toEqual([]);
  expect((await interpret('drop everything')).status).toBe(400);
  const { elements } = await (await interpret(`[out:json];(nwr["leisure"="park"]["name"]${around};);out;`)).json();
  expect(elements[0]).toMatchObject({ type: 'way', center: { lat: expect.any(Number), lon: expect.any(Number) } });
});
