import { createComposer } from '@datewright/service-kit/releases/create-composer';
import { findComposition, type RemoteHistory } from '../src/rules/find-composition.ts';

const line = (minute: number, action: RemoteHistory['history'][number]['action'], version: string) => ({
  at: `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  action,
  version,
});

/** The id that a visitor's page has with these versions. */
function idOf(versions: Record<string, string>): string {
  const remotes = Object.entries(versions).map(([name, version]) => ({
    name,
    stable: { card: { name, version }, base: `/${name}/${version}` } as never,
    canary: null,
  }));
  return createComposer({ remotes })(undefined).compositionId;
}

/** Newest first, as the store lists them. */
const histories: RemoteHistory[] = [
  {
    name: 'mfe_photo',
    history: [
      line(9, 'rollback', '1.0.0'),
      line(5, 'promote', '1.1.0'),
      line(3, 'canary', '1.1.0'),
      line(1, 'promote', '1.0.0'),
      line(0, 'publish', '9.0.0'),
    ],
  },
  { name: 'mfe_bio', history: [line(8, 'withdraw', '2.1.0'), line(6, 'canary', '2.1.0'), line(2, 'promote', '2.0.0')] },
];

test.each([
  ['of stable versions', { mfe_photo: '1.0.0', mfe_bio: '2.0.0' }, 9, null, []],
  ['with a canary that was promoted', { mfe_photo: '1.1.0', mfe_bio: '2.0.0' }, 3, 9, []],
  ['with a canary that ended', { mfe_photo: '1.1.0', mfe_bio: '2.1.0' }, 6, 8, ['mfe_bio']],
  ['from before a remote existed', { mfe_photo: '1.0.0' }, 1, 2, []],
])(
  'The id of a composition %s leads to its versions and the newest time it was given',
  (_, versions, from, to, canaries) => {
    const found = findComposition(idOf(versions), histories);
    expect(Object.fromEntries(found?.remotes.map(({ name, version }) => [name, version]) ?? [])).toEqual(versions);
    expect([found?.from, found?.to]).toEqual([line(from, 'promote', '').at, to && line(to, 'promote', '').at]);
    if (canaries.length > 0) {
      expect(found?.remotes.filter(({ isCanary }) => isCanary).map(({ name }) => name)).toEqual(canaries);
    }
  },
);

test('An id that no visitor had leads to nothing', () => {
  expect(findComposition(idOf({ mfe_photo: '1.1.0', mfe_bio: '9.9.9' }), histories)).toBeNull();
  expect(findComposition('none', [])).toBeNull();
});
