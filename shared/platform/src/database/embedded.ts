import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram, startChild } from '../child.ts';
import { findProgram } from '../find-program.ts';
import { freePort } from '../free-port.ts';
import type { Database, DatabaseOptions } from './database.ts';

const sources = fileURLToPath(new URL('../../embedded-database/', import.meta.url));

/** Fetches the jars once; a download that was cut off leaves nothing behind. */
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
    { name: 'Maven', seconds: 180 },
  );
  await rename(partial, jars).catch(() => rm(partial, { recursive: true }));
  return jars;
}

/** mongo-java-server with its H2 backend; `undefined` when Java or its jars can't be had. */
export async function startEmbedded({ dataDir, cacheDir, say }: DatabaseOptions): Promise<Database | undefined> {
  const java = await findProgram('java');
  const jars = java && (await fetchJars(cacheDir, say));
  if (!java || !jars) return undefined;
  await mkdir(dataDir, { recursive: true });
  const port = await freePort();
  const child = await startChild(
    java,
    // A single-purpose server with little code: the first compiler alone starts faster and is fast enough.
    [
      '-Xmx192m',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-cp',
      join(jars, '*'),
      join(sources, 'Main.java'),
      join(dataDir, 'embedded.mv'),
      String(port),
    ],
    { until: /^ready$/m, name: 'The embedded database', seconds: 30 },
  );
  return { uri: `mongodb://127.0.0.1:${port}`, kind: 'the embedded database on Java', stop: child.stop };
}
