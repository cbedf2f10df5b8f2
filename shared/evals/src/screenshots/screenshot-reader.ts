import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '@datewright/platform/root';
import sharp from 'sharp';
import type { ScreenReading } from './grade-screenshots.ts';

const chatpad = join(root, 'mfe-chatpad');
const packages = join(root, 'node_modules');
/** In the order of the worker. */
const languages = ['hun', 'eng'];

/** The reader of the page, loaded from where it runs. */
async function loadProduct() {
  const reader = join(chatpad, 'src/features/screenshot/reader');
  const [{ createRecognizer }, { readScreenshot }, { joinMessages }, { readAsProfile }] = await Promise.all([
    import(join(reader, 'tesseract.ts')),
    import(join(reader, 'read-screenshot.ts')),
    import(join(chatpad, 'src/features/screenshot/lib/join-messages.ts')),
    import(join(chatpad, 'src/features/conversation/lib/parse-profile.ts')),
  ]);
  const data: Record<string, Uint8Array> = {};
  for (const language of languages) {
    const packed = await readFile(
      join(packages, `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
    );
    data[language] = gunzipSync(packed);
  }
  const { default: createCore } = await import(join(packages, 'tesseract.js-core/tesseract-core-simd-lstm.js'));
  const core = await createCore({});
  return { recognize: createRecognizer(core, data), readScreenshot, joinMessages, readAsProfile };
}

export interface TimedReading {
  reading: ScreenReading;
  /** Processor time of the slowest picture, which other programs on the machine change little. */
  milliseconds: number;
}

/** Returns a function that reads the pictures of one screen as the page does in its worker. */
export async function createScreenshotReader(): Promise<(pictures: readonly Buffer[]) => Promise<TimedReading>> {
  const { recognize, readScreenshot, joinMessages, readAsProfile } = await loadProduct();
  return async (pictures) => {
    const readings: ScreenReading[] = [];
    let milliseconds = 0;
    for (const picture of pictures) {
      const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const start = process.threadCpuUsage().user;
      const { messages, name, age, app, lines } = readScreenshot({ ...info, data }, recognize);
      milliseconds = Math.max(milliseconds, (process.threadCpuUsage().user - start) / 1000);
      const profile = lines.length > 0 ? readAsProfile(lines.join('\n')) : { name, age, bio: '', interests: [] };
      const before = readings.at(-1);
      readings.push({
        ...profile,
        app: before?.app ?? app,
        messages: before ? joinMessages(before.messages, messages) : messages,
      });
    }
    const reading = readings.at(-1);
    if (!reading) throw new Error('There is no picture.');
    return { reading, milliseconds };
  };
}
