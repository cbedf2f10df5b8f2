import { cleanMessage, toText } from '../src/features/screenshot/reader/clean-lines.ts';
import { findBubbles, findInnerBoxes } from '../src/features/screenshot/reader/find-bubbles.ts';
import { findRegions, loose } from '../src/features/screenshot/reader/find-regions.ts';
import { isolateText, margin } from '../src/features/screenshot/reader/isolate-text.ts';
import type { GrayImage, Pixels } from '../src/features/screenshot/reader/pixels.ts';
import { readHeader } from '../src/features/screenshot/reader/read-header.ts';
import { readScreenshot } from '../src/features/screenshot/reader/read-screenshot.ts';
import type { RecognizedWord } from '../src/features/screenshot/reader/recognized-text.ts';
import { black, drawLetters, drawPixels, white } from './support/draw-pixels.ts';

const bubblesOf = (picture: Pixels) =>
  findBubbles(findRegions(picture, 300), findRegions(picture, 300, loose)).map(({ side, top, bottom }) => ({
    side,
    height: bottom - top,
  }));

/** The rows of an image that have ink, without its margin. */
function inkRows({ width, height, data }: GrayImage): number[] {
  const rows = Array.from({ length: height }, (_, y) => y);
  return rows
    .filter((y) => data.subarray(y * width, (y + 1) * width).some((gray) => gray < 100))
    .map((y) => y - margin);
}

const word = (text: string, more: Partial<RecognizedWord> = {}): RecognizedWord => ({
  text,
  confidence: 95,
  line: '1',
  left: 0,
  right: 10,
  top: 0,
  bottom: 24,
  ...more,
});

describe('Bubbles', () => {
  test('Given coloured bubbles on both sides, then each has the side that it keeps to', () => {
    const canvas = drawPixels(390, 260);
    canvas.fill({ left: 12, top: 20, right: 230, bottom: 80 }, [233, 237, 243]);
    canvas.fill({ left: 150, top: 100, right: 378, bottom: 140 }, [16, 107, 213]);
    expect(bubblesOf(canvas.picture).map(({ side }) => side)).toEqual(['match', 'user']);
  });

  test('Given a bubble with a gradient, then it is found whole', () => {
    const canvas = drawPixels(390, 260, black);
    canvas.fill({ left: 150, top: 100, right: 378, bottom: 180 }, (y) => [216 - y / 2, 59 + y / 3, 140 + y / 3]);
    const [bubble] = bubblesOf(canvas.picture);
    expect(bubble?.side).toBe('user');
    expect(bubble?.height).toBeGreaterThanOrEqual(78);
  });

  test('Given a gradient as steep as a bubble of one line can have, then it is found whole', () => {
    const canvas = drawPixels(390, 260, black);
    canvas.fill({ left: 250, top: 100, right: 378, bottom: 138 }, (y) => [10 + (y - 100) * 5, 124, 255]);
    expect(bubblesOf(canvas.picture)).toEqual([{ side: 'user', height: expect.closeTo(37, -1) }]);
  });

  test('Given bubbles that hardly differ from the page, or only by a border, then they are found', () => {
    const canvas = drawPixels(390, 260);
    canvas.fill({ left: 12, top: 20, right: 230, bottom: 80 }, [243, 243, 243]);
    canvas.fill({ left: 150, top: 100, right: 378, bottom: 160 }, [217, 217, 217]);
    canvas.fill({ left: 151, top: 101, right: 377, bottom: 159 }, white);
    expect(bubblesOf(canvas.picture).map(({ side }) => side)).toEqual(['match', 'user']);
  });

  test('Given a date in the middle, an avatar and the field for a message, then none of them is a bubble', () => {
    const canvas = drawPixels(390, 400);
    canvas.fill({ left: 150, top: 20, right: 240, bottom: 46 }, [220, 220, 220]);
    canvas.fill({ left: 12, top: 100, right: 48, bottom: 136 }, [200, 100, 100]);
    canvas.fill({ left: 12, top: 340, right: 378, bottom: 380 }, [230, 230, 230]);
    expect(bubblesOf(canvas.picture)).toEqual([]);
  });

  test('Given areas side by side, then the screen is no chat', () => {
    const canvas = drawPixels(390, 260);
    for (const left of [20, 110, 200]) canvas.fill({ left, top: 200, right: left + 80, bottom: 230 }, [230, 230, 230]);
    expect(bubblesOf(canvas.picture)).toEqual([]);
  });
});

