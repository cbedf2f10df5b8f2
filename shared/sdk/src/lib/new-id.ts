/**
 * Generates an id of 32 hex characters, suitable as an operation id: create one per operation and reuse it for retries.
 * Works on insecure origins too, where `crypto.randomUUID` is missing.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
