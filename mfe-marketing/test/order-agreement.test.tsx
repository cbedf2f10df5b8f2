import { quoteUpgrade } from '@datewright/contracts/account/quote-upgrade';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { OrderDialog } from '../src/features/pricing/components/order-dialog.tsx';
import { ResumeAndUpgradeDialog } from '../src/features/pricing/components/resume-and-upgrade-dialog.tsx';
import { UpgradeDialog } from '../src/features/pricing/components/upgrade-dialog.tsx';

const nothing = () => {};
const choice = { tier: 'monthly', source: 'test', isFromUrl: false } as const;
const portal = { opening: null, open: async () => {} } as never;

test.each([
  ['order', () => <OrderDialog order={choice} onClose={nothing} onActive={nothing} />],
  ['upgrade', () => <UpgradeDialog upgrade={choice} onClose={nothing} onAgree={nothing} />],
  ['resume and upgrade', () => <ResumeAndUpgradeDialog open onClose={nothing} portal={portal} />],
])('The %s dialog names the terms and the privacy policy, whose links keep it open', async (_name, Dialog) => {
  const page = await createMemoryHost();
  page.answer(quoteUpgrade, () => ({ amount: 18, currency: 'EUR', quotedAt: 1 }));
  const { container } = page.open(Dialog, '/pricing');
  const links = [...container.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target]);
  expect(links).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
  ]);
  expect(container.textContent).toContain(
    'By ordering you agree to the Terms of Service and have read the Privacy Policy.',
  );
});
