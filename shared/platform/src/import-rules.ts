import { readdirSync } from 'node:fs';

/** The words for `depcruise` that hold every folder of the house to the import laws. */
export function importRuleArgs(root: string): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return ['--config', '.dependency-cruiser.cjs', 'shell', ...remotes, 'services', 'shared'];
}
