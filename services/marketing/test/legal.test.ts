import { supportEmail } from '@datewright/contracts/support-email';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startMarketing } from './support/start-marketing.ts';

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
    processors: { payments: 'Stripe Payments Europe, Ltd.', ai: 'An AI company', mail: null, hosting: null },
  });
});

test('Warns at a start in production about each unset legal setting', async () => {
  marketing = await startMarketing({ NODE_ENV: 'production', OPERATOR_NAME: 'Kis Bolt Kft.' });
  expect(marketing.output()).toContain('the legal pages have gaps');
  expect(marketing.output()).toContain('"OPERATOR_ADDRESS"');
  expect(marketing.output()).not.toContain('"OPERATOR_NAME"');
});
