/** Where a process dies: at one of its steps, before it took effect or before its result arrived. */
export interface Crash {
  step: number;
  timing: 'before' | 'after';
}

/** Simulates a process: after its death none of its calls takes effect or returns. */
export function simulateCrash(death: Crash | null) {
  let steps = 0;
  let isOver = false;
  let end = () => {};
  const over = new Promise<'died'>((resolve) => {
    end = () => resolve('died');
  });
  const never = new Promise<never>(() => {});

  function die(): Promise<never> {
    isOver = true;
    end();
    return never;
  }
  async function step<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    if (isOver) return never;
    const isLast = ++steps === death?.step;
    if (isLast && death?.timing === 'before') return die();
    const result = await work();
    return isLast || isOver ? die() : result;
  }
  return {
    /** The same functions, with each call as a step of this process. */
    mortal<Parts extends object>(parts: Parts): Parts {
      return new Proxy(parts, {
        get(target, name, receiver) {
          const part = Reflect.get(target, name, receiver);
          if (typeof part !== 'function') return part;
          return (...args: unknown[]) => step(() => part.apply(target, args));
        },
      });
    },
    /** The result of the process, unless it dies before. */
    live: <Result>(work: Promise<Result>): Promise<Result | 'died'> => Promise.race([work, over]),
  };
}
