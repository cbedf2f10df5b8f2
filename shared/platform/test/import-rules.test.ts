import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importRuleArgs } from '../src/import-rules.ts';
import { root } from '../src/root.ts';

/** A folder that breaks each rule, and what it imports. */
const broken: Record<string, [folder: string, target: string]> = {
  'no-circles': ['shared/evals/src', 'shared/evals/src/way-back'],
  'remotes-stay-apart': ['mfe-one/src', 'mfe-two/src/page.tsx'],
  'services-stay-apart': ['services/one/src', 'services/two/src/app.ts'],
  'shell-knows-no-remote': ['shell/src', 'mfe-two/src/page.tsx'],
  'contracts-import-nothing': ['shared/contracts/src', 'shared/sdk/src/api.ts'],
  'safety-knows-contracts-only': ['shared/safety/src', 'shared/service-kit/src/errors/app-error.ts'],
  'service-kit-knows-contracts-only': ['shared/service-kit/src', 'shared/safety/src/worker.ts'],
  'tool-kit-knows-service-kit-and-safety': ['shared/tool-kit/src', 'services/two/src/app.ts'],
  'only-tools-know-the-tool-kit': ['services/account/src', 'shared/tool-kit/src/jobs.ts'],
  'sdk-knows-contracts-only': ['shared/sdk/src', 'shared/ui/src/button.tsx'],
  'ui-knows-sdk-and-contracts': ['shared/ui/src', 'mfe-two/src/page.tsx'],
  'features-stay-apart': ['mfe-one/src/features/here', 'mfe-one/src/features/there/part.tsx'],
  'data-knows-no-use-case': ['services/one/src/data', 'services/one/src/use-cases/spend.ts'],
  'use-cases-know-no-route': ['services/one/src/use-cases', 'services/one/src/routes/spend.ts'],
  'browser-stays-in-the-browser': ['mfe-one/src/pages', 'shared/service-kit/src/errors/app-error.ts'],
  'no-node-in-the-browser': ['mfe-one/src/frame', 'node:fs'],
  'remotes-have-no-zod': ['mfe-one/src/copy', 'shared/contracts/src/zod.ts'],
  'source-knows-no-demo': ['services/one/src/prompts', 'shared/demo/src/seeded-random.ts'],
  'only-the-sandbox-knows-fake-stripe': ['services/one/src/billing', 'shared/fake-stripe/src/fake-stripe.ts'],
  'fake-stripe-knows-contracts-and-service-kit': ['shared/fake-stripe/src', 'services/two/src/app.ts'],
  'source-knows-no-test': ['services/one/src/clients', 'shared/testkit/src/wait-until.ts'],
  'nothing-missing': ['shared/docs/test', 'not-installed'],
};

/** The ways to import something, one file each. */
const ways: [file: string, text: (from: string) => string][] = [
  ['plain.ts', (from) => `import { thing } from '${from}';\nexport const own = thing;\n`],
  ['passed-on.ts', (from) => `export { thing } from '${from}';\n`],
  ['type-only.ts', (from) => `import type { Thing } from '${from}';\nexport const own: Thing = {};\n`],
  ['named-type.ts', (from) => `import { type Thing } from '${from}';\nexport const own: Thing = {};\n`],
  ['part.tsx', (from) => `import { thing } from '${from}';\nexport const Part = () => <p>{thing}</p>;\n`],
  [
    'typed.tsx',
    (from) => `import type { Props } from '${from}';\nexport const Part = (props: Props) => <p {...props} />;\n`,
  ],
  ['late.tsx', (from) => `export const Part = () => <p onClick={() => import('${from}')} />;\n`],
];

const configs = ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'package.json', 'biome.json'];
const noInlineTypes = 'shared/platform/no-inline-type-imports.grit';

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'datewright-laws-')));
  for (const name of [...configs, noInlineTypes]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(join(root, name), join(folder, name));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

/** Runs the `Import laws` check of `npm run check` in the scratch copy. */
function check() {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...importRuleArgs(folder)], { cwd: folder });
  const output = `${stdout}${stderr}`;
  const found = [...output.matchAll(/^ {2}error ([\w-]+): (\S+)/gm)].map(([, law, file]) => `${law}: ${file}`);
  return { status, output, found };
}

test('Every import rule is broken below', () => {
  const { forbidden } = jest.requireActual(join(root, '.dependency-cruiser.cjs'));
  expect(forbidden.map(({ name }: { name: string }) => name)).toEqual(Object.keys(broken));
});

test('When a rule is broken by any kind of import, then the check names the rule and the file, and nothing else', async () => {
  const wanted: string[] = [];
  for (const [law, [from, target]] of Object.entries(broken)) {
    const isFile = target.includes('/src/');
    const up = '../'.repeat(from.split('/').length);
    if (isFile && law !== 'no-circles') await write(target, 'export const thing = 1;\n');
    for (const [name, text] of ways) {
      const file = `${from}/${name}`;
      const own = law === 'no-circles' ? `${target}/${name}` : target;
      if (law === 'no-circles') await write(own, `import '../${name}';\n`);
      await write(file, text(isFile ? up + own : target));
      wanted.push(`${law}: ${file}`);
    }
  }
  const { status, output, found } = check();
  expect(found.sort()).toEqual(wanted.sort());
  expect(status).not.toBe(0);
  expect(output).not.toMatch(/missing-|compiler/);
});

test('When a type is imported where the rules can’t see it, then the check reports it', async () => {
  const file = 'shared/docs/test/inline.ts';
  await write(file, "export type Own = string | import('../../sdk/src/api.ts').Thing;\n");
  const program = join(root, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(program, ['lint', '--vcs-enabled=false', file], { cwd: folder });
  expect(`${stdout}${stderr}`).toContain(
    'Import this type at the top of the file: the import laws do not see it here.',
  );
  expect(status).not.toBe(0);
});

test('When no rule is broken, then the check passes without output', async () => {
  for (const name of ['mfe-one', 'mfe-two', 'services', 'shared']) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  for (const name of ['shell', 'services/one', 'shared/sdk']) {
    await rm(join(folder, name), { recursive: true, force: true });
    await write(`${name}/src/file.ts`, 'export const one = 1;\n');
  }
  const { status, output } = check();
  expect([status, output.trim()]).toEqual([0, expect.stringMatching(/^✔ no dependency violations found \([^)]*\)$/)]);
});
