import { readdirSync } from 'node:fs';

/** Arguments for `depcruise` that check every folder against the import rules. */
export function importRuleArgs(root: string): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return ['--config', '.dependency-cruiser.cjs', 'shell', ...remotes, 'services', 'shared'];
}
