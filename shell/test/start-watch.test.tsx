import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(join(__dirname, '../src/health/start-watch.js'), 'utf8');
const sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  globalThis.fetch = async (path, { body } = {}) => {
    sent.push({ path: String(path), body: JSON.parse(String(body)) });
    return {} as Response;
  };
  const composition = JSON.stringify({ shell: { version: '1.1.0', watched: true } });
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="composition">${composition}</script>`;
  new Function(script)();
});
afterEach(() => jest.useRealTimers());

const failed = [
  {
    path: '/registry/v1/views',
    body: { views: [{ name: 'mfe_shell', version: '1.1.0', outcome: 'failed' }] },
  },
];

function failToLoad(path: string): void {
  const element = document.createElement('script');
  element.src = path;
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

test('A script of the shell that does not load is one failed view of it, and one of a remote is none', () => {
  failToLoad('/remotes/mfe_bio/1.0.0/remoteEntry.js');
  expect(sent).toEqual([]);
  failToLoad('/assets/index.1a2b3c4d5e.js');
  failToLoad('/assets/dom.1a2b3c4d5e.js');
  expect(sent).toEqual(failed);
});

test('A shell that throws is a failed view', () => {
  dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/index.1a2b3c4d5e.js` }));
  expect(sent).toEqual(failed);
});

test('A page that stays empty is a failed view', () => {
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(14_000);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(2000);
  expect(sent).toEqual(failed);
});

test('A page that shows something is no failed view', () => {
  document.getElementById('root')?.append('Hello');
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(20_000);
  expect(sent).toEqual([]);
});