describe('Text of a bubble', () => {
  function isolate(draw: (canvas: ReturnType<typeof drawPixels>) => void) {
    const canvas = drawPixels(390, 260);
    canvas.fill({ left: 150, top: 100, right: 378, bottom: 160 }, [93, 47, 110]);
    draw(canvas);
    const labelled = findRegions(canvas.picture, 300);
    const [bubble] = findBubbles(labelled);
    return bubble ? isolateText(canvas.picture, labelled, bubble, { scale: 1, without: findInnerBoxes(bubble) }) : null;
  }

  test('Given white letters on colour, then they are black on white', () => {
    const image = isolate((canvas) => drawLetters(canvas, { left: 170, top: 120, count: 12, color: white }));
    expect(image && Math.min(...image.data)).toBe(0);
    expect(image?.data[0]).toBe(255);
  });

  test('Given no letters, then there is no image', () => {
    expect(isolate(() => {})).toBeNull();
  });

  test('Given a line that the upper edge cuts, then only whole lines are left', () => {
    const image = isolate((canvas) => {
      drawLetters(canvas, { left: 170, top: 96, count: 12, color: white });
      canvas.fill({ left: 150, top: 90, right: 378, bottom: 100 }, white);
      drawLetters(canvas, { left: 170, top: 130, count: 12, color: white });
    });
    expect(image && inkRows(image).every((row) => row >= 25)).toBe(true);
  });

  test('Given an emoji of another colour, then it is left out', () => {
    const image = isolate((canvas) => {
      drawLetters(canvas, { left: 170, top: 112, count: 12, color: white });
      canvas.fill({ left: 300, top: 130, right: 318, bottom: 148 }, [255, 204, 51]);
    });
    expect(image && inkRows(image).every((row) => row < 25)).toBe(true);
  });

  test('Given a quote of an earlier message, then only the new text is left', () => {
    const image = isolate((canvas) => {
      canvas.fill({ left: 160, top: 104, right: 370, bottom: 132 }, [60, 30, 80]);
      drawLetters(canvas, { left: 170, top: 112, count: 12, color: white });
      drawLetters(canvas, { left: 170, top: 140, count: 12, color: white });
    });
    expect(image && inkRows(image).every((row) => row > 35)).toBe(true);
  });

  test('Given a faint time in the lower right corner, then it is left out', () => {
    const image = isolate((canvas) => {
      drawLetters(canvas, { left: 170, top: 112, count: 12, color: white });
      drawLetters(canvas, { left: 340, top: 144, count: 5, color: [150, 120, 160] });
    });
    expect(image && inkRows(image).every((row) => row < 25)).toBe(true);
  });
});

describe('Recognized words', () => {
  test('Given a smaller time at the end, then it is dropped, and a time of the message stays', () => {
    const message = [word('at'), word('19:30'), word('20:10', { bottom: 15 }), word('vv', { bottom: 15 })];
    expect(cleanMessage(message).map(toText)).toEqual(['at 19:30']);
  });

  test('Given bars and noughts in place of letters, then they are mended', () => {
    expect(cleanMessage([word('|'), word("|'m"), word('Z0e'), word('10')]).map(toText)).toEqual(["I I'm Zoe 10"]);
  });

  test('Given a header with the clock and the battery, then the name and the age beside it are found', () => {
    expect(readHeader([word('9:41'), word('CC', { confidence: 47 })])).toEqual({ name: '', age: null });
    const header = [word('9:41'), word('<', { line: '2' }), word('Maya,', { line: '2' }), word('26', { line: '2' })];
    expect(readHeader(header)).toEqual({ name: 'Maya', age: 26 });
    expect(readHeader([word('Active'), word('now')]).name).toBe('');
  });
});

describe('A whole screen', () => {
  function drawChat() {
    const canvas = drawPixels(390, 400);
    drawLetters(canvas, { left: 100, top: 50, count: 10 });
    canvas.fill({ left: 12, top: 120, right: 230, bottom: 160 }, [233, 237, 243]);
    drawLetters(canvas, { left: 30, top: 135, count: 20 });
    canvas.fill({ left: 150, top: 180, right: 378, bottom: 220 }, [16, 107, 213]);
    drawLetters(canvas, { left: 170, top: 195, count: 20, color: white });
    return canvas.picture;
  }
  /** Answers each image with the next text. */
  function createRecognizer(...texts: string[]) {
    const left = [...texts];
    return () =>
      (left.shift() ?? '')
        .split(' ')
        .filter(Boolean)
        .map((text) => word(text));
  }

  test('Given a chat, then its messages, sides, name and app are read', () => {
    const shares: number[] = [];
    const text = readScreenshot(
      drawChat(),
      createRecognizer('We capsized twice', 'Who was steering?', 'Sophie'),
      (share) => shares.push(share),
    );
    expect(text).toEqual({
      messages: [
        { sender: 'match', content: 'We capsized twice' },
        { sender: 'user', content: 'Who was steering?' },
      ],
      name: 'Sophie',
      age: null,
      app: 'Tinder',
      lines: [],
      isUnclear: false,
    });
    expect(shares.at(-1)).toBe(1);
  });

  test('Given few words, or words that the recognizer is unsure of, then the reading is unclear', () => {
    expect(readScreenshot(drawChat(), createRecognizer('Hi')).isUnclear).toBe(true);
    const unsure = () => ['one', 'two', 'three', 'four'].map((text) => word(text, { confidence: 50 }));
    expect(readScreenshot(drawChat(), unsure).isUnclear).toBe(true);
  });

  test('Given a screen without bubbles, then its lines are read', () => {
    const canvas = drawPixels(390, 400);
    drawLetters(canvas, { left: 30, top: 135, count: 40 });
    const text = readScreenshot(canvas.picture, createRecognizer('Nurse by night, baker'));
    expect(text).toMatchObject({ messages: [], lines: ['Nurse by night, baker'], isUnclear: false });
  });
});
