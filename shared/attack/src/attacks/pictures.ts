import { deflateSync } from 'node:zlib';
import { getAdmin } from '../admin.ts';
import type { Attack } from '../attack.ts';
import type { AttackEnvironment } from '../attack-environment.ts';
import { measureMemory } from '../measure-memory.ts';
import { type Member, newMember } from '../member.ts';
import { chunk, png } from '../png.ts';
import type { RawResponse } from '../send-raw-request.ts';

const tooLarge = 'eleven megabytes';

const boundary = 'the-boundary-of-an-attack';
const multipartPart = (bytes: Buffer, name: string, type: string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

/** Where members upload pictures, and the name of the form field. */
interface UploadEndpoint {
  service: 'chatpad' | 'photo' | 'marketing';
  path: string;
  field: string;
}
const uploadEndpoints: UploadEndpoint[] = [
  { service: 'chatpad', path: '/v1/chatpad/screenshots', field: 'screenshot' },
  { service: 'photo', path: '/v1/photo/previews', field: 'photo' },
  { service: 'marketing', path: '/v1/marketing/admin/pictures', field: 'picture' },
];

async function uploadPicture(member: Member, { service, path }: UploadEndpoint, parts: Buffer[]): Promise<RawResponse> {
  return member.send({
    method: 'POST',
    path,
    headers: {
      authorization: `Bearer ${await member.tokenFor(service)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  });
}

const bomb = deflateSync(Buffer.alloc(50_000_000, 'a'));
const textBomb = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb]));
const profileBomb = chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), bomb]));
const smallPicture = png({ width: 60, height: 60 });

/** Files that may be read as the small picture that they also are, or be refused, but must cost nothing. */
const bombs: Record<string, Buffer> = {
  'texts of 150 MB': png({ width: 60, height: 60, between: [textBomb, textBomb, textBomb] }),
  'a colour profile of 50 MB': png({ width: 60, height: 60, between: [profileBomb] }),
  'a picture of 100 MB in one of 60 pixels': png({ width: 60, height: 60, pixels: Buffer.alloc(100_000_000) }),
  'ten thousand chunks': png({
    width: 60,
    height: 60,
    between: Array(10_000).fill(chunk('tEXt', Buffer.from('a\0b'))),
  }),
  'something after its end': Buffer.concat([smallPicture, Buffer.alloc(500_000, 'PK\u0003\u0004')]),
};
const invalidPictures: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'ten thousand million pixels': png({ width: 100_000, height: 100_000 }),
  'no width': png({ width: 0, height: 60 }),
  'the largest width': png({ width: 2 ** 31 - 1, height: 2 }),
  'sixteen bits, forty million pixels': png({ width: 6300, height: 6300, depth: 16 }),
  'half a picture': smallPicture.subarray(0, 40),
  'a length that leads out': Buffer.concat([smallPicture.subarray(0, 33), Buffer.from('ffffffff49444154', 'hex')]),
  GIF: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  SVG: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/><script>1</script></svg>',
  ),
  'SVG with entities': Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>',
  ),
  PDF: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj'),
  HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
  noise: Buffer.alloc(100_000, 'noise'),
};

const maxMegabytes = 150;

/** Decompression bombs, files that are no pictures, and pictures that claim to be huge, through every upload. */
export const pictures: Attack = {
  name: 'pictures',
  async run(environment, record) {
    for (const way of uploadEndpoints)
      await attackEndpoint(environment, way, (what, isSafe) => record(`${way.service}: ${what}`, isSafe));
  },
};

async function attackEndpoint(
  environment: AttackEnvironment,
  way: UploadEndpoint,
  record: (what: string, isSafe: boolean) => void,
): Promise<void> {
  const { service, field } = way;
  const caller = () => (service === 'marketing' ? getAdmin(environment) : newMember(environment));
  const member = await caller();
  const before = await measureMemory(environment);
  for (const [name, bytes] of Object.entries(bombs)) {
    const { status, milliseconds } = await uploadPicture(member, way, [multipartPart(bytes, field, 'image/png')]);
    record(
      `${name} answered ${status} in ${Math.round(milliseconds)} ms`,
      [200, 400, 413, 429].includes(status) && milliseconds < 5000,
    );
  }
  for (const [name, bytes] of Object.entries(invalidPictures)) {
    const { status, text } = await uploadPicture(member, way, [multipartPart(bytes, field, 'image/png')]);
    record(`${name} answered ${status} ${text.slice(0, 100)}`, [400, 413, 429].includes(status));
  }
  const odd: [string, Buffer[]][] = [
    ['no file', []],
    ['two files', [multipartPart(smallPicture, field, 'image/png'), multipartPart(smallPicture, field, 'image/png')]],
    ['another field', [multipartPart(smallPicture, '__proto__', 'image/png')]],
    ['a thousand fields', Array(1000).fill(multipartPart(Buffer.from('a'), 'a', 'text/plain'))],
    [tooLarge, [multipartPart(Buffer.alloc(11_000_000), field, 'image/png')]],
  ];
  for (const [name, parts] of odd) {
    const { status } = await uploadPicture(member, way, parts);
    // A client that keeps sending after a refusal may lose the connection before it reads the answer.
    const isRefused = (status >= 400 && status < 500) || (status === 0 && name === tooLarge);
    record(`${name} answered ${status}`, isRefused);
  }
  const grown = ((await measureMemory(environment))[service] ?? 0) - (before[service] ?? 0);
  record(`the service grew by ${Math.round(grown)} MB`, grown < maxMegabytes);
  const other = await uploadPicture(await caller(), way, [multipartPart(smallPicture, field, 'image/png')]);
  record(`another's picture answered ${other.status}`, other.status === 200);
}
