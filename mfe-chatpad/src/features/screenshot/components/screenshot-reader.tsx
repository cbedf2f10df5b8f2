import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { useToast } from '@datewright/sdk/host';
import { Stack } from '@datewright/ui';
import { useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { ScreenshotButton } from './screenshot-button.tsx';
import { ScreenshotPreview, type ScreenshotReading } from './screenshot-preview.tsx';

interface Props {
  /** True when the match is empty, so that a sample may be added. */
  isBlank: boolean;
  onAdd: (fields: MatchFields) => void;
}

/** Reads a picture, shows the result and adds it once the member confirms. */
export function ScreenshotReader({ isBlank, onAdd }: Props) {
  const { screenshot: copy } = useCopy();
  const toast = useToast();
  const [read, setRead] = useState<ScreenshotReading | null>(null);
  const box = useRef<HTMLDivElement>(null);

  function settle(takes: boolean) {
    if (read && takes) {
      onAdd(read.fields);
      toast.success(copy.taken);
    }
    setRead(null);
    box.current?.querySelector('button')?.focus();
  }

  return (
    <Stack $gap={3} ref={box}>
      <ScreenshotButton onRead={setRead} />
      {read && <ScreenshotPreview read={read} canAdd={!read.sample || isBlank} onDecide={settle} />}
    </Stack>
  );
}
