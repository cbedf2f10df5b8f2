import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

const Values = styled.dl`
  border-left: 2px solid var(--hairline);
  margin: 0;
  padding-left: var(--space-3);
  > dt {
    color: var(--muted);
    font-size: var(--text-14);
  }
  > dd {
    margin: 0 0 var(--space-2);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

/** `periodStart` as `period start`. */
const humanizeKey = (key: string) =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** Items of a list that are shown at once: thousands would freeze the page. */
const pageSize = 20;

/** Renders any JSON value for people: labelled fields and numbered lists. */
export function StoredData({ value }: { value: unknown }) {
  const { ownData: copy } = useCopy();
  const [shown, setShown] = useState(pageSize);
  if (value === null || value === undefined || value === '') return copy.nothing;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return copy.nothing;
  const isList = Array.isArray(value);
  const hidden = isList ? Math.max(0, entries.length - shown) : 0;
  return (
    <>
      <Values>
        {entries.slice(0, entries.length - hidden).map(([key, part]) => [
          <dt key={`${key} name`}>{isList ? Number(key) + 1 : humanizeKey(key)}</dt>,
          <dd key={key}>
            <StoredData value={part} />
          </dd>,
        ])}
      </Values>
      {hidden > 0 && (
        <Button variant="secondary" size="small" onClick={() => setShown(shown + pageSize)}>
          {copy.showMore(hidden)}
        </Button>
      )}
    </>
  );
}
