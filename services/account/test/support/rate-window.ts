/** Limits count in whole minutes: waits for the next one when too little is left of this for a test to fit in. */
export async function untilWindowIsFresh(neededMs = 10_000): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < neededMs) await new Promise((resolve) => setTimeout(resolve, left + 50));
}
