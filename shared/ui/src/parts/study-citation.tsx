import type { Evidence } from '@datewright/contracts/evidence';

/** Cites a study the same way everywhere: claim, figure, source and limitation. */
export function StudyCitation({
  study,
  limit,
}: {
  study: Evidence /** The words before the limitation. */;
  limit: string;
}) {
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
