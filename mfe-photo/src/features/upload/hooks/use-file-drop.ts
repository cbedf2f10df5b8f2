import { useEffect, useRef, useState } from 'react';

const toFiles = (list: FileList | undefined) => [...(list ?? [])];
const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Accepts photos that are dropped anywhere on the page or pasted. Returns true while files are dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const on = new AbortController();
    const options = { signal: on.signal };
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser opens the dropped picture instead of the page.
      event.preventDefault();
      setIsOver(true);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      latest.current(toFiles(event.dataTransfer?.files));
    };
    const paste = (event: ClipboardEvent) => {
      const files = toFiles(event.clipboardData?.files);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    window.addEventListener('dragover', over, options);
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setIsOver(false), options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => on.abort();
  }, []);
  return isOver;
}
