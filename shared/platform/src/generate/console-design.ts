import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

const styles = join(root, 'shared/ui/src/styles');

/**
 * Generates the tokens and base styles of the design system for the registry's console, whose image has no browser
 * packages. Its pages have no script that chooses a theme, so they follow the device.
 */
export async function generateConsoleDesign(): Promise<string> {
  const [tokens, base] = await Promise.all(
    ['tokens.css', 'base.css'].map((name) => readFile(join(styles, name), 'utf8')),
  );
  const themed = tokens?.replace(
    /^:root\[data-theme="(\w+)"\] (\{[^}]*\})/gm,
    '@media (prefers-color-scheme: $1) { :root $2 }',
  );
  return `/* Made by \`npm run generate\` from the design system. */\n${themed}\n${base}`;
}
