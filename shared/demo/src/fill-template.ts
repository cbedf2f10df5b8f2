export type Slots = Record<string, string | null | undefined>;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills a template's slots; a slot at the start of a sentence is capitalised. `null` when one can't be filled. */
export function fillTemplate(frame: string, slots: Slots): string | null {
  let complete = true;
  const text = frame.replace(/\{([^}]+)\}/g, (_slot, key: string, at: number) => {
    const value = slots[key];
    if (value === null || value === undefined) complete = false;
    return at === 0 || /[.!?] $/.test(frame.slice(0, at)) ? capitalize(value ?? '') : (value ?? '');
  });
  return complete ? text.replace(/\s+/g, ' ').trim() : null;
}
