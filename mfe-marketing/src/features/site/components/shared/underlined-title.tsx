import { Underlined } from '../illustrations/hand-drawn-marks.tsx';

/** A title whose second part is underlined by hand. */
export function UnderlinedTitle({ parts: [before, marked, after] }: { parts: readonly [string, string, string] }) {
  return (
    <>
      {before}
      <Underlined>{marked}</Underlined>
      {after}
    </>
  );
}
