import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStages, startImage } from './support/build-stages';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

// The whole of a build but its base image: what is copied and installed is enough to start.
test.each([
  ['services/photo/Dockerfile', ['services/photo/src/main.ts'], /^Can't start: PORT is missing/],
  ['mfe-bio/Dockerfile', ['publish.cjs'], /^REGISTRY_URL and PUBLISH_TOKEN must be set/],
] as const)('%s, executed step by step, gives an image that starts', (path, program, message) => {
  const output = mkdtempSync(join(tmpdir(), 'datewright-image-'));
  try {
    const folder = buildStages({
      dockerfile: read(path),
      context: root,
      ignoreFile: read('.dockerignore'),
      output,
    });
    expect(startImage(folder, [...program])).toMatch(message);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
});
