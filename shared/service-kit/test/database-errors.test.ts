import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';

const named = (name: string) => Object.assign(new Error('of the driver'), { name });
const coded = (code: number | string) => Object.assign(new Error('of the server'), { code });

test.each([
  ['no server to select', named('MongoServerSelectionError')],
  ['a lost connection', named('MongoNetworkError')],
  ['too long an operation', coded(50)],
  ['a write to a connection that the server has closed', coded('EPIPE')],
])('An error for %s says that the service is unavailable, and when to try again', (_, error) => {
  expect(toAppError(error)).toMatchObject({ code: 'unavailable', status: 503, extras: { retryAfter: 2 } });
});

test.each([
  ['a second document under a unique key', coded(11000)],
  ['a file that is not there', coded('ENOENT')],
  ['a bug', new TypeError('x is not a function')],
])('An error for %s is internal', (_, error) => {
  expect(toAppError(error).code).toBe('internal');
  expect(toAppError(error).message).not.toContain(error.message);
  expect(toAppError(new AppError('not_found')).code).toBe('not_found');
});
