import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import sharp from 'sharp';
import { chatpadClient, memberWithChatpad } from './support/chatpad-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad', { ANSWER_SECONDS: '3' });
});
afterAll(() => environment.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

/** The picture as the AI received it. */
async function pictureSent(): Promise<Buffer> {
  const [request] = await environment.sandbox.listAiRequests();
  const content = request?.body.messages[1]?.content;
  const url = Array.isArray(content) ? content[0]?.image_url?.url : undefined;
  return Buffer.from(url?.replace('data:image/jpeg;base64,', '') ?? '', 'base64');
}

test.each([
  ['PNG', () => picture(400, 800).png().toBuffer()],
  ['JPEG', () => picture(400, 800).jpeg().toBuffer()],
  ['WebP', () => picture(400, 800).webp().toBuffer()],
])('A %s screenshot becomes editable fields for free, labelled as a sample by the demo AI', async (_kind, make) => {
  const { member, client } = await memberWithChatpad(environment);
  const { status, body } = await client.screenshot(await make());

  expect(status).toBe(200);
  expect(body).toMatchObject({ sample: true, readBy: 'demo AI', fields: { name: 'Sample Sam', age: 29 } });
  expect(body.fields.messages[0]).toEqual({ sender: 'match', content: 'Hi, I am a sample message.' });
  expect(await member.countCredits()).toBe(5);
});

test('The AI receives a scaled, upright picture without camera metadata', async () => {
  const { client } = await memberWithChatpad(environment);
  const original = await picture(4000, 1000)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Secret Photographer' }, IFD3: { GPSLatitude: '47/1 29/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const tagged = await sharp(original)
    .withExifMerge({ IFD0: { Artist: 'Secret Photographer' } })
    .toBuffer();
  expect(tagged.toString('latin1')).toContain('Secret Photographer');
  await client.screenshot(tagged, 'photo.jpg', 'image/jpeg');

  const sent = await pictureSent();
  expect(sent.toString('latin1')).not.toContain('Secret Photographer');
  const { format, width, height, exif, icc, xmp, orientation } = await sharp(sent).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 392, height: 1568 });
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test.each<[string, () => Promise<Buffer>]>([
  ['A text that calls itself PNG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['An empty file', async () => Buffer.alloc(0)],
  ['A GIF', () => picture(10, 10).gif().toBuffer()],
  ['A PNG that breaks off', async () => (await noisy(300, 300)).subarray(0, 2000)],
  ['A header without a picture', async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['A picture of more than 40 million pixels', () => picture(8000, 5001).png().toBuffer()],
])('%s is rejected as unreadable', async (_what, make) => {
  const { client } = await memberWithChatpad(environment);
  await environment.sandbox.clearAiRequests();
  expect(await client.screenshot(await make())).toMatchObject({
    status: 400,
    body: { error: { code: 'unreadable_image' } },
  });
  expect(await environment.sandbox.listAiRequests()).toEqual([]);
});

function noisy(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
}

test('A picture larger than 10 MB is rejected with its own error', async () => {
  const { client } = await memberWithChatpad(environment);
  const huge = Buffer.concat([await picture(10, 10).png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);
  expect(await client.screenshot(huge)).toMatchObject({ status: 413, body: { error: { code: 'image_too_large' } } });
});

test('When the AI does not answer or sends garbage, then the member sees an error', async () => {
  const { client } = await memberWithChatpad(environment);
  const image = await picture(100, 100).png().toBuffer();
  await environment.sandbox.queueAiBehaviour('hang');
  expect(await client.screenshot(image)).toMatchObject({ status: 504, body: { error: { code: 'ai_timeout' } } });
  await environment.sandbox.queueAiBehaviour('garbage');
  expect(await client.screenshot(image)).toMatchObject({ status: 502, body: { error: { code: 'ai_failed' } } });
});

test('The twenty-first screenshot of a day is refused until tomorrow', async () => {
  const { client } = await memberWithChatpad(environment);
  const image = await picture(20, 20).png().toBuffer();
  const statuses = new Set<number>();
  for (let count = 0; count < 20; count += 2) {
    for (const { status } of await Promise.all([1, 2].map(() => client.screenshot(image)))) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  const refused = await client.screenshot(image);
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_attempts' } } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('A visitor without a session cannot send pictures', async () => {
  const client = chatpadClient(environment.tool.url, undefined);
  expect((await client.screenshot(await picture(20, 20).png().toBuffer())).status).toBe(401);
});
