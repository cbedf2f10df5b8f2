import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Asset {
  type: string;
  text: string;
}

const readAsset = (name: string, type: string): [string, Asset] => [
  name,
  { type, text: readFileSync(join(import.meta.dirname, 'assets', name), 'utf8') },
];

/** The files that the pages refer to, by name. */
export const assets: ReadonlyMap<string, Asset> = new Map([
  readAsset('design.css', 'css'),
  readAsset('console.css', 'css'),
  readAsset('console.js', 'js'),
]);
