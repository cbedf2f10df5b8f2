import { parseNotice } from '../src/rules/parse-notice.ts';
import { notifyMembers } from '../src/use-cases/operations/notify-members.ts';
import { addMember, createTestContext, type TestContext } from './support/test-context.ts';

const text =
  'Date plans change on 1 January\n\nFrom then on\na plan names three places.\n\nYou can cancel free of charge.\n';
const notice = parseNotice(text);
if (!notice) throw new Error('not a notice');

let ctx: TestContext;
beforeEach(async () => {
  ctx = await createTestContext('2026-11-02T10:00:00Z');
});
afterEach(() => ctx.close());

const mailed = () => ctx.mails.filter(({ subject }) => subject === notice.subject).map(({ to }) => to);

test('A notice reaches every member with a confirmed address once, however often it is sent', async () => {
  const members = await Promise.all([addMember(ctx), addMember(ctx), addMember(ctx)]);
  await addMember(ctx, null, { emailConfirmedAt: null });
  expect(await notifyMembers(ctx, notice)).toEqual({ sent: 3, waiting: 0, unsure: 0 });
  const late = await addMember(ctx);
  expect((await notifyMembers(ctx, notice)).sent).toBe(4);
  expect(mailed().sort()).toEqual([...members, late].map(({ email }) => email).sort());
  expect(ctx.mails[0]?.text).toContain('From then on a plan names three places.');
});

test('Two runs at once send it once', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => addMember(ctx)));
  await Promise.all([notifyMembers(ctx, notice), notifyMembers(ctx, notice)]);
  expect(mailed().sort()).toEqual(members.map(({ email }) => email).sort());
});

test('The same text is the same notice, and another text is another', () => {
  expect(parseNotice(text)?.id).toBe(notice.id);
  expect(parseNotice(`${text}One more.`)?.id).not.toBe(notice.id);
});

test.each([
  ['nothing', ''],
  ['no paragraph', 'A subject only'],
  ['a subject that is too long', `${'x'.repeat(151)}\n\nA paragraph`],
  ['a text that is too long', `A subject\n\n${'x'.repeat(20_001)}`],
])('A file is refused for %s', (_what, wrong) => {
  expect(parseNotice(wrong)).toBeNull();
});
