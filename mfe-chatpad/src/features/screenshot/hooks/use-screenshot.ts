import { screenshotMaxBytes } from '@datewright/contracts/chatpad/limits';
import { ApiError, useToast } from '@datewright/sdk/host';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useReadScreenshot } from '../api/use-read-screenshot.ts';
import type { ScreenshotReading } from '../components/screenshot-preview.tsx';

export const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Reads one picture at a time; what was read waits for the member's decision. */
export function useScreenshot() {
  const { screenshot: copy } = useCopy();
  const toast = useToast();
  const call = useReadScreenshot();
  const [reading, setReading] = useState<ScreenshotReading | null>(null);

  async function read(picture: File) {
    if (!acceptedTypes.includes(picture.type)) return void toast.error(copy.wrongType);
    if (picture.size > screenshotMaxBytes) return void toast.error(copy.tooLarge);
    try {
      setReading(await call.mutateAsync(picture));
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : copy.failed);
    }
  }

  return { reading, isBusy: call.isPending, read, dismiss: () => setReading(null) };
}
