import { z } from '@datewright/contracts/zod';
import { loadSettings, shippedServices, toolServices } from '@datewright/platform/workspace/services';
import { findConfigFaults } from '@datewright/service-kit/config';

type Settings = Awaited<ReturnType<typeof loadSettings>>;

/** Values of which at least one is within the range of every number. */
const samples = ['0', '1', '300'];
const isNumber = (setting: Settings['shape'][string]) =>
  samples.some((sample) => typeof z.safeParse(setting, sample).data === 'number');

test.each(shippedServices)(
  'Every number that %s reads has a range, and a wrong one is named with its rule',
  async (service) => {
    const { shape } = await loadSettings(service);
    const numbers = Object.entries(shape).filter(([, setting]) => isNumber(setting));
    expect(numbers.map(([name]) => name)).toEqual(expect.arrayContaining(['PORT', 'TRUST_PROXY_HOPS', 'STOP_SECONDS']));
    // A setting that is named like a number is one.
    const named = Object.keys(shape).filter((name) =>
      /_(SECONDS|MS|MB|HOPS|THREADS|AT_ONCE|PER_\w+|PORT|PRICE)$/.test(name),
    );
    expect(named.filter((name) => !numbers.some(([number]) => number === name))).toEqual([]);
    for (const [name, setting] of numbers) {
      const only = z.object({ [name]: setting });
      for (const wrong of ['', '-1', 'many', '1e3', '4294967296']) {
        const faults = findConfigFaults(only, { [name]: wrong, NODE_ENV: 'production' });
        expect([name, wrong, faults]).toEqual([
          name,
          wrong,
          [{ setting: name, reason: expect.stringMatching(/^must be an? (whole number|amount) from \d+ to \d/) }],
        ]);
      }
    }
  },
);

test.each(toolServices)(
  '%s does not start when a credit is released before its answer must be there',
  async (service) => {
    const settings = await loadSettings(service);
    const find = (env: Record<string, string>) =>
      findConfigFaults(settings, env).filter(({ reason }) => reason !== 'is missing' && !/no default/.test(reason));
    expect(find({})).toEqual([]);
    expect(find({ HOLD_SECONDS: '20', ANSWER_SECONDS: '20' })).toEqual([
      { setting: 'HOLD_SECONDS', reason: 'must be longer than ANSWER_SECONDS' },
    ]);
  },
);

test.each(shippedServices)(
  'In production %s does not start without saying how many proxies are in front',
  async (service) => {
    const settings = await loadSettings(service);
    const unset = (NODE_ENV: string) =>
      findConfigFaults(settings, { NODE_ENV })
        .filter(({ reason }) => reason === 'is missing: production has no default')
        .map(({ setting }) => setting);
    expect(unset('production')).toContain('TRUST_PROXY_HOPS');
    expect(unset('production').includes('ROLE')).toBe(toolServices.some((tool) => tool === service));
    expect(unset('development')).toEqual([]);
  },
);
