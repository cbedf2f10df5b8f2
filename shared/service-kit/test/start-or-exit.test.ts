import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const start = (failure: string) => {
  const script = join(__dirname, 'support/failing-start-process.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, failure], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stdout, stderr };
};

test.each([
  ['timeout', 'the database of MONGODB_URI does not answer or refuses (MongoNetworkTimeoutError)'],
  ['refusal', 'the database of MONGODB_URI does not answer or refuses (Unauthorized)'],
  ['setting', 'KEY_SECRET does not open the signing key'],
])('A start that fails by a %s ends with one sentence, which quotes no secret', (failure, reason) => {
  expect(start(failure)).toEqual({ status: 1, stdout: '', stderr: `Can't start: ${reason}.\n` });
});

test('A start that fails by a bug keeps its stack, and one that works continues', () => {
  const { status, stderr } = start('bug');
  expect([status, stderr.includes('TypeError: a bug\n    at ')]).toEqual([1, true]);
  expect(start('none')).toEqual({ status: 0, stdout: 'started\n', stderr: '' });
});
