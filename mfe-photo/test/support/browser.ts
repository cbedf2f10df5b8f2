import 'fake-indexeddb/auto';

/** Simulates pictures in jsdom: an image loads when its bytes begin with "photo", and is encoded as a fake JPEG. */
const pictures = new Map<string, Blob>();
let made = 0;

export function standInForPictures(): void {
  // jsdom clones a Blob to an empty object; a browser returns the blob itself.
  Object.assign(globalThis, { structuredClone: copy });
  URL.createObjectURL = (blob) => {
    made += 1;
    pictures.set(`blob:${made}`, blob as Blob);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (url) => void pictures.delete(url);
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    configurable: true,
    get(this: HTMLImageElement) {
      return this.getAttribute('src') ?? '';
    },
    set(this: HTMLImageElement, url: string) {
      this.setAttribute('src', url);
      const blob = pictures.get(url);
      if (blob) void show(this, blob);
    },
  });
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect() {}, drawImage() {} })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(give) {
    give(new Blob([`photo ${this.width}x${this.height}`], { type: 'image/jpeg' }));
  };
}

async function show(image: HTMLImageElement, blob: Blob): Promise<void> {
  const text = await textOf(blob);
  const [, width = 1200, height = 1600] = /^photo(?: (\d+)x(\d+))?/.exec(text) ?? [];
  Object.defineProperties(image, {
    naturalWidth: { value: Number(width), configurable: true },
    naturalHeight: { value: Number(height), configurable: true },
  });
  image.dispatchEvent(new Event(text.startsWith('photo') ? 'load' : 'error'));
}

export const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

function copy<T>(value: T): T {
  if (value instanceof Blob || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value instanceof Date) return new Date(value) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)])) as T;
}

export const aFile = (name: string, content = 'photo', type = 'image/jpeg') => new File([content], name, { type });
/** Pictures of different shapes, so that no two are the same. */
export const files = (count: number) =>
  Array.from({ length: count }, (_, place) => aFile(`holiday-${place + 1}.jpg`, `photo ${1200 + 8 * place}x1600`));
