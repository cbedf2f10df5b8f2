import type { Purchase } from '../members/expectations.ts';
import { retryOnce } from './databases.ts';
import type { Finding } from './findings.ts';
import type { BuyerRow, SentMail } from './snapshot.ts';

interface List<Item> {
  data: Item[];
}

/** Lists objects through the payment provider's API, as its stand-in serves it. */
async function listFromProvider<Item>(sandboxUrl: string, path: string): Promise<Item[]> {
  const headers = { authorization: 'Bearer sk_test_the_sandbox_takes_any_test_key' };
  const answer = await fetch(`${sandboxUrl}/v1/${path}`, { headers, signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} to ${path}.`);
  return ((await answer.json()) as List<Item>).data;
}

/** Compares the provider's data of a buyer with the active plan, what the buyer was told, and the receipts. */
export async function findPurchaseErrors(
  purchases: Purchase[],
  users: BuyerRow[],
  outbox: SentMail[],
  sandboxUrl: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const wrong = (what: string) => findings.push({ kind: 'purchase', what });
  for (const { userId, email, isComplete } of purchases) {
    const user = users.find(({ _id }) => _id === userId);
    const customer = user?.customerId;
    const { running, paid } = customer
      ? await retryOnce(async () => ({
          running: await listFromProvider<{ id: string }>(sandboxUrl, `subscriptions?customer=${customer}`),
          paid: await listFromProvider<{ id: string }>(sandboxUrl, `invoices?customer=${customer}&status=paid`),
        }))
      : { running: [], paid: [] };
    if (running.length > 1 || paid.length > 1)
      wrong(`${email} has ${running.length} plans and paid ${paid.length} times`);
    if (running.length > 0 && !user?.tier) wrong(`${email} pays, and has no plan`);
    if (running.length === 0 && user?.tier) wrong(`${email} has a plan, and does not pay`);
    if (isComplete && running.length === 0) wrong(`${email} was told of a plan that is not there`);
    const unwritten = paid.filter(({ id }) => !outbox.some(({ _id }) => _id === `receipt:${id}`));
    for (const { id } of unwritten) wrong(`${email} has no receipt for ${id}`);
  }
  return findings;
}
