import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { shippedServices } from '@datewright/platform/workspace/services';
import { composeEnvironment } from './support/compose-file';

const root = join(__dirname, '../../..');
const start = (service: string, env: Record<string, string>) =>
  spawnSync(process.execPath, [join(root, 'services', service, 'src/main.ts')], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    // Ends a process that hangs, and nothing else: a busy machine takes long to start one.
    timeout: 240_000,
  });

const withSetting = (name: string) => shippedServices.filter((service) => name in composeEnvironment(service));

test.each(withSetting('MONGODB_URI'))(
  'With the settings of the compose file, but no database, %s ends with one sentence',
  (service) => {
    const MONGODB_URI = 'mongodb://user:a-secret@127.0.0.1:9/?serverSelectionTimeoutMS=100';
    const { status, stderr } = start(service, { ...composeEnvironment(service), MONGODB_URI });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Can't start: no connection to the database of MONGODB_URI \(\w+\)\.\n$/),
    ]);
  },
);

const unset = ['TRUST_PROXY_HOPS', 'ROLE'].flatMap((name) => withSetting(name).map((service) => ({ name, service })));
test.each(unset)('Without $name, $service does not start and says so in one sentence', ({ name, service }) => {
  const { [name]: _, ...env } = composeEnvironment(service);
  const { status, stderr } = start(service, env);
  expect([status, stderr]).toEqual([1, `Can't start: ${name} is missing: production has no default.\n`]);
});
