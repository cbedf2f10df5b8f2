import { setTimeout } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import sharp from 'sharp';
import { chatpadClient } from './support/chatpad-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad');
});
afterAll(() => environment.stop());

const newClient = async () => chatpadClient(environment.tool.url, (await newMember(environment)).token);

async function readServiceMemory(): Promise<number> {
  const metrics = await (await fetch(`${environment.tool.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\{[^}]*\} (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
}

/** A small PNG whose text chunks unpack to 150 MB. */
async function textBomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const body = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000, 'a'))]);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write('zTXt', 4, 'latin1');
  const chunk = Buffer.concat([head, body, Buffer.alloc(4)]);
  return Buffer.concat([png.subarray(0, 33), chunk, chunk, chunk, png.subarray(33)]);
}

test('A picture with text chunks that unpack to 150 MB does not raise memory use', async () => {
  const client = await newClient();
  const bomb = await textBomb();
  expect(bomb.length).toBeLessThan(200_000);
  await client.screenshot(bomb);
  const before = await readServiceMemory();
  for (let count = 0; count < 5; count++) expect((await client.screenshot(bomb)).status).toBe(200);
  expect((await readServiceMemory()) - before).toBeLessThan(60);
});

test('When one member sends eight large pictures, then another member’s picture is still read promptly', async () => {
  const large = await sharp({ create: { width: 6300, height: 6300, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const small = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#789' } })
    .png()
    .toBuffer();
  const [greedy, other] = [await newClient(), await newClient()];
  const finished: string[] = [];
  // The service accepts three concurrent pictures per member; the others retry, as the page does.
  const send = async (): Promise<unknown> =>
    (await greedy.screenshot(large)).status === 429 ? setTimeout(100).then(send) : finished.push('large');
  const requests = Array.from({ length: 8 }, send);
  const one = other.screenshot(small).then(({ status }) => finished.push(`small ${status}`));
  await Promise.all([...requests, one]);
  expect(finished.indexOf('small 200')).toBeLessThanOrEqual(2);
  expect(finished).toHaveLength(9);
});

test('Eight 16-bit pictures of forty million pixels are refused before they are unpacked', async () => {
  const client = await newClient();
  const deep = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  deep.writeUInt32BE(6300, 16);
  deep.writeUInt32BE(6300, 20);
  deep[24] = 16;
  // The service accepts three concurrent pictures per member.
  const three = () => Promise.all([1, 2, 3].map(() => client.screenshot(deep)));
  const answers = [...(await three()), ...(await three()), ...(await three())].slice(0, 8);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
});
