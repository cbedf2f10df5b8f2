import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../child-process.ts';
import { repairHint } from '../data/repair-hint.ts';
import { findProgram } from '../find-program.ts';
import { findFreePort } from '../free-port.ts';
import { compileEmbedded } from './compile-embedded.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { superviseDatabase } from './supervise-database.ts';

const sources = fileURLToPath(new URL('../../embedded-database/', import.meta.url));

/** Downloads the jars once; an interrupted download leaves nothing behind. */
async function fetchJars(cacheDir: string, say: (line: string) => void): Promise<string | undefined> {
  const jars = join(cacheDir, 'embedded-database');
  if (existsSync(jars)) return jars;
  const mvn = await findProgram('mvn');
  if (!mvn) return undefined;
  say('Getting the embedded database (6 MB, once) …');
  const partial = `${jars}.${process.pid}`;
  await mkdir(cacheDir, { recursive: true });
  await runProgram(
    mvn,
    ['-q', '-B', '-f', join(sources, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${partial}`],
    { name: 'Maven', seconds: 600 },
  );
  await rename(partial, jars).catch(() => rm(partial, { recursive: true }));
  return jars;
}

/** A damaged, locked or unwritable file is explained in one line; any other failure with the last lines of Java. */
function describeFailure(output: string, code: number | null): string {
  const lines = output.trim().split('\n');
  if (code === 3) return `The embedded database ended: ${lines.at(-1) ?? ''}. Make room on its disk.`;
  if (code !== 2) return `The embedded database ended with ${code}.\n${lines.slice(-12).join('\n')}`;
  const sentence = lines.at(-1) ?? '';
  return sentence.endsWith('is damaged') ? `${sentence}: ${repairHint}.` : `${sentence}: end that one first.`;
}

/** Starts mongo-java-server with its H2 backend; `undefined` without Java or the jars. */
export async function startEmbedded(options: DatabaseOptions): Promise<Database | undefined> {
  const { dataDir, cacheDir, log } = options;
  const java = await findProgram('java');
  const jars = java && (await fetchJars(cacheDir, log));
  if (!java || !jars) return undefined;
  await mkdir(dataDir, { recursive: true });
  const source = join(sources, 'Main.java');
  const classes = await compileEmbedded({ java, jars, source, cacheDir });
  const port = await findFreePort();
  const file = join(dataDir, 'embedded.mv');
  return superviseDatabase(
    {
      program: java,
      // A small server with a single purpose starts faster with the first compiler alone, and runs fast enough.
      args: [
        '-Xmx192m',
        '-XX:TieredStopAtLevel=1',
        '-XX:+UseSerialGC',
        '-XX:+ExitOnOutOfMemoryError',
        '-cp',
        [join(jars, '*'), ...(classes ? [classes] : [])].join(delimiter),
        classes ? 'Main' : source,
        file,
        String(port),
      ],
      port,
      kind: 'the embedded database on Java',
      readyPattern: /^ready$/m,
      isImportantLine: (line) => line !== 'ready',
      describeFailure,
    },
    options,
  );
}
