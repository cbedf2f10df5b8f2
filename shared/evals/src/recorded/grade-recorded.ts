import type { Label, Quality, RecordedCase } from './recorded-case.ts';
import type { ShownAnswer } from './request-case.ts';

/** One case at one quality; one line of `--json`. */
export interface RecordedResult {
  id: string;
  quality: Quality;
  /** The error code or the moderation category when the request failed. */
  error: string | null;
  /** Requests to the AI for this case; 0 when moderation stopped it before, or the case was not recognized. */
  requests: number;
  charged: number;
  sent: { good: number; bad: number; either: number };
  shown: number;
  /** Shown lines without a label: the service's own, or the demo AI's. */
  unlabelled: number;
  dropped: number;
  lost: Label[];
  shownBad: Label[];
  /** Why lines were dropped, where the service counts it. */
  reasons: string[];
}

/** Spots that are shown of those that are written. A further one is not lost. */
const maxShown = new Map([['date_spots', 3]]);

const toComparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}_]+/gu, '');

interface Measured {
  answer: ShownAnswer;
  requests: number;
  charged: number;
  reasons: string[];
}

/** Compares what was shown with the labels of what the AI wrote. */
export function gradeRecorded(
  { name, schema, labels }: RecordedCase,
  quality: Quality,
  { answer, requests, charged, reasons }: Measured,
): RecordedResult {
  const shown = new Set(answer.lines.map(toComparable));
  const isShown = ({ text }: Label) => shown.has(toComparable(text));
  const first = labels[quality];
  const fallback = requests > 1 ? (labels.second ?? labels.best) : [];
  const written = [...new Map([...fallback, ...first].map((one) => [toComparable(one.text), one])).values()];
  const isFull = answer.lines.length >= (maxShown.get(schema) ?? Number.POSITIVE_INFINITY);
  const lost = isFull ? [] : first.filter((one) => one.good === true && !isShown(one));
  return {
    id: name,
    quality,
    error: answer.error,
    requests,
    charged,
    sent: {
      good: first.filter(({ good }) => good === true).length,
      bad: first.filter(({ good }) => good === false).length,
      either: first.filter(({ good }) => good === null).length,
    },
    shown: answer.lines.length,
    unlabelled: answer.lines.filter((line) => !written.some(({ text }) => toComparable(text) === toComparable(line)))
      .length,
    dropped: first.filter((one) => !isShown(one)).length,
    lost,
    shownBad: written.filter((one) => one.good === false && isShown(one)),
    reasons,
  };
}
