import { mongo } from 'mongoose';
import { StartError, startOrExit } from '../../src/errors/start-or-exit.ts';

const failures = new Map<string, () => unknown>([
  ['timeout', () => new mongo.MongoNetworkTimeoutError('connection to mongodb://user:a-secret@host timed out')],
  [
    'refusal',
    () => new mongo.MongoServerError({ message: 'a-secret is not allowed', code: 13, codeName: 'Unauthorized' }),
  ],
  ['setting', () => new StartError('KEY_SECRET does not open the signing key')],
  ['bug', () => new TypeError('a bug')],
]);

/** A service whose start fails as its first argument says. */
await startOrExit(async () => {
  const failure = failures.get(process.argv[2] ?? '');
  if (failure) throw failure();
});
console.log('started');
