import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';

/** The versions of every tool's prompts, such as "suggest-4", sorted. They stand in the prompts' own files. */
export async function listPromptVersions(): Promise<string[]> {
  const services = join(root, 'services');
  const files = (await readdir(services, { recursive: true })).filter((path) =>
    /^\w+\/src\/prompts\/.*\.ts$/.test(path),
  );
  const texts = await Promise.all(files.map((path) => readFile(join(services, path), 'utf8')));
  return texts.flatMap((text) => text.match(/(?<=PromptVersion = ')[\w-]+(?=')/g) ?? []).sort();
}
