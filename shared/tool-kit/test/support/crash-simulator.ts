/** How a process ends: at one of its steps, before it took effect or with the answer on its way. */
export interface Crash {
  step: number;
  timing: 'before' | 'after';
}

/** One process's life: after its death nothing that it does takes effect, and nothing ever answers it. */
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
    /** The same functions, each call of which is a step of this life. */
    mortal<Parts extends object>(parts: Parts): Parts {
      return new Proxy(parts, {
        get(target, name, receiver) {
          const part = Reflect.get(target, name, receiver);
          if (typeof part !== 'function') return part;
          return (...args: unknown[]) => step(() => part.apply(target, args));
        },
      });
    },
    /** What the process answers, unless it dies before. */
    live: <Result>(work: Promise<Result>): Promise<Result | 'died'> => Promise.race([work, over]),
  };
}
