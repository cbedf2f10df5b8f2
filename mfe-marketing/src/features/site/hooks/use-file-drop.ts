import { type RefObject, useEffect, useRef, useState } from 'react';

/** Takes a file that is dropped on an element; returns whether one is being dragged over it. */
export function useFileDrop(box: RefObject<HTMLElement | null>, onFile: (file: File | undefined) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const zone = box.current;
    const onOver = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const onLeave = () => setOver(false);
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      latest.current(event.dataTransfer?.files[0]);
    };
    zone?.addEventListener('dragover', onOver);
    zone?.addEventListener('dragleave', onLeave);
    zone?.addEventListener('drop', onDrop);
    return () => {
      zone?.removeEventListener('dragover', onOver);
      zone?.removeEventListener('dragleave', onLeave);
      zone?.removeEventListener('drop', onDrop);
    };
  }, [box]);
  return over;
}
