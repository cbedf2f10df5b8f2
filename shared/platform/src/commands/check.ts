import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { importRuleArgs } from '../import-rules.ts';
import { root } from '../root.ts';

const checks: [what: string, program: string, args: string[]][] = [
  ['Generated files', 'node', [join(import.meta.dirname, 'generate.ts'), '--check']],
  ['Types', 'tsc', ['-b']],
  ['Lint and format', 'biome', ['check', '--error-on-warnings']],
  ['Patterns', 'node', [join(root, 'shared/attack/src/check-patterns.ts')]],
  ['Dependencies', 'node', [join(import.meta.dirname, 'check-dependencies.ts')]],
  ['Captures', 'node', [join(import.meta.dirname, 'check-captures.ts')]],
  ['Import laws', 'depcruise', importRuleArgs(root)],
  ['Dead code', 'knip', []],
];

/** Output is collected, because lines of programs that run at the same time would be mixed. */
async function run(program: string, args: string[]): Promise<{ isClean: boolean; output: string }> {
  const child = spawn(join(root, 'node_modules', '.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...process.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { isClean: code === 0, output };
}

const limit = pLimit(availableParallelism());
const results = checks.map(([what, program, args]) => ({ what, result: limit(run, program, args) }));
let failed = 0;
for (const { what, result } of results) {
  const { isClean, output } = await result;
  process.stdout.write(output);
  console.log(`${isClean ? 'clean' : 'NOT CLEAN'}  ${what}`);
  if (!isClean) failed++;
}
process.exitCode = failed > 0 ? 1 : 0;
