import { type ComponentType, useEffect, useState } from 'react';

export type LazyPart<Props> = ComponentType<Props> & {
  /** Answers whether it is here. */
  preload: () => Promise<boolean>;
};

/**
 * A part of the frame that is loaded on its own. What can not be loaded leaves its place empty, and is asked for
 * again when there is a network: the page around it goes on.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load().catch(() => null);
    return loaded !== null;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, when its file is loaded
  function Late(props: Props) {
    const [, show] = useState(loaded !== null);
    useEffect(() => {
      const ask = () => void preload().then(show);
      ask();
      addEventListener('online', ask);
      return () => removeEventListener('online', ask);
    }, []);
    const Part = loaded;
    return Part && <Part {...props} />;
  }
  return Object.assign(Late, { preload });
}
