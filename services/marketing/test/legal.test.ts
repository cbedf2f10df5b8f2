import { supportEmail } from '@datewright/contracts/support-email';
import { findConfigFaults } from '@datewright/service-kit/config';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { marketingConfig } from '../src/config.ts';
import { marketingEnv, startMarketing } from './support/start-marketing.ts';

let marketing: ServiceProcess;
afterEach(() => marketing?.stop());

const legal = async () => (await fetch(`${marketing.url}/v1/marketing/legal`)).json();

test('Returns the legal settings, and null for unset ones', async () => {
  marketing = await startMarketing({ OPERATOR_NAME: 'Kis Bolt Kft.', AI_PROVIDER: 'An AI company' });
  expect(await legal()).toEqual({
    operator: {
      name: 'Kis Bolt Kft.',
      address: null,
      registration: null,
      taxNumber: null,
      email: supportEmail,
    },
    accounts: [],
    processors: { payments: 'Stripe Payments Europe, Ltd.', ai: 'An AI company', mail: null, hosting: null },
  });
});

test('Returns the social accounts that are set', async () => {
  marketing = await startMarketing({
    SOCIAL_ACCOUNTS: 'Instagram=https://www.instagram.com/kisbolt, You=https://example.com/?a=b',
  });
  expect((await legal()).accounts).toEqual([
    { name: 'Instagram', url: 'https://www.instagram.com/kisbolt' },
    { name: 'You', url: 'https://example.com/?a=b' },
  ]);
});

const operator = {
  OPERATOR_NAME: 'Kis Bolt Kft.',
  OPERATOR_ADDRESS: '1011 Budapest, Fő utca 1.',
  OPERATOR_REGISTRATION: '01-09-000000, Fővárosi Törvényszék Cégbírósága',
  OPERATOR_TAX_NUMBER: '00000000-2-41',
  OPERATOR_EMAIL: 'help@kis.example',
  AI_PROVIDER: 'An AI company',
  MAIL_PROVIDER: 'A mail company',
  HOSTING_PROVIDER: 'A host, 1011 Budapest, Fő utca 2., host@kis.example',
};

/** The settings that stop a start with this environment. */
function findFaults(env: Record<string, string>) {
  const base = {
    MONGODB_URI: 'mongodb://127.0.0.1',
    MONGODB_DB: 'x',
    PORT: '0',
    PUBLIC_ORIGIN: 'https://kis.example',
    TRUST_PROXY_HOPS: '1',
  };
  return findConfigFaults(marketingConfig, { ...marketingEnv(env), ...base }).map(({ setting }) => setting);
}

test('Does not start in production until the operator and the processors are set', () => {
  const names = Object.keys(operator);
  expect(findFaults({ NODE_ENV: 'production' })).toEqual(names);
  expect(findFaults(operator)).toEqual([]);
  for (const name of names.filter((one) => one !== 'OPERATOR_EMAIL')) {
    expect(findFaults({ ...operator, [name]: ' ' })).toEqual([name]);
  }
  expect(findFaults({ NODE_ENV: 'production', SUPPORT_EMAIL: 'nobody' })).toEqual(['SUPPORT_EMAIL', ...names]);
  expect(findFaults({ NODE_ENV: 'development' })).toEqual([]);
});

test.each(['Instagram', 'Instagram=http://www.instagram.com/kisbolt', '=https://www.instagram.com/kisbolt'])(
  'Does not start with the social account %j',
  (account) =>
    expect(findFaults({ ...operator, SOCIAL_ACCOUNTS: account })).toContainEqual(
      expect.stringMatching(/^SOCIAL_ACCOUNTS/),
    ),
);
