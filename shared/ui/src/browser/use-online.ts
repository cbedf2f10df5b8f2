import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** False while the browser is offline. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Calls `onBack` each time the browser is online again. */
export function useBackOnline(onBack: () => void): void {
  const callBack = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => callBack();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
