import { listHistory } from '../src/features/versions/lib/version-history.ts';

const saved = (version: number, bio: string, minute: number) => ({ version, bio, at: `2026-11-22T10:0${minute}:00Z` });
const written = (bio: string, minute: number) => ({ bio, at: `2026-11-22T10:0${minute}:00Z`, writtenBy: 'demo AI' });

test('A generated text that was never saved is listed between the versions by its time, and a saved one is listed once', () => {
  const texts = listHistory({
    versions: [saved(2, 'taken', 3), saved(1, 'first', 1)],
    written: [written('left', 4), written('taken', 2), written('older', 0)],
  });
  expect(texts.map(({ bio, version, writtenBy }) => [bio, version, writtenBy])).toEqual([
    ['left', null, 'demo AI'],
    ['taken', 2, null],
    ['first', 1, null],
    ['older', null, 'demo AI'],
  ]);
});
