import { listPromptVersions } from '../src/list-prompt-versions.ts';

test('Every prompt of a tool has a version of its own', async () => {
  const versions = await listPromptVersions();
  expect(versions.map((version) => version.replace(/-\d+$/, ''))).toEqual([
    'bio',
    'bio-advice',
    'date-playbook',
    'date-spots',
    'photo-opinion',
    'screenshot',
    'suggest',
  ]);
  expect(new Set(versions).size).toBe(versions.length);
});
