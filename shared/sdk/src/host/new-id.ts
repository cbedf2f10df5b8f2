/**
 * A new id of 32 hex characters, fit to be an operation id: make one per thing the member wants done and repeat it
 * when trying again. Works on insecure origins too, where `crypto.randomUUID` is missing.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
