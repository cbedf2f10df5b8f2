import { waitFor } from '@testing-library/react';
import type { StoredPhoto } from '../src/lib/photo.ts';
import { createPhoto } from '../src/lib/photo-store/create-photo.ts';
import { createPhotoStore } from '../src/lib/photo-store/photo-store.ts';
import { aFile, standInForPictures, textOf } from './support/browser.ts';
import { aResult } from './support/results.ts';

beforeAll(standInForPictures);

let members = 0;
const newMember = () => {
  members += 1;
  return `store-${members}`;
};
const thumbnail = `data:image/jpeg;base64,${btoa('photo 450x600')}`;
const aPhoto = (name: string) => createPhoto({ name, file: aFile(name), thumbnail, error: null });
const namesOf = (photos: readonly StoredPhoto[]) => photos.map(({ name }) => name);
/** Waits until the browser has stored this tab's last change. */
const kept = (member: string) =>
  waitFor(() => {
    const list = JSON.parse(sessionStorage.getItem(`photo:${member}:list`) ?? '{}');
    expect(list.turn).toBe(localStorage.getItem(`photo:${member}:turn`));
  });

/** A tab with photos of these names, all of them stored. */
async function tabWith(member: string, ...names: string[]) {
  const tab = createPhotoStore(member);
  await tab.ready;
  tab.add(names.map(aPhoto));
  await waitFor(() => expect(tab.get().isKept && localStorage.getItem(`photo:${member}:turn`) === null).toBe(false));
  return tab;
}
/** Sends the storage event that every other tab receives. */
const tellOthers = (member: string) => dispatchEvent(new StorageEvent('storage', { key: `photo:${member}:turn` }));

describe('When a member comes back', () => {
  test('then the list is shown at once, and the files follow', async () => {
    const member = newMember();
    const tab = await tabWith(member, 'a.jpg', 'b.jpg');
    tab.change(tab.get().photos[1]?.id ?? '', { result: aResult() });
    await kept(member);
    const again = createPhotoStore(member);
    expect(namesOf(again.get().photos)).toEqual(['a.jpg', 'b.jpg']);
    expect(again.get().photos[1]?.result).toEqual(aResult());
    expect(again.get().photos.map(({ file }) => file)).toEqual([null, null]);
    await again.ready;
    expect(again.get().photos.map(({ file }) => file instanceof Blob)).toEqual([true, true]);
    expect(again.get().photos.map(({ isCopy }) => isCopy)).toEqual([undefined, undefined]);
  });

  test('then the photos are there even after the browser was closed', async () => {
    const member = newMember();
    await tabWith(member, 'a.jpg');
    sessionStorage.clear();
    const again = createPhotoStore(member);
    expect(again.get().photos).toEqual([]);
    await again.ready;
    expect(namesOf(again.get().photos)).toEqual(['a.jpg']);
  });

  test('then a file that the browser lost is re-created from its thumbnail, 480 pixels long', async () => {
    const member = newMember();
    const tab = await tabWith(member, 'a.jpg');
    tab.change(tab.get().photos[0]?.id ?? '', { file: null });
    await kept(member);
    const again = createPhotoStore(member);
    await again.ready;
    const [photo] = again.get().photos;
    expect(photo?.isCopy).toBe(true);
    expect(await textOf(photo?.file as Blob)).toBe('photo 360x480');
  });

  test('then a change before the files are read loses none of them', async () => {
    const member = newMember();
    await tabWith(member, 'a.jpg', 'b.jpg');
    const again = createPhotoStore(member);
    again.change(again.get().photos[0]?.id ?? '', { error: { code: 'ai_failed', message: 'm' } });
    await again.ready;
    await kept(member);
    const third = createPhotoStore(member);
    await third.ready;
    expect(third.get().photos.map(({ file, error, isCopy }) => [file instanceof Blob, error?.code, isCopy])).toEqual([
      [true, 'ai_failed', undefined],
      [true, undefined, undefined],
    ]);
  });

  test('then nothing of another member is shown or left on the device', async () => {
    const [first, second] = [newMember(), newMember()];
    await tabWith(first, 'a.jpg');
    const other = createPhotoStore(second);
    await other.ready;
    expect(other.get().photos).toEqual([]);
    expect(Object.keys(sessionStorage).filter((key) => key.includes(first))).toEqual([]);
    const back = createPhotoStore(first);
    await back.ready;
    expect(back.get().photos).toEqual([]);
  });
});

describe('When two tabs are open', () => {
  test('then what one adds, changes and removes, the other shows', async () => {
    const member = newMember();
    const here = await tabWith(member, 'a.jpg');
    const leave = here.startSync();
    const there = createPhotoStore(member);
    await there.ready;
    there.add([aPhoto('b.jpg')]);
    there.change(there.get().photos[0]?.id ?? '', { error: { code: 'ai_failed', message: 'm' } });
    await kept(member);
    tellOthers(member);
    await waitFor(() =>
      expect(here.get().photos.map(({ name, error }) => [name, error?.code])).toEqual([
        ['a.jpg', 'ai_failed'],
        ['b.jpg', undefined],
      ]),
    );
    there.remove(there.get().photos.map(({ id }) => id));
    await kept(member);
    tellOthers(member);
    await waitFor(() => expect(here.get().photos).toEqual([]));
    leave();
  });

  test('then a tab that missed the change trusts the database, not its own list', async () => {
    const member = newMember();
    const tab = await tabWith(member, 'a.jpg', 'b.jpg');
    const slept = sessionStorage.getItem(`photo:${member}:list`) ?? '';
    tab.remove([tab.get().photos[0]?.id ?? '']);
    await kept(member);
    sessionStorage.setItem(`photo:${member}:list`, slept);
    const again = createPhotoStore(member);
    await again.ready;
    expect(namesOf(again.get().photos)).toEqual(['b.jpg']);
  });
});

describe('When the browser stores nothing', () => {
  test.each([
    [
      'blocks it',
      () =>
        jest.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new Error('blocked');
        }),
    ],
    [
      'is full',
      () =>
        jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new Error('full');
        }),
    ],
  ])('because it %s, then the page keeps working and says so', async (_, breakIt) => {
    const broken = breakIt();
    const tab = await tabWith(newMember(), 'a.jpg');
    expect(namesOf(tab.get().photos)).toEqual(['a.jpg']);
    expect(tab.get().isKept).toBe(false);
    broken.mockRestore();
  });
});
