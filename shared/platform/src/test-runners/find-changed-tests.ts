import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from `base` or, without one, from the last commit; when nothing does, those of the last commit. */
export function findChangedFiles(base?: string): string[] {
  const differing = [
    ...git('diff', '--name-only', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = differing.length > 0 || base ? differing : git('diff', '--name-only', 'HEAD~1');
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

const isSource = (file: string) => /\.(ts|tsx)$/.test(file);

/** Tests run a service, and Stripe's stand-in inside one, as a process and import none of its sources: all its tests run. */
export function findServiceTests(files: string[]): string[] {
  const services = new Set(
    files
      .map((file) => file.match(/^(services\/[^/]+|shared\/fake-stripe)/)?.[0])
      .filter((folder) => folder !== undefined),
  );
  return [...services].flatMap((folder) => globSync(`${folder}/test/**/*.test.ts`, { cwd: root }));
}

/** What `npm test -- changed` hands to Jest: sources whose dependents are tested, and tests that run anyway. */
export function planChangedTests(files: string[]): { relatedTo: string[]; tests: string[] } {
  const relatedTo = files.filter(
    (file) =>
      isSource(file) &&
      !file.startsWith('services/') &&
      !file.startsWith('shared/fake-stripe/') &&
      !file.startsWith('shared/e2e/'),
  );
  return { relatedTo, tests: findServiceTests(files) };
}
