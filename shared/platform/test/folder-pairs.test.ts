import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../src/root.ts';
import { findMutualImports } from './support/folder-pairs.ts';

test('No two folders of a package import each other', () => {
  expect(findMutualImports(root)).toEqual([]);
});

describe('In a checkout of two folders', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'datewright-folders-')));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function write(file: string, text: string) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }

  test.each([
    ['value', "import { two } from '../right/two.ts';"],
    ['type', "import type {\n  One,\n  Two,\n} from '../right/two.ts';"],
    ['file loaded later', "const two = () => import('../right/two.ts');"],
    ['passed-on name', "export { two } from '../right/two.ts';"],
  ])('a %s on the way back is found, although no file imports itself', async (_what, line) => {
    await write('services/one/src/left/one.ts', line);
    await write('services/one/src/left/base.ts', 'export const base = 1;');
    await write('services/one/src/right/two.ts', 'export const two = 2;');
    expect(findMutualImports(folder)).toEqual([]);
    await write('services/one/src/right/other.tsx', "import { base } from '../left/base.ts';");
    expect(findMutualImports(folder)).toEqual([
      'services/one/src/left/one.ts imports services/one/src/right/two.ts, ' +
        'services/one/src/right/other.tsx imports services/one/src/left/base.ts',
    ]);
  });

  test('a folder and a folder inside it count as one', async () => {
    await write('shell/src/form/form.tsx', "import { Field } from './fields/field.tsx';");
    await write('shell/src/form/fields/field.tsx', "import { useForm } from '../use-form.ts';");
    expect(findMutualImports(folder)).toEqual([]);
  });
});
