import { screenshotMaxBytes } from '@datewright/contracts/chatpad/limits';
import { ApiError, useToast } from '@datewright/sdk/host';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useReadScreenshot } from '../api/use-read-screenshot.ts';
import { acceptedTypes } from '../lib/accepted-types.ts';
import { ReaderError, readOnDevice } from '../lib/reader-worker.ts';
import type { ReadingState } from '../lib/reading-state.ts';

/** Reads screenshots on the device. A picture is sent to the AI only by `sendToAi`, which the member chooses. */
export function useScreenshot() {
  const { screenshot: copy } = useCopy();
  const toast = useToast();
  const call = useReadScreenshot();
  const [state, setState] = useState<ReadingState>({ step: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(chosen: File[]) {
    const pictures = chosen.filter(({ type }) => acceptedTypes.includes(type));
    const [picture] = pictures;
    if (!picture || pictures.length < chosen.length) return void toast.error(copy.wrongType);
    if (pictures.some(({ size }) => size > screenshotMaxBytes)) return void toast.error(copy.tooLarge);
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: ReadingState) => controller.signal.aborted || setState(next);
    show({ step: 'reading', percent: 0 });
    try {
      const texts = await readOnDevice(pictures, {
        signal: controller.signal,
        onProgress: (share) => show({ step: 'reading', percent: Math.round(share * 100) }),
      });
      const unclear = texts.findIndex(({ isUnclear }) => isUnclear);
      if (unclear < 0) return void show({ step: 'read', texts });
      show({ step: 'ask', reason: 'unclear', picture: pictures[unclear] ?? picture });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ReaderError)) throw error;
      if (error.reason === 'reader') {
        return void show(
          navigator.onLine ? { step: 'ask', reason: 'noReader', picture } : { step: 'offline', pictures },
        );
      }
      toast.error(copy.failed);
      show({ step: 'idle' });
    }
  }

  function dismiss() {
    running.current?.abort();
    setState({ step: 'idle' });
  }

  async function sendToAi(picture: File) {
    setState({ step: 'sending' });
    try {
      setState({ step: 'answered', reading: await call.mutateAsync(picture) });
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : copy.failed);
      setState({ step: 'idle' });
    }
  }

  return { state, isBusy: state.step === 'reading' || state.step === 'sending', read, dismiss, sendToAi };
}
