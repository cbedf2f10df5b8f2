import { type ComponentType, useEffect, useState } from 'react';

export type LazyPart<Props> = ComponentType<Props> & {
  /** Resolves to whether the part has loaded. */
  preload: () => Promise<boolean>;
};

/**
 * Creates a lazily loaded part of the layout. A part that fails to load renders nothing and is requested again when the
 * browser comes back online; the rest of the page is unaffected.
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
