/** An error whose message is all that a user of the command line needs, so it is printed without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
