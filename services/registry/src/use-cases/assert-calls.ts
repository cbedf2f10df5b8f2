import { calls } from '@datewright/contracts/calls';
import type { RemoteCard } from '@datewright/contracts/registry/card';
import { AppError } from '@datewright/service-kit/errors/app-error';

const serviceByPath = new Map<string, string>(calls.map(({ path, service }) => [path, service]));
const quotedPath = /(["'`])(\/[\w\-/:.]{1,120})\1/g;

/**
 * Throws `invalid_card` when a script of an upload has the path of a call to a service that the card does not need. The
 * build names its services itself, so this finds an old build, a card edited after it, and a build by other means; a path
 * that is put together from parts stays hidden.
 */
export function assertCalls({ needs }: RemoteCard, packed: ReadonlyMap<string, Buffer>): void {
  for (const [file, bytes] of packed) {
    if (!file.startsWith('dist/') || !file.endsWith('.js')) continue;
    for (const [, , path = ''] of bytes.toString('utf8').matchAll(quotedPath)) {
      const service = serviceByPath.get(path);
      if (service === undefined || Object.hasOwn(needs.services, service)) continue;
      throw new AppError('invalid_card', {
        message: `${file} calls ${path}, but the card needs no version of ${service}: run \`mfe build\` and publish again.`,
      });
    }
  }
}
