import { readFile, rename } from 'node:fs/promises';

const resetNotice = 'the stand-in for Stripe starts with no customer and no subscription';

/** True for the format that the sandbox writes: lists and settings by name. */
function isIntact(text: string): boolean {
  try {
    const kept: unknown = JSON.parse(text);
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept);
  } catch {
    return false;
  }
}

/**
 * Warns when the state of the Stripe sandbox is missing or truncated; a truncated file is moved aside, never
 * overwritten.
 */
export async function checkStripeState(file: string, madeBefore: boolean, say: (line: string) => void): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    if (madeBefore) say(`${file} is gone: ${resetNotice}.`);
    return;
  }
  if (isIntact(text)) return;
  const aside = `${file}.broken`;
  await rename(file, aside);
  say(`${file} is damaged and is kept as ${aside}: ${resetNotice}.`);
}
