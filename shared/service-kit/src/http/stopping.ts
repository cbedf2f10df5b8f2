let stopping = false;

/** From now on `/readyz` refuses: this process only finishes what it has begun. */
export function beginStopping(): void {
  stopping = true;
}

/** True while the process stops and no successor on the same socket has taken over its readiness. */
export const isStopping = (): boolean => stopping;
