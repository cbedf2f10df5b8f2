/** What another app shared with the installed app. */
export interface Shared {
  text: string;
  picture: File | null;
}

/** How long to wait for the worker, in milliseconds. */
const patience = 2000;

/** Asks the worker for what was shared, which it hands out once; `null` when there is nothing or no worker. */
export function takeShared(): Promise<Shared | null> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience, null);
    port1.onmessage = ({ data }: MessageEvent<Shared | null>) => {
      clearTimeout(timer);
      resolve(data && (data.text !== '' || data.picture) ? data : null);
    };
    worker.postMessage('take-shared', [port2]);
  });
}
