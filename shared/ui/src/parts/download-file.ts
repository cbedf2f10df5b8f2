/** Has the browser save a file under a name. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it after this turn; a minute is long for that, and short for memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
