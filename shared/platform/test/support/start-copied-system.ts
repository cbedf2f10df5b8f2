// Run by node: starts the product of the checkout that contains this file, on the database of the tests. The builds of
// tools are copies, and only what shows the list of tools is built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../src/free-port.ts';
import { markAsBuilt } from '../../src/system/build-changed.ts';
import { listLocalRemotes } from '../../src/system/list-local-remotes.ts';
import { startSystem } from '../../src/system/system.ts';

const { HOUSE_DATABASE = '', HOUSE_PREFIX = '', HOUSE_DATA = '', HOUSE_PORT = '' } = process.env;
const folders = (await listLocalRemotes()).map(({ folder }) => folder);
await markAsBuilt(folders.filter((folder) => existsSync(join(folder, 'dist'))));
const system = await startSystem({
  port: Number(HOUSE_PORT),
  sandboxPort: await findFreePort(),
  dataDir: HOUSE_DATA,
  nodeEnv: 'development',
  databasePrefix: HOUSE_PREFIX,
  database: { kind: 'the database of the tests', uri: HOUSE_DATABASE, stop: async () => {} },
  demoMembers: true,
  log: console.log,
  writeLine: (name, line) => console.log(`${name}: ${line}`),
});
console.log('The house is ready.');
process.on('SIGTERM', () => void system.stop().then(() => process.exit(0)));
