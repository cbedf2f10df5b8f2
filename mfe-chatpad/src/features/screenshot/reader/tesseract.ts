import type { GrayImage } from './pixels.ts';
import type { Recognize, RecognizedWord } from './recognized-text.ts';

/** What we use of the core's interface. */
interface TessBaseApi {
  Init(dataPath: string | null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
}
export interface TesseractCore {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => TessBaseApi;
}

/** The engine of neural networks, the only one in the core and the data that we ship. */
const lstmOnly = 1;
const singleBlock = '6';

/** Prepares a recognizer. `languages` are the contents of the `.traineddata` files by language. */
export function createRecognizer(core: TesseractCore, languages: Record<string, Uint8Array>): Recognize {
  for (const [language, data] of Object.entries(languages)) core.FS.writeFile(`${language}.traineddata`, data);
  const api = new core.TessBaseAPI();
  if (api.Init(null, Object.keys(languages).join('+'), lstmOnly) !== 0)
    throw new Error('The text reader did not start.');
  api.SetVariable('tessedit_pageseg_mode', singleBlock);
  // The images are black on white: what was read badly need not be read again as white on black.
  api.SetVariable('tessedit_do_invert', '0');
  return (image) => {
    core.FS.writeFile('/input', toPgm(image));
    if (api.SetImageFile(1, 0) === 1) throw new Error('The text reader did not take the picture.');
    api.Recognize(null);
    return parseTsv(api.GetTSVText(0));
  };
}

/** A "portable graymap", the simplest format that the core reads. */
function toPgm({ width, height, data }: GrayImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}

/** Level of rows about words in the core's tables. */
const wordLevel = '5';

function parseTsv(table: string): RecognizedWord[] {
  return table.split('\n').flatMap((row) => {
    const [level, , block, paragraph, line, , left, top, width, height, confidence, text = ''] = row.split('\t');
    if (level !== wordLevel || text.trim() === '') return [];
    const box = { left: Number(left), top: Number(top) };
    return {
      text: text.trim(),
      confidence: Number(confidence),
      line: `${block}.${paragraph}.${line}`,
      ...box,
      right: box.left + Number(width),
      bottom: box.top + Number(height),
    };
  });
}
