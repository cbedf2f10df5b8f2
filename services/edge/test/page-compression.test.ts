import type zlib from 'node:zlib';
import { brotliDecompressSync } from 'node:zlib';
import { createPageAssembler } from '../src/pages/assemble-page.ts';
import type { StoredPage } from '../src/pages/page-store.ts';
import type { RenderTarget } from '../src/pages/render-target.ts';
import { createShellPages } from '../src/pages/shell-pages.ts';
import type { Shell } from '../src/shell/load-shell.ts';

let compressions = 0;
let active = 0;
let mostActive = 0;

jest.mock('node:zlib', () => {
  const real = jest.requireActual<typeof zlib>('node:zlib');
  const brotliCompress = (bytes: Buffer, options: object, done: (error: Error | null, packed: Buffer) => void) => {
    compressions++;
    mostActive = Math.max(mostActive, ++active);
    real.brotliCompress(bytes, options, (error, packed) => {
      active--;
      done(error, packed);
    });
  };
  return { ...real, brotliCompress };
});

beforeEach(() => {
  compressions = 0;
  mostActive = 0;
});

const document = '<head><!--head--></head><body><!--body--><script id="page">null</script></body>';
const shell = {
  page: '<head><title>Datewright</title></head><script type="application/json" id="page">null</script>',
  files: new Map(),
  server: { page: { document, scripts: [], ahead: [] }, manifest: { parts: {} } },
};
const composition = { compositionId: 'c', remotes: [] };
const remote = { base: '/remotes/m/1', card: { name: 'm' }, integrity: {}, preload: [] };
const visit = { key: '/pricing', remote, shell, composition } as unknown as RenderTarget;
const pageWith = (body: string) =>
  ({
    variants: {},
    renderedAt: 1,
    page: { head: '', styles: '', body, beside: '', parts: [], read: [] },
    data: {},
  }) as unknown as StoredPage;

test('Twenty visitors who come at once get a page that was compressed once', async () => {
  const assemble = createPageAssembler(async () => ({}));
  const stored = pageWith('<p>Prices</p>');
  const pages = await Promise.all(Array.from({ length: 20 }, () => assemble(visit, stored, {}, false)));
  expect(compressions).toBe(1);
  for (const { compressed } of pages) expect(String(brotliDecompressSync(compressed))).toContain('<p>Prices</p>');
  await assemble(visit, stored, {}, true);
  expect(compressions).toBe(2);
});

test('Two pages at most are compressed at a time', async () => {
  const assemble = createPageAssembler(async () => ({}));
  const keys = Array.from({ length: 12 }, (_, at) => `/blog/${at}`);
  await Promise.all(keys.map((key) => assemble({ ...visit, key }, pageWith(key), {}, false)));
  expect([compressions, mostActive]).toEqual([12, 2]);
});

test('A page that could not be assembled is assembled for the next visitor', async () => {
  let isBroken = true;
  const assemble = createPageAssembler(async () => {
    if (isBroken) throw new Error('The registry is down.');
    return {};
  });
  await expect(assemble(visit, pageWith('a'), {}, false)).rejects.toThrow('The registry is down.');
  isBroken = false;
  await expect(assemble(visit, pageWith('a'), {}, false)).resolves.toHaveProperty('hash');
});

test('The shell’s page is compressed once for everyone with the same versions and variants, and again for others', async () => {
  const { get } = createShellPages();
  const read = async (...[of, variants]: [typeof composition, Record<string, string>]) => {
    const { bytes } = await get(shell as unknown as Shell, undefined, of, variants);
    return String(brotliDecompressSync(bytes));
  };
  const same = await Promise.all(Array.from({ length: 20 }, () => read(composition, { home: 'a' })));
  expect([compressions, new Set(same).size]).toEqual([1, 1]);
  expect(await read(composition, { home: 'b' })).toContain('"home":"b"');
  await read({ ...composition }, { home: 'a' });
  expect(compressions).toBe(3);
});
