import { readdirSync, readFileSync } from 'node:fs';

const directory = new URL('../../content/drawings/', import.meta.url);

/** The drawings that ship with the posts, by file name. */
const drawings = new Map(
  readdirSync(directory).map((name) => [name, readFileSync(new URL(name, directory), 'utf8')] as const),
);

export const findDrawing = (name: string): string | null => drawings.get(name) ?? null;
