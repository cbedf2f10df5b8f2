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

/** Tests run a service, and Stripe's stand-in inside one, as a process and import none of its sources. */
const runsAsProcess = /^(services\/[^/]+|shared\/fake-stripe)\//;

/** Source files whose dependents Jest can find, and the tests of every changed workspace that runs as a process. */
export function planChangedTests(files: string[]): { relatedTo: string[]; tests: string[] } {
  const folders = new Set(files.map((file) => runsAsProcess.exec(file)?.[1]).filter((folder) => folder !== undefined));
  const isRelated = (file: string) =>
    /\.tsx?$/.test(file) && !runsAsProcess.test(file) && !file.startsWith('shared/e2e/');
  return {
    relatedTo: files.filter(isRelated),
    tests: [...folders].flatMap((folder) => globSync(`${folder}/test/**/*.test.ts`, { cwd: root })),
  };
}
