import { readFile, rename } from 'node:fs/promises';

const resetNotice = 'the stand-in for Stripe starts with no customer and no subscription';

/** True when the text is what the sandbox writes: lists and settings by name. */
function isIntact(text: string): boolean {
  try {
    const kept: unknown = JSON.parse(text);
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept);
  } catch {
    return false;
  }
}

/** Says so when what the stand-in for Stripe kept is lost or cut; a cut file is put aside, never written over. */
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
