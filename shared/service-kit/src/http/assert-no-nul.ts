import { AppError } from '../errors/app-error.ts';

/**
 * Throws `invalid_request` with the name of the field when a value or a field's name contains U+0000. No text needs it,
 * and databases, logs and programs truncate a text there.
 */
export function assertNoNul(value: unknown): void {
  const waiting: { value: unknown; field: string }[] = [{ value, field: '' }];
  // No recursion, because a body can be nested as deep as it is long.
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, field } = next;
    if (typeof value === 'string') {
      if (value.includes('\0')) throw createNulError(field);
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [name, part] of Object.entries(value)) {
        if (name.includes('\0')) throw createNulError(field);
        if (part !== null && typeof part !== 'number' && typeof part !== 'boolean') {
          waiting.push({ value: part, field: [...(field ? [field] : []), name].join('.').slice(0, 100) });
        }
      }
    }
  }
}

const createNulError = (field: string) =>
  new AppError('invalid_request', {
    message: 'Text with the character U+0000 is not accepted.',
    fields: { [field || 'body']: 'has the character U+0000' },
  });
