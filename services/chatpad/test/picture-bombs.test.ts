import { setTimeout } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import sharp from 'sharp';
import { chatpadClient } from './support/chatpad-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('chatpad');
});
afterAll(() => town.stop());

const newClient = async () => chatpadClient(town.tool.url, (await newMember(town)).token);

async function memoryOfService(): Promise<number> {
  const metrics = await (await fetch(`${town.tool.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\{[^}]*\} (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
}

/** A small PNG whose texts unpack to 150 MB. */
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

test('A picture with texts that unpack to 150 MB takes the service no memory', async () => {
  const desk = await newClient();
  const bomb = await textBomb();
  expect(bomb.length).toBeLessThan(200_000);
  await desk.screenshot(bomb);
  const before = await memoryOfService();
  for (let count = 0; count < 5; count++) expect((await desk.screenshot(bomb)).status).toBe(200);
  expect((await memoryOfService()) - before).toBeLessThan(60);
});

test('While one member sends eight large pictures, another’s is read', async () => {
  const large = await sharp({ create: { width: 6300, height: 6300, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const small = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#789' } })
    .png()
    .toBuffer();
  const [greedy, other] = [await newClient(), await newClient()];
  const order: string[] = [];
  // Three at once are taken of one member: the others try again, as a page does.
  const send = async (): Promise<unknown> =>
    (await greedy.screenshot(large)).status === 429 ? setTimeout(100).then(send) : order.push('large');
  const crowd = Array.from({ length: 8 }, send);
  const one = other.screenshot(small).then(({ status }) => order.push(`small ${status}`));
  await Promise.all([...crowd, one]);
  expect(order.indexOf('small 200')).toBeLessThanOrEqual(2);
  expect(order).toHaveLength(9);
});

test('Eight pictures of sixteen bits and forty million pixels are refused before they are unpacked', async () => {
  const desk = await newClient();
  const deep = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  deep.writeUInt32BE(6300, 16);
  deep.writeUInt32BE(6300, 20);
  deep[24] = 16;
  // Three at once are taken of one member.
  const three = () => Promise.all([1, 2, 3].map(() => desk.screenshot(deep)));
  const answers = [...(await three()), ...(await three()), ...(await three())].slice(0, 8);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
});
