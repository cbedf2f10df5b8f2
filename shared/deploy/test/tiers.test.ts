import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { shippedServices } from '@datewright/platform/workspace/services';
import { parse } from 'yaml';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Service {
  image?: string;
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  command?: string[];
  build?: { dockerfile: string };
  environment?: Record<string, string>;
}

type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean }> };
const compose: Compose = parse(read('docker-compose.yml'), { merge: true });
const services = Object.entries(compose.services);
const publishers = [...readdirSync(root).filter((name) => name.startsWith('mfe-')), 'publish-shell'];
const withDatabase = services.filter(([name, { environment }]) => environment?.MONGODB_URI && name !== 'mongo-backup');
const on = (network: string) => services.flatMap(([name, { networks }]) => (networks?.includes(network) ? [name] : []));
const isInternal = (network: string) => compose.networks[network]?.internal === true;

describe('The database', () => {
  test('accepts no client without a password, and has no default password', () => {
    const { command, environment = {}, ports } = compose.services.mongo ?? {};
    expect(command).toContain('--auth');
    expect(environment.MONGO_INITDB_ROOT_PASSWORD).toMatch(/^\$\{\w+:\?/);
    expect(ports).toBeUndefined();
    const images = services.filter(([, { image }]) => image?.startsWith('mongo')).map(([name]) => name);
    expect(images).toEqual(['mongo', 'mongo-users']);
  });

  test('is reached by the services that have a user in it, by no publisher, no page’s code and nothing outside', () => {
    expect(compose.services.mongo?.networks).toEqual(['data']);
    expect(isInternal('data')).toBe(true);
    const users = withDatabase.map(([name]) => name);
    expect(on('data').sort()).toEqual(['mongo', 'mongo-backup', 'mongo-users', ...users].sort());
    for (const name of [...publishers, 'edge', 'renderer', 'shell']) expect(on('data')).not.toContain(name);
  });

  test('knows each service under its own password, by its own database', () => {
    const passwords = new Map<string, string>();
    for (const [name, { build, environment = {} }] of withDatabase) {
      const service = build?.dockerfile.split('/')[1] ?? '';
      const [, user, password, path, source] =
        /^mongodb:\/\/(\w+):\$\{(\w+):\?[^}]*\}@mongo:27017\/(\w+)\?authSource=(\w+)$/.exec(
          environment.MONGODB_URI ?? '',
        ) ?? [];
      expect([name, user, path, source, environment.MONGODB_DB]).toEqual([name, service, service, service, service]);
      expect(passwords.get(service) ?? password).toBe(password);
      passwords.set(service, password ?? '');
    }
    expect(new Set(passwords.values()).size).toBe(passwords.size);
    const given = Object.keys(compose.services['mongo-users']?.environment ?? {});
    expect(given.filter((name) => /^MONGO_PASSWORD_/.test(name)).sort()).toEqual([...passwords.values()].sort());
    for (const [name, { environment = {} }] of services) {
      if (name.startsWith('mongo')) continue;
      expect(JSON.stringify(environment)).not.toContain('MONGO_ROOT_PASSWORD');
    }
  });
});

