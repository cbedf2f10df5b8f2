import { appendFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { findLocalAi, listKnownLocalAis } from '../find-local-ai.ts';
import { root } from '../root.ts';
import { startSystem } from '../system/system.ts';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`;
const log = (line: string) => console.log(`${seconds()}  ${line}`);

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function portOf(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`${name} must be a port from 1 to 65535.`);
  return port;
}

const unknown = process.argv.slice(2).filter((argument) => argument !== '--fresh');
if (unknown.length > 0) fail(`Unknown option ${unknown[0]}: there is only --fresh.`);
const port = portOf('PORT', 8080);
const sandboxPort = portOf('SANDBOX_PORT', 8090);

const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const logFile = join(dataDir, 'services.log');
await mkdir(dataDir, { recursive: true });
const write = (name: string, line: string) => {
  appendFile(logFile, `${name}: ${line}\n`).catch(() => {});
  if (!line.startsWith('{')) log(`${name}: ${line}`);
};

const { OPENAI_API_KEY, LOCAL_AI_PORT } = process.env;
const localAiServers = listKnownLocalAis(LOCAL_AI_PORT ? portOf('LOCAL_AI_PORT', 0) : undefined);
const localAi = OPENAI_API_KEY ? undefined : findLocalAi(localAiServers, [port, sandboxPort]);

const trials = process.env.TRIALS === 'true' ? { chromiumPath: await findChromium(log).catch(fail) } : undefined;

const system = await startSystem({
  port,
  sandboxPort,
  dataDir,
  nodeEnv: 'development',
  fresh: process.argv.includes('--fresh'),
  demoMembers: true,
  ...(trials && { trials }),
  log,
  writeLine: write,
}).catch(fail);

const { demoMembers, demoPassword } = await import(
  join(root, 'services/account/src/use-cases/operations/demo-members.ts')
);
log(`Ready, on ${system.databaseKind}.

  Datewright   ${system.origin}
  Mail inbox   ${system.inboxUrl}
  Sign in as   ${demoMembers.map((member: { email: string }) => member.email).join(', ')}
               password ${demoPassword} (development only)
  Console      ${system.consoleUrl}
               token: \`registry-ops-token\` in ${join(dataDir, 'secrets.json')}
  Logs         ${logFile}

  Ctrl-C stops everything.`);

// When the terminal was closed or npm was killed, nothing reads the output: that error must not end us before the
// shutdown is complete.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    system.stop().then(() => process.exit(0), fail);
  });
}

const hint = await localAi;
if (hint) log(hint);
