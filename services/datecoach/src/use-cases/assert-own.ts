import { AppError } from '@datewright/service-kit/errors';

/** What is somebody else's is as unknown as what never was. */
export function assertOwn(userId: string, asked: string | undefined): void {
  if (asked !== undefined && asked !== userId) throw new AppError('not_found', { message: 'Unauthorized operation' });
}
