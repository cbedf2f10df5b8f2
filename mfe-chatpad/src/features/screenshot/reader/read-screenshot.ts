import type { Message } from '@datewright/contracts/chatpad/match';
import { cleanMessage, toText } from './clean-lines.ts';
import { type App, detectApp } from './detect-app.ts';
import { type Bubble, findBubbles, findInnerBoxes } from './find-bubbles.ts';
import { findRegions, type LabelledPicture, loose, type Region } from './find-regions.ts';
import { isolateText } from './isolate-text.ts';
import { type GrayImage, heightOf, type Pixels, pixelsPerPoint, shrinkToPoints, widthOf } from './pixels.ts';
import { readHeader } from './read-header.ts';
import type { Recognize, RecognizedWord } from './recognized-text.ts';

/** What was read from a screenshot: the bubbles of a chat, or the lines of anything else. */
export interface ScreenText {
  messages: Message[];
  /** Of the person in the header of the chat. */
  name: string;
  age: number | null;
  app: App | null;
  /** Lines of text outside bubbles, when there are no bubbles. */
  lines: string[];
  /** True if the reader recognized too little to rely on it. */
  isUnclear: boolean;
}

const minRegionArea = 300;
/** Share of the picture that a region needs to be read when there are no bubbles. */
const minBlockShare = 0.06;
const minWords = 4;
/** From 0 to 100, the recognizer's own. */
const minConfidence = 60;
/** Below this a bubble is taken for a part of a picture. */
const minBubbleConfidence = 45;
/** Points. */
const maxHeaderHeight = 160;
const maxFooterHeight = 110;

/** Reads a screenshot of a chat or a profile. `onProgress` gets the share that is done. */
export function readScreenshot(
  picture: Pixels,
  recognize: Recognize,
  onProgress: (share: number) => void = () => {},
): ScreenText {
  const scale = pixelsPerPoint(picture);
  const points = shrinkToPoints(picture, scale);
  const labelled = findRegions(points, minRegionArea);
  const recognizeIf = (image: GrayImage | null) => (image ? recognize(image) : []);
  const read = (region: Region) => recognizeIf(isolateText(picture, labelled, region, { scale }));
  const readBubble = (bubble: Bubble) =>
    recognizeIf(isolateText(picture, bubble.labelled, bubble, { scale, without: findInnerBoxes(bubble) }));
  const bubbles = findBubbles(labelled, findRegions(points, minRegionArea, loose));
  const chat = readBubbles(bubbles, readBubble, onProgress);
  if (chat.messages.length === 0) return readBlocks(labelled, read, onProgress);
  const first = Math.min(chat.bubbles[0]?.top ?? 0, maxHeaderHeight);
  const last = Math.max(chat.bubbles.at(-1)?.bottom ?? 0, labelled.picture.height - maxFooterHeight);
  const header = readBars(labelled, (region) => region.top < first, { top: 0, bottom: first }, read);
  const hasOwnColor = detectApp(chat.bubbles, '');
  const footer = hasOwnColor
    ? ''
    : toText(
        readBars(labelled, (region) => region.bottom > last, { top: last, bottom: labelled.picture.height }, read),
      );
  onProgress(1);
  return {
    messages: chat.messages,
    ...readHeader(header),
    app: hasOwnColor ?? detectApp(chat.bubbles, footer),
    lines: [],
    isUnclear: isUnclear(chat.words),
  };
}

type Read = (region: Region) => RecognizedWord[];

function readBubbles(
  all: readonly Bubble[],
  read: (bubble: Bubble) => RecognizedWord[],
  onProgress: (share: number) => void,
) {
  const messages: Message[] = [];
  const bubbles: Bubble[] = [];
  const words: RecognizedWord[] = [];
  all.forEach((bubble, at) => {
    onProgress(at / (all.length + 1));
    const lines = cleanMessage(read(bubble));
    if (lines.length === 0 || confidenceOf(lines.flat()) < minBubbleConfidence) return;
    bubbles.push(bubble);
    words.push(...lines.flat());
    messages.push({ sender: bubble.side, content: lines.map(toText).join(' ') });
  });
  return { messages, bubbles, words };
}

/** Reads the bar above or below a chat: the largest regions there, cropped to it. */
function readBars(
  { regions }: LabelledPicture,
  isThere: (region: Region) => boolean,
  { top, bottom }: { top: number; bottom: number },
  read: Read,
): RecognizedWord[] {
  return regions
    .filter((region) => isThere(region) && widthOf(region) > 120)
    .map((region) => ({ ...region, top: Math.max(region.top, top), bottom: Math.min(region.bottom, bottom) }))
    .filter((region) => heightOf(region) > 14)
    .flatMap((region, at) => read(region).map((word) => ({ ...word, line: `${at}.${word.line}` })));
}

/** Reads the large areas of a screen without bubbles, such as a profile, from top to bottom. */
function readBlocks(
  { regions, picture }: LabelledPicture,
  read: Read,
  onProgress: (share: number) => void,
): ScreenText {
  const blocks = regions
    .filter((region) => region.area > picture.width * picture.height * minBlockShare)
    .sort((one, other) => one.top - other.top);
  const lines = blocks.flatMap((block, at) => {
    onProgress(at / blocks.length);
    return cleanMessage(read(block));
  });
  onProgress(1);
  return {
    messages: [],
    name: '',
    age: null,
    app: null,
    lines: lines.map(toText),
    isUnclear: isUnclear(lines.flat()),
  };
}

const isUnclear = (words: readonly RecognizedWord[]) => words.length < minWords || confidenceOf(words) < minConfidence;

const confidenceOf = (words: readonly RecognizedWord[]) =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
