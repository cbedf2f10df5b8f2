import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
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

let failed = 0;
for (const [what, program, args] of checks) {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', program), args, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'clean' : 'NOT CLEAN'}  ${what}`);
  if (status !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
