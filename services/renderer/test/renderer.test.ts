import { createHash } from 'node:crypto';
import type { RenderResult } from '@datewright/contracts/prerender/render-page';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';

let renderer: ServiceProcess;

const hashOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** The smallest shell: the remote draws by itself. */
const shell =
  'exports.shared = { react: { name: "react" } }; exports.draw = async (visit, load) => (await load()).draw(visit);';
const page = (body: string) =>
  `({ status: 200, head: '<title>t</title>', styles: '', body: ${body}, beside: '', experiments: [], read: [] })`;
const renderRequest = (work: string) => `exports.draw = async (visit) => { ${work} };`;

const bundleOf = (code: string) => ({ entry: 'server.cjs', files: [{ path: 'server.cjs', integrity: hashOf(code) }] });

async function ask(remote: string, changes: object = {}): Promise<RenderResult> {
  const body = JSON.stringify({
    shell: bundleOf(shell),
    remote: { ...bundleOf(remote), name: 'mfe_sample' },
    composition: { compositionId: 'c', remotes: [] },
    address: '/sample',
    origin: 'https://datewright.test',
    variants: {},
    data: {},
    ...changes,
  });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${renderer.url}/internal/render`, { method: 'POST', headers, body });
  return answer.json();
}

const renderPage = (remote: string) => ask(remote, { code: { [hashOf(shell)]: shell, [hashOf(remote)]: remote } });

const validScript = renderRequest(`return ${page("'<main>hello</main>'")};`);

beforeAll(async () => {
  renderer = await startService('renderer', { RENDER_LIMIT_MS: '4000', RENDER_LIMIT_MB: '450' });
});
afterAll(() => renderer?.stop());

test('When a request needs code that is missing, then the answer names its files, and the page renders with a request that brings them', async () => {
  expect(await ask(validScript)).toEqual({ kind: 'missing', files: [hashOf(shell), hashOf(validScript)] });
  expect(await renderPage(validScript)).toMatchObject({
    kind: 'page',
    status: 200,
    body: '<main>hello</main>',
    parts: ['shell/server.cjs', 'mfe_sample/server.cjs'],
  });
});

test('When code has another hash than it should, then it is not taken', async () => {
  const answer = await ask(validScript, { code: { [hashOf('something else')]: 'exports.draw = 1;' } });
  expect(answer).toMatchObject({ error: { code: 'invalid_request' } });
});

test('When a page asks for what the shell shares, then it gets that one copy', async () => {
  const answer = await renderPage(renderRequest(`return ${page("'<main>' + require('react').name + '</main>'")};`));
  expect(answer).toMatchObject({ body: '<main>react</main>' });
});

test('When a page reads data, then the answer names the reads, and the renderer makes no call itself', async () => {
  const answer = await renderPage(renderRequest("return { reads: [{ path: '/v1/marketing/posts' }] };"));
  expect(answer).toEqual({ kind: 'reads', reads: [{ path: '/v1/marketing/posts' }] });
});

const hostileScripts = {
  throws: "throw new Error('no');",
  'throws nothing at all': 'throw undefined;',
  loops: 'for (;;) {}',
  'waits for ever': 'await new Promise(() => {});',
  'grows in small things': 'const kept = []; for (;;) kept.push({ some: "thing".repeat(50) });',
  'grows in large ones': 'const kept = []; for (;;) kept.push(new Uint8Array(30_000_000).fill(7));',
  'reads the document': `return ${page('document.title')};`,
  'asks for files': "require('node:fs').readFileSync('/etc/passwd');",
  'asks the network': "await fetch('http://127.0.0.1');",
  'makes code from strings': 'new Function("return 1")();',
  'makes code from strings through an outer function': 'setTimeout.constructor("return process")();',
  'carries a style attribute': `return ${page('\'<main><p style="color:red">x</p></main>\'')};`,
  'carries a script': `return ${page("'<main>x<script>alert(1)</script></main>'")};`,
  'shows nothing': `return ${page("'<main></main>'")};`,
  'is enormous': `return ${page("'<main>' + 'x'.repeat(5_000_000) + '</main>'")};`,
};

test.each(Object.entries(hostileScripts))(
  'When a page %s, then its render fails, and the next one succeeds',
  async (_, work) => {
    expect(await renderPage(renderRequest(work))).toMatchObject({ kind: 'failed' });
    const next = await waitUntil(async () => {
      const answer = await renderPage(validScript);
      return answer.kind === 'page' && answer;
    });
    expect(next.body).toBe('<main>hello</main>');
  },
);

test('When a page gets out of its world, then it finds no file, no program and no secret there', async () => {
  const outside = "const root = setTimeout.constructor('return this');";
  expect(await renderPage(renderRequest(outside))).toMatchObject({ kind: 'failed' });
  // What a way out would lead to: the objects that the world was given are the process's own.
  const found = `
    const world = Object.getPrototypeOf(queueMicrotask);
    return ${page("'<main>' + JSON.stringify([typeof process.mainModule, Object.keys(process.env), typeof world.constructor]) + '</main>'")};`;
  expect(await renderPage(renderRequest(found))).toMatchObject({
    body: '<main>["undefined",["NODE_ENV"],"function"]</main>',
  });
});

test('When two pages render one after the other, then the second sees nothing that the first left behind', async () => {
  const leaves = renderRequest(
    `globalThis.left = (globalThis.left ?? 0) + 1; return ${page("'<main>' + left + '</main>'")};`,
  );
  expect(await renderPage(leaves)).toMatchObject({ body: '<main>1</main>' });
  expect(await renderPage(leaves)).toMatchObject({ body: '<main>1</main>' });
});
