/** Polls `look` until it returns a value. The time limit only ends tests that would hang: no test should rely on it. */
export async function waitUntil<Seen>(
  look: () => Seen | undefined | false | Promise<Seen | undefined | false>,
  seconds = 150,
): Promise<Seen> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (Date.now() > deadline) throw new Error(`Not seen in ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
