/** Wakes whoever waits for something new in the same process, so that nothing waits for a poll. */
export interface Nudge {
  ring(): void;
  /** Until the next ring, `milliseconds` at most; at once when it rang since the last wait. */
  wait(milliseconds: number): Promise<void>;
}

export function nudge(): Nudge {
  let rang = false;
  let wake = () => {};
  return {
    ring() {
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
