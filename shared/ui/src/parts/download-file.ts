/** Makes the browser save a file under `name`. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the URL after this task; a minute is enough for that and limits the memory it holds.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
