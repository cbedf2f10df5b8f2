import { cancelPhoto } from '@datewright/contracts/photo/cancel-photo';
import { type Api, ApiError } from '@datewright/sdk/host';
import type { ResultSet } from '../lib/result-sets.ts';

/** Deletes the results of a set. Rejects when one is left; a second try skips those that are gone. */
export async function deleteResults(api: Api, { results }: ResultSet): Promise<void> {
  const remove = async (operationId: string) => {
    try {
      await api.call(cancelPhoto, { params: { operationId } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
  };
  await Promise.all(results.map(({ operationId }) => remove(operationId)));
}
