import type { Evidence } from '@datewright/contracts/evidence';

/** A study as it is always cited: claim, figure, source, and the limit that belongs to it. */
export function StudyCitation({ study, limit }: { study: Evidence /** What leads to the limit. */; limit: string }) {
  return (
    <>
      {study.claim} {study.figure}.{' '}
      <a href={study.link} target="_blank" rel="noreferrer">
        {study.source}
      </a>
      . {limit} {study.limit}
    </>
  );
}
