/** Contact details are never quoted. */
export const contactPlaceholder = /\[(?!NAME)[A-Z]+_\d+\]/;

export const firstNonEmpty = <Item>(...lists: Item[][]): Item[] => lists.find(({ length }) => length > 0) ?? [];
