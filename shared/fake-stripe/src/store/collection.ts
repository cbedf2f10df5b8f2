/** Objects of one kind by id, in the order in which they were made. Those past `capacity` are forgotten, the oldest first. */
export class Collection<Item extends { id: string }> {
  readonly #items = new Map<string, Item>();
  readonly #capacity: number;

  constructor(capacity = Number.POSITIVE_INFINITY) {
    this.#capacity = capacity;
  }

  get(id: string | null | undefined): Item | undefined {
    return id ? this.#items.get(id) : undefined;
  }

  /** For an id that another object holds: it must be there. */
  need(id: string | null | undefined): Item {
    const item = this.get(id);
    if (!item) throw new Error(`Nothing is kept under ${id}`);
    return item;
  }

  add(item: Item): Item {
    this.#items.set(item.id, item);
    for (const oldest of this.#items.keys()) {
      if (this.#items.size <= this.#capacity) break;
      this.#items.delete(oldest);
    }
    return item;
  }

  delete(id: string): void {
    this.#items.delete(id);
  }

  /** The oldest first. */
  all(): Item[] {
    return [...this.#items.values()];
  }

  where(fits: (item: Item) => boolean): Item[] {
    return this.all().filter(fits);
  }

  clear(): void {
    this.#items.clear();
  }
}
