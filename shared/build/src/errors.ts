/** An error whose message is all that a user of the command line needs, so it is printed without a stack trace. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** The registry refused a call. */
export class RefusedError extends UsageError {
  override readonly name = 'RefusedError';
  readonly code: string;

  constructor({
    code,
    message,
    fields = {},
  }: { code: string; message: string; fields?: Record<string, string> | undefined }) {
    super([message, ...Object.entries(fields).map(([field, wrong]) => `  ${field}: ${wrong}`)].join('\n'));
    this.code = code;
  }
}

/** The registry gave no usable answer. */
export class UnreachableError extends UsageError {
  override readonly name = 'UnreachableError';
}

/** What a script that runs `mfe` can tell apart. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3, unreachable: 4 } as const;

export function exitCodeOf(error: unknown): number {
  if (error instanceof RefusedError) return exitCodes.refused;
  if (error instanceof UnreachableError) return exitCodes.unreachable;
  const isWrongUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  return isWrongUsage ? exitCodes.usage : exitCodes.failed;
}
