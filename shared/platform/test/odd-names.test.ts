import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../src/free-port.ts';
import { planProcesses } from '../src/system/plan-processes.ts';
import { loadSecrets } from '../src/system/secrets.ts';
import { type PlannedProcess, type ProcessPlan, supervise, waitUntilReady } from '../src/system/supervisor.ts';
import { testMongoUri } from '../src/testing/test-mongo.ts';
import { writeMinimalShell } from '../src/testing/write-minimal-shell.ts';

/** Properties that every JavaScript object inherits, also one that serves as a lookup table. */
const oddNames = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
const services = ['account', 'bio', 'chatpad', 'marketing', 'registry'];

interface Operation {
  parameters?: { name: string; in: 'path' | 'query' }[];
  requestBody?: { content: { 'application/json': { schema: { oneOf?: unknown[] } } } };
}

let dataDir: string;
let plans: Record<string, ProcessPlan>;
let token: string;
const running: PlannedProcess[] = [];
const urlOf = (name: string) => plans[name]?.url ?? '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'datewright-odd-'));
  const settings = {
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    dataDir,
    nodeEnv: 'test' as const,
    databasePrefix: dataDir.split('-').at(-1),
    env: { edge: { SHELL_DIR: await writeMinimalShell(dataDir) } },
  };
  const { secret } = await loadSecrets(dataDir);
  plans = await planProcesses(settings, testMongoUri(), ['sample'], secret);
  token = secret('publish-token-sample');
  await Promise.all(
    [...services, 'edge'].map((name) => {
      const process = supervise(plans[name] as ProcessPlan, () => {});
      running.push(process);
      process.start();
      return waitUntilReady(process.plan);
    }),
  );
});

afterAll(async () => {
  await Promise.all(running.map((process) => process.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends a path without normalizing it. Returns the status, or 0 when there is no response. */
function statusOf(origin: string, method: string, path: string, body?: object): Promise<number> {
  const { PUBLIC_ORIGIN = '' } = plans.edge?.env ?? {};
  const headers = {
    host: new URL(PUBLIC_ORIGIN).host,
    origin: PUBLIC_ORIGIN,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const signal = AbortSignal.timeout(60_000);
    const outgoing = request({ hostname, port, path, method, headers, signal }, (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(method === 'GET' ? undefined : JSON.stringify(body ?? {}));
  });
}

const refused = (status: number) => status >= 400 && status < 500;

/** Builds every call with an odd name in each path parameter, in its query, and as its action. */
function oddCalls(paths: Record<string, Record<string, Operation>>) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) =>
      oddNames.flatMap((name) => {
        const filled = path.replace(/\{\w+\}/g, name);
        const call = { method: method.toUpperCase(), path: filled };
        const inQuery = parameters.filter((parameter) => parameter.in === 'query').map((one) => `${one.name}=${name}`);
        return [
          ...(filled === path ? [] : [{ ...call, must: refused }]),
          // A visitor may send any name in a query; none of them may cause a 5xx.
          ...inQuery.map((query) => ({ ...call, path: `${filled}?${query}`, must: (s: number) => s > 0 && s < 500 })),
          ...(requestBody?.content['application/json'].schema.oneOf
            ? [{ ...call, body: { action: name, payload: {} }, must: refused }]
            : []),
        ];
      }),
    ),
  );
}

test.each(services)(
  'An odd name in a call of the %s service is refused at once, at the service and through the edge',
  async (name) => {
    const { paths } = await (await fetch(`${urlOf(name)}/v1/${name}/openapi.json`)).json();
    const calls = oddCalls(paths);
    const failed: string[] = [];
    for (const { method, path, must, ...rest } of calls) {
      for (const origin of [urlOf(name), urlOf('edge')]) {
        const status = await statusOf(origin, method, path, 'body' in rest ? rest.body : undefined);
        if (!must(status)) failed.push(`${method} ${origin}${path} ${status}`);
      }
    }
    expect(failed).toEqual([]);
  },
);

test('An odd name where the edge looks up an owner or a file is refused at once', async () => {
  const paths = oddNames.flatMap((name) => [
    `/v1/${name}/x`,
    `/functions/v1/${name}`,
    `/rest/v1/${name}`,
    `/rest/v1/${name}/${name}`,
    `/registry/v1/${name}`,
    `/registry/v1/files/${name}/${name}/${name}`,
    `/remotes/${name}/${name}/${name}`,
    `/assets/${name}.js`,
  ]);
  const answers = await Promise.all(
    paths.flatMap((path) =>
      ['GET', 'POST'].map(async (method) => ({ method, path, status: await statusOf(urlOf('edge'), method, path) })),
    ),
  );
  expect(answers.filter(({ status }) => !refused(status))).toEqual([]);
});
