import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runProgram } from '../child-process.ts';

interface CompileOptions {
  /** The `java` that will run the classes: its own `javac` compiles them. */
  java: string;
  jars: string;
  source: string;
  cacheDir: string;
}

/**
 * Compiles the embedded database once for each source and Java version, which saves 0.9 s of each start. Returns the
 * folder of the classes, or `undefined` where it can't compile: `java` then runs the source.
 */
export async function compileEmbedded(options: CompileOptions): Promise<string | undefined> {
  return compile(options).catch(() => undefined);
}

async function compile({ java, jars, source, cacheDir }: CompileOptions): Promise<string | undefined> {
  const bin = dirname(await realpath(java));
  const javac = join(bin, process.platform === 'win32' ? 'javac.exe' : 'javac');
  if (!existsSync(javac)) return undefined;
  const javaVersion = await readFile(join(bin, '../release'), 'utf8');
  const hash = createHash('sha256')
    .update(await readFile(source))
    .update(javaVersion);
  const classes = join(cacheDir, 'embedded-database-classes', hash.digest('hex').slice(0, 16));
  if (existsSync(classes)) return classes;
  // Two starts may compile at the same time: the first rename wins, and a compilation that fails leaves nothing behind.
  const partial = `${classes}.${process.pid}`;
  await mkdir(dirname(classes), { recursive: true });
  try {
    await runProgram(javac, ['-cp', join(jars, '*'), '-d', partial, source], { name: 'javac', seconds: 300 });
    await rename(partial, classes);
  } catch (error) {
    if (!existsSync(classes)) throw error;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return classes;
}