describe('The networks', () => {
  test('are named for every process: none falls into a network of everybody', () => {
    for (const [name, { networks, network_mode }] of services) {
      expect([name, (networks ?? []).length > 0 || network_mode === 'none']).toEqual([name, true]);
      for (const network of networks ?? []) expect(compose.networks).toHaveProperty(network);
    }
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['edge']);
  });

  test('bring a publisher to the registry alone, the renderer to the edge alone, and trials to these two', () => {
    expect(on('publishing').sort()).toEqual(['registry', ...publishers].sort());
    for (const name of publishers) expect(compose.services[name]?.networks).toEqual(['publishing']);
    expect(compose.services.renderer?.networks).toEqual(['drawing']);
    expect(on('drawing').sort()).toEqual(['edge', 'renderer']);
    expect(compose.services.trial?.networks).toEqual(['trials']);
    expect(on('trials').sort()).toEqual(['edge', 'registry', 'trial']);
    expect(['publishing', 'drawing', 'trials', 'services'].filter((network) => !isInternal(network))).toEqual([]);
  });

  test('lead outside for those who call a vendor, and for the edge', () => {
    const outside = Object.keys(compose.networks).filter((network) => !isInternal(network));
    const out = services.filter(([, { networks }]) => networks?.some((network) => outside.includes(network)));
    for (const [name, { environment = {} }] of out.filter(([name]) => name !== 'edge')) {
      const calls = ['OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'SMTP_URL'].some((setting) => setting in environment);
      expect([name, calls]).toEqual([name, true]);
    }
    const callers = services.filter(([, { environment }]) => environment?.OPENAI_API_KEY || environment?.SMTP_URL);
    for (const [name] of callers) expect(on('vendors')).toContain(name);
  });

  test('have each service beside every other that it calls', () => {
    for (const [name, { environment = {}, networks = [] }] of services) {
      const called = [...JSON.stringify(environment).matchAll(/https?:\/\/([a-z]+):8080/g)].map(
        ([, host = '']) => host,
      );
      for (const host of new Set(called)) {
        const shared = networks.filter((network) => compose.services[host]?.networks?.includes(network));
        expect([name, host, shared.length > 0]).toEqual([name, host, true]);
      }
    }
    expect(on('services')).toEqual(
      expect.arrayContaining(shippedServices.filter((name) => !['renderer', 'trial'].includes(name))),
    );
  });
});

describe('The users of the database', () => {
  const script = read('shared/deploy/mongo-users.js');
  const good = (letter: string) => letter.repeat(32);

  interface User {
    pwd: string;
    roles: { role: string; db: string }[];
  }

  /** Runs the script against a server that keeps users in a map, and answers them. */
  function makeUsers(env: Record<string, string>, users = new Map<string, User>()) {
    const databaseOf = (db: string) => ({
      getSiblingDB: databaseOf,
      getUser: (name: string) => users.get(`${db}.${name}`) ?? null,
      createUser: ({ user, ...rest }: User & { user: string }) => {
        if (users.has(`${db}.${user}`)) throw new Error('There is one.');
        users.set(`${db}.${user}`, rest);
      },
      updateUser: (name: string, rest: User) => users.set(`${db}.${name}`, rest),
    });
    runInNewContext(script, { process: { env }, connect: () => databaseOf('admin'), print: () => {} });
    return users;
  }

  const env = { MONGO_ROOT_PASSWORD: good('r'), MONGO_PASSWORD_BIO: good('b'), MONGO_PASSWORD_PHOTO: good('p') };

  test('are one for each service, with rights to read and write its own database and nothing else', () => {
    const role = (db: string) => [{ role: 'readWrite', db }];
    expect(Object.fromEntries(makeUsers(env))).toEqual({
      'bio.bio': { pwd: good('b'), roles: role('bio') },
      'photo.photo': { pwd: good('p'), roles: role('photo') },
    });
  });

  test('get a changed password at the next start', () => {
    const users = makeUsers({ ...env, MONGO_PASSWORD_BIO: good('c') }, makeUsers(env));
    expect(users.get('bio.bio')?.pwd).toBe(good('c'));
  });

  test('are not made with a short password, one that breaks an address, or one for two', () => {
    expect(() => makeUsers({ ...env, MONGO_PASSWORD_BIO: 'short' })).toThrow('MONGO_PASSWORD_BIO');
    expect(() => makeUsers({ ...env, MONGO_PASSWORD_BIO: `${good('b')}@elsewhere` })).toThrow('MONGO_PASSWORD_BIO');
    expect(() => makeUsers({ ...env, MONGO_ROOT_PASSWORD: '' })).toThrow('MONGO_ROOT_PASSWORD');
    expect(() => makeUsers({ ...env, MONGO_PASSWORD_BIO: good('p') })).toThrow('one password');
  });
});
