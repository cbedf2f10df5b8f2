import { screenshotMaxBytes } from '@datewright/contracts/chatpad/limits';
import { ApiError, useToast } from '@datewright/sdk/host';
import { Button, Stack, Text } from '@datewright/ui';
import { useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useReadScreenshot } from '../api/use-read-screenshot.ts';
import type { ScreenshotReading } from './screenshot-preview.tsx';

const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp'];

export function ScreenshotButton({ onRead }: { onRead: (read: ScreenshotReading) => void }) {
  const { screenshot: copy } = useCopy();
  const toast = useToast();
  const reading = useReadScreenshot();
  const input = useRef<HTMLInputElement>(null);

  async function read(picture: File) {
    if (!acceptedTypes.includes(picture.type)) return toast.error(copy.wrongType);
    if (picture.size > screenshotMaxBytes) return toast.error(copy.tooLarge);
    try {
      onRead(await reading.mutateAsync(picture));
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : copy.failed);
    }
  }

  return (
    <Stack $gap={2} $align="start">
      <input
        ref={input}
        type="file"
        accept={acceptedTypes.join(',')}
        hidden
        onChange={(event) => {
          const picture = event.target.files?.[0];
          // Allows choosing the same picture again after a failure.
          event.target.value = '';
          if (picture) void read(picture);
        }}
      />
      <Button variant="secondary" busy={reading.isPending} onClick={() => input.current?.click()}>
        {reading.isPending ? copy.reading : copy.button}
      </Button>
      <Text $tone="muted" $size={14}>
        {copy.hint}
      </Text>
    </Stack>
  );
}
