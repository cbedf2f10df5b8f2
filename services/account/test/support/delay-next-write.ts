import type { TestContext } from './test-context.ts';

const writes = ['updateOne', 'findOneAndUpdate'] as const;

/** Delays the next write to the members' documents until `release`, whichever call makes it. */
export function delayNextWrite(ctx: TestContext) {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own methods, passed on as they are
  const collection = ctx.connection.model('User').collection as any;
  let arrive = () => {};
  let release = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const name of writes) {
    const write = collection[name];
    collection[name] = async function (...args: unknown[]) {
      for (const each of writes) delete collection[each];
      arrive();
      await released;
      return write.apply(this, args);
    };
  }
  return { arrived, release: () => release() };
}
