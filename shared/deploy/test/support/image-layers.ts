import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A pattern of an ignore file as a regular expression over a path: `**` is any folders, `*` anything but a slash. */
function toRegExp(pattern: string): RegExp {
  const escaped = pattern.replace(/^\/|\/$/g, '').replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const source = escaped
    .replace(/\*\*\//g, '\u0001')
    .replace(/\*\*/g, '\u0002')
    .replace(/\*/g, '[^/]*')
    .replace(/\?/g, '[^/]')
    .replaceAll('\u0001', '(?:.*/)?')
    .replaceAll('\u0002', '.*');
  return new RegExp(`^${source}(?:/.*)?$`);
}

/** True when an ignore file keeps a path, or a folder that it lies in, out: the last line that matches decides. */
export function isIgnored(path: string, ignoreFile: string): boolean {
  const lines = ignoreFile.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.reduce((ignored, line) => {
    const isException = line.startsWith('!');
    return toRegExp(isException ? line.slice(1) : line).test(path) ? !isException : ignored;
  }, false);
}

function filesBelow(context: string, path: string, ignoreFile: string): string[] {
  if (isIgnored(path, ignoreFile) || !existsSync(join(context, path))) return [];
  if (!statSync(join(context, path)).isDirectory()) return [path];
  return readdirSync(join(context, path)).flatMap((name) =>
    filesBelow(context, path === '.' ? name : `${path}/${name}`, ignoreFile),
  );
}

/** What a Dockerfile takes from its context, as it writes it. */
const sources = (dockerfile: string) =>
  [...dockerfile.matchAll(/^(?:COPY|ADD) (?!--from=)(.+)$/gm)].flatMap(([, words = '']) =>
    words
      .split(/\s+/)
      .filter((word) => !word.startsWith('--'))
      .slice(0, -1),
  );

/** The files of a context that land in any layer of a Dockerfile's stages, with the ignore file held before them. */
export function copiedFiles(dockerfile: string, context: string, ignoreFile: string): string[] {
  return sources(dockerfile).flatMap((source) => filesBelow(context, source, ignoreFile));
}
copiedFiles.sources = sources;
