/** A failure whose message is all that a person at the command line needs: printed without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
