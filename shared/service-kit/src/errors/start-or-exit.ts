/** Why a service can't start, as a sentence without its full stop. It names the setting, never its value. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Runs the part of a start that needs the database. Where it fails because of the database or a setting, prints one
 * sentence and exits with 1; any other error is a bug and keeps its stack.
 */
export async function startOrExit<Result>(start: () => Promise<Result>): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    const reason = describeFailure(error);
    if (reason === undefined) throw error;
    console.error(`Can't start: ${reason}.`);
    process.exit(1);
  }
}

function describeFailure(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const { name, codeName } = (error ?? {}) as { name?: unknown; codeName?: unknown };
  if (typeof name !== 'string' || !/^(Mongo|PoolCleared)/.test(name)) return undefined;
  // Not its message, which may quote the URI or a document.
  return `the database of MONGODB_URI does not answer or refuses (${codeName ?? name})`;
}
