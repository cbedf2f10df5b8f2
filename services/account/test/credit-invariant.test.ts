import {
  array,
  asyncProperty,
  assert as check,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from '@datewright/testkit/properties';
import { sweepCredits } from '../src/workers/sweep-credits.ts';
import { expectConsistentAccounts, spender } from './support/spender.ts';
import { addMember, createTestContext, subscriptionAt, type TestContext } from './support/test-context.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext('2026-11-21T22:00:00Z');
});
afterAll(() => ctx.close());

const operation = integer({ min: 0, max: 3 });
const step = oneof(
  record({ kind: constant('reserve' as const), operation, holdSeconds: constantFrom(5, 600) }),
  record({ kind: constant('commit' as const), operation }),
  record({ kind: constant('release' as const), operation }),
  record({ kind: constant('wait' as const), minutes: constantFrom(1, 40, 150) }),
  record({ kind: constant('plan' as const), tier: constantFrom('free' as const, 'weekly' as const) }),
  record({ kind: constant('sweep' as const) }),
);
/** Steps of one moment run concurrently. */
const moments = array(array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });

test('When reserves, commits, releases, expiries, plan changes and midnights happen in any order and concurrently, then every account adds up and nothing is charged twice', async () => {
  let runs = 0;
  await check(
    asyncProperty(moments, async (story) => {
      runs++;
      const user = await addMember(ctx);
      const member = spender(ctx, user);
      const amounts = [1, 1, 2, 5];
      const idOf = (index: number) => `operation-${runs}-${index}`;
      const run = async (action: (typeof story)[number][number]) => {
        if (action.kind === 'wait') return ctx.advance(action.minutes * 60_000);
        if (action.kind === 'sweep') return sweepCredits(ctx);
        if (action.kind === 'plan') {
          const subscription = action.tier === 'free' ? null : subscriptionAt(ctx, action.tier);
          return ctx.users.setSubscription(user._id, subscription);
        }
        const id = idOf(action.operation);
        if (action.kind === 'commit') return member.commit(id);
        if (action.kind === 'release') return member.release(id);
        const { holdSeconds } = action;
        return member.reserve(id, { amount: amounts[action.operation] ?? 1, holdSeconds });
      };
      for (const moment of story) {
        const results = await Promise.allSettled(moment.map(run));
        for (const result of results) {
          if (result.status === 'rejected') {
            expect(['out_of_credits', 'not_found']).toContain(result.reason.code);
          }
        }
        await expectConsistentAccounts(ctx, user._id);
        expect((await member.balance()).available).toBeGreaterThanOrEqual(0);
      }
      const charged = (await ctx.creditLedger.findNewest(user._id, 1000)).filter(({ kind }) => kind === 'charged');
      expect(new Set(charged.map(({ operationId }) => operationId)).size).toBe(charged.length);
    }),
    { numRuns: 60, interruptAfterTimeLimit: 20_000 },
  );
});
