import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../child-process.ts';
import { root } from '../root.ts';

/**
 * Compiles TypeScript below `shared` to JavaScript and types in `output`, with the paths that it has below `shared`.
 * `sources` are absolute paths of files and folders; what they import is compiled too.
 */
export async function compileSources(sources: string[], output: string): Promise<void> {
  const config = join(output, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    jsx: 'react-jsx',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    rootDir: join(root, 'shared'),
    outDir: output,
  };
  await writeFile(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, include: sources }),
  );
  const tsc = join(root, 'node_modules/.bin/tsc');
  await runProgram(tsc, ['-p', config], { name: 'Compiling the packages', seconds: 300 });
}
