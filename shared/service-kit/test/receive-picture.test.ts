import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import express from 'express';
import { AppError } from '../src/errors/app-error.ts';
import { receivePicture } from '../src/pictures/receive-picture.ts';

const receive = receivePicture('photo', 1000, ['token']);
const app = express();
app.post('/', async (req, res) => {
  try {
    const { picture, fields } = await receive(req, res);
    res.json({ bytes: picture.length, fields });
  } catch (error) {
    res.json(error instanceof AppError ? { code: error.code } : {});
  }
});

let server: ReturnType<typeof app.listen>;
beforeAll((done) => {
  server = app.listen(0, done);
});
afterAll((done) => {
  server.close(done);
});

const picture = (bytes = 100) => new Blob([new Uint8Array(bytes)]);

async function send(...parts: [name: string, value: string | Blob][]): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).json();
}

test('Receives a picture with its named fields', async () => {
  expect(await send(['photo', picture()])).toEqual({ bytes: 100, fields: {} });
  expect(await send(['token', 'abc'], ['photo', picture(1000)])).toEqual({ bytes: 1000, fields: { token: 'abc' } });
});

test('Reports a picture that is too large', async () => {
  expect(await send(['photo', picture(1001)])).toEqual({ code: 'image_too_large' });
});

test.each<[string, [name: string, value: string | Blob][]]>([
  ['no picture', [['token', 'abc']]],
  ['a text in its place', [['photo', 'abc']]],
  [
    'two pictures',
    [
      ['photo', picture()],
      ['photo', picture()],
    ],
  ],
  ['a picture of another name', [['other', picture()]]],
  [
    'a field of another name',
    [
      ['other', 'abc'],
      ['photo', picture()],
    ],
  ],
  [
    'a field that hides another',
    [
      ['token[a]', 'abc'],
      ['photo', picture()],
    ],
  ],
  [
    'a field that is too long',
    [
      ['token', 'x'.repeat(101)],
      ['photo', picture()],
    ],
  ],
  [
    'a name that is too long',
    [
      ['x'.repeat(101), 'abc'],
      ['photo', picture()],
    ],
  ],
  [
    'two fields',
    [
      ['token', 'abc'],
      ['token', 'abc'],
      ['photo', picture()],
    ],
  ],
])('Refuses a form with %s', async (_what, parts) => {
  expect(await send(...parts)).toEqual({ code: 'unreadable_image' });
});

test('Refuses a caller’s fourth picture while three are being uploaded', async () => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5000 };
  const slow = [1, 2, 3].map(() => {
    const upload = request({ port, method: 'POST', headers }).on('error', () => {});
    upload.write('--x\r\n');
    return upload;
  });
  const codeNow = async () => ((await send(['photo', picture()])) as { code?: string }).code ?? 'taken';
  await waitUntil(async () => (await codeNow()) === 'too_many_attempts', 10);
  slow[0]?.destroy();
  await waitUntil(async () => (await codeNow()) === 'taken', 10);
  for (const upload of slow) upload.destroy();
});

test('Refuses a body that is not a form', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'photo' });
  expect(await answer.json()).toEqual({ code: 'unreadable_image' });
});

test('A client that left before its picture was received holds no place of its next ones', async () => {
  const codes: unknown[] = [];
  const slow = express();
  const uploads: ReturnType<typeof request>[] = [];
  slow.post('/', async (req, res) => {
    // Its own client leaves: another may not have connected yet.
    uploads[Number(req.get('x-upload'))]?.destroy();
    await new Promise((resolve) => res.once('close', resolve));
    await receive(req, res).catch((error) => codes.push(error.code));
  });
  const slowServer = slow.listen(0);
  const { port } = slowServer.address() as AddressInfo;
  for (let count = 0; count < 4; count++) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-upload': count };
    const upload = request({ port, method: 'POST', headers }).on('error', () => {});
    upload.write('--x');
    uploads.push(upload);
  }
  await waitUntil(() => codes.length === 4);
  expect(codes).toEqual(Array(4).fill('unreadable_image'));
  expect(await send(['photo', picture()])).toEqual({ bytes: 100, fields: {} });
  slowServer.close();
});
