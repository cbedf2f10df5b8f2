import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateDockerfiles, listPackageFolders } from '@datewright/platform/generate/images';
import { shippedServices } from '@datewright/platform/workspace/services';
import { copiedFiles, isIgnored } from './support/image-layers';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const images = [...generateDockerfiles(readdirSync(root).filter((name) => /^(mfe-|shell$)/.test(name)))];

/** Each is a file of the last part's name in the folder before it. */
const secrets = [
  '.env',
  '.env.production',
  '.npmrc',
  '.netrc',
  '.git/config',
  '.data/secrets.json',
  '.ssh/id_ed25519',
  '.aws/credentials',
  'secrets.json',
  'id_rsa',
  'server.key',
  'server.pem',
  'store.p12',
  'google-service-account-1.json',
];
const isSecret = (path: string) => secrets.some((secret) => `/${path}`.endsWith(`/${secret}`));

test('every Dockerfile is what the generator writes, for every service, every remote and the shell', () => {
  expect(images.map(([path]) => path)).toEqual(
    expect.arrayContaining(['shell/Dockerfile', ...shippedServices.map((name) => `services/${name}/Dockerfile`)]),
  );
  for (const [path, text] of images) expect([path, read(path)]).toEqual([path, text]);
});

describe.each(images)('%s', (_path, text) => {
  const stages = text.split(/^FROM /m).slice(1);

  test('copies named folders from the project, and runs in a stage that has them from another stage only', () => {
    expect(stages.length).toBeGreaterThanOrEqual(2);
    for (const source of copiedFiles.sources(text)) expect(source).toMatch(/^[\w-]+[\w./-]*$/);
    expect(stages.at(-1)).not.toMatch(/^COPY (?!--from=)/m);
    expect(stages.at(-1)).not.toMatch(/npm (install|ci)/);
    expect(stages.at(-1)).toMatch(/^USER node$/m);
  });

  test('is built on images that are named by their digest', () => {
    const named = stages.map((stage) => /\bAS (\w+)\n/.exec(stage)?.[1]);
    for (const stage of stages) {
      const [base = ''] = stage.split(/\s/);
      if (!named.includes(base)) expect(base).toMatch(/^node:24-slim@sha256:[0-9a-f]{64}$/);
    }
  });

  test('installs exactly what the lock file says, before it copies a source', () => {
    const [before = '', after = ''] = (stages[0] ?? '').split(/^RUN npm ci .*$/m);
    const manifests = copiedFiles.sources(before);
    expect(manifests.length).toBeGreaterThan(2);
    expect(manifests.filter((path) => !/(^|\/)package(-lock)?\.json$/.test(path))).toEqual([]);
    expect(copiedFiles.sources(after).length).toBeGreaterThan(0);
    expect(text).not.toMatch(/npm install/);
  });

  test('has no secret in any layer, wherever a secret lies in the project', () => {
    const folder = mkdtempSync(join(tmpdir(), 'datewright-context-'));
    try {
      const sources = copiedFiles.sources(text);
      const places = ['', ...sources.map((source) => (/\.\w+$/.test(source) ? dirname(source) : source))];
      for (const source of sources) {
        const file = /\.\w+$/.test(source) ? source : join(source, 'main.ts');
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), '');
      }
      for (const place of places) {
        for (const secret of secrets) {
          mkdirSync(dirname(join(folder, place, secret)), { recursive: true });
          writeFileSync(join(folder, place, secret), 'a secret');
        }
      }
      const files = copiedFiles(text, folder, read('.dockerignore'));
      expect(files.length).toBeGreaterThan(sources.length / 2);
      expect(files.filter(isSecret)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('has no test, no build of this machine and no secret of this checkout', () => {
    const files = copiedFiles(text, root, read('.dockerignore'));
    expect(files).toContain('package-lock.json');
    expect(files.filter((file) => isSecret(file) || /(^|\/)(test|dist|node_modules)\//.test(file))).toEqual([]);
  });
});

test('a service’s image has the sources of every kit that it imports', () => {
  for (const name of shippedServices) {
    const copied = copiedFiles.sources(read(`services/${name}/Dockerfile`));
    const needed = listPackageFolders([`@datewright/${name}-service`]).map((folder) => `${folder}/src`);
    expect(copied).toEqual(expect.arrayContaining(['shared/contracts/src', ...needed]));
  }
});

test('git ignores the same secrets as the images', () => {
  const ignored = (path: string) => isIgnored(path, gitPatterns(read('.gitignore')));
  expect(secrets.filter((secret) => !/^\.(npmrc|git|ssh|aws)/.test(secret) && !ignored(secret))).toEqual([]);
  expect(ignored('services/account/.env')).toBe(true);
  expect(ignored('.env.example')).toBe(false);
});

/** A name without a folder counts at any depth in `.gitignore`, and at the top alone in `.dockerignore`. */
function gitPatterns(text: string): string {
  return text
    .split('\n')
    .map((line) => (line && !line.startsWith('#') ? line.replace(/^(!?)(?!\/)/, '$1**/').replace(/\/$/, '') : line))
    .join('\n');
}
