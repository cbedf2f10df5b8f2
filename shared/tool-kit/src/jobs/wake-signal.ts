/** Wakes a loop of the same process when there is something new, so it need not wait for the next poll. */
export interface WakeSignal {
  notify(): void;
  /** Waits for the next `notify`, at most `milliseconds`; returns at once when it was called since the last wait. */
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
