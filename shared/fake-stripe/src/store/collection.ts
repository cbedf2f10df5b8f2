/** Objects of one kind by id, in order of creation. Beyond `capacity`, the oldest are dropped. */
export class Collection<Item extends { id: string }> {
  readonly #items = new Map<string, Item>();
  readonly #capacity: number;

  constructor(capacity = Number.POSITIVE_INFINITY) {
    this.#capacity = capacity;
  }

  get(id: string | null | undefined): Item | undefined {
    return id ? this.#items.get(id) : undefined;
  }

  /** Finds an object that another object refers to, and throws if it is missing. */
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

  /** Oldest first. */
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
