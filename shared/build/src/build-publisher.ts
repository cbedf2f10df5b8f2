import { join } from 'node:path';
import { sourceExtension } from './rsbuild-base.ts';
import { runBuild } from './run-build.ts';

/** Builds the publisher as a single script, `publish.cjs`, so that the image of a remote needs no packages. */
export async function buildPublisher(output: string): Promise<void> {
  await runBuild(join(import.meta.dirname, '..'), {
    source: { entry: { publish: join(import.meta.dirname, `publish-current-folder${sourceExtension}`) } },
    output: {
      target: 'node',
      module: false,
      distPath: { root: output, js: '' },
      cleanDistPath: false,
      filename: { js: '[name].cjs' },
      minify: false,
      sourceMap: false,
      legalComments: 'none',
    },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: { htmlPlugin: false },
  });
}
