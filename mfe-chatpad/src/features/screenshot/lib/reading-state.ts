import type { readScreenshot } from '@datewright/contracts/chatpad/read-screenshot';
import type { z } from '@datewright/sdk/zod';
import type { ScreenText } from '../reader/read-screenshot.ts';

/** What the AI read from a picture. */
export type ScreenshotReading = z.output<typeof readScreenshot.response>;

export type ReadingState =
  | { step: 'idle' }
  | { step: 'reading'; percent: number }
  /** Read on the device and not added yet. */
  | { step: 'read'; texts: ScreenText[] }
  /** Asks before the picture is sent: little was read, or the reader did not work. */
  | { step: 'ask'; reason: 'unclear' | 'noReader'; picture: File }
  | { step: 'offline'; pictures: File[] }
  | { step: 'sending' }
  /** What the AI read waits for the member's decision. */
  | { step: 'answered'; reading: ScreenshotReading };
