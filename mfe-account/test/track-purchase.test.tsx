import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { useTrackPurchase } from '../src/features/purchase/hooks/use-track-purchase.ts';

function Thanks() {
  useTrackPurchase({
    status: 'complete',
    planType: 'monthly',
    amount: 24.99,
    currency: 'EUR',
    transactionId: 'cs_test_12345678',
  });
  return null;
}

test('A purchase is tracked once, without the id of the order', async () => {
  const page = await createMemoryHost();
  page.host.consent.choose('all');
  for (const _ of [1, 2]) page.open(Thanks, '/subscription/success').unmount();
  const events = page.reported.filter(([name]) => name === 'purchase' || name === 'conversion');
  expect(events).toEqual([
    ['purchase', { value: 24.99, currency: 'EUR', item: 'Pro', category: 'subscription' }],
    ['conversion', { value: 24.99, currency: 'EUR' }],
  ]);
  expect(JSON.stringify(page.reported)).not.toContain('cs_test');
});
