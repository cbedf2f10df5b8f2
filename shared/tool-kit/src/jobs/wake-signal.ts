/** Wakes whoever waits for something new in the same process, so that nothing waits for a poll. */
export interface WakeSignal {
  notify(): void;
  /** Until the next ring, `milliseconds` at most; at once when it rang since the last wait. */
  wait(milliseconds: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let rang = false;
  let wake = () => {};
  return {
    notify() {
      rang = true;
      wake();
    },
    async wait(milliseconds) {
      if (!rang) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rang = false;
    },
  };
}
