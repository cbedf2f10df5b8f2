import { styled } from '@datewright/sdk/styled';
import { Fragment, type ReactNode } from 'react';
import { MarginNote } from './margin-note.tsx';

const Lines = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-4);
  > * {
    min-width: 0;
  }
  @media (min-width: 48rem) {
    align-items: center;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Beside = styled.div`
  display: none;
  @media (min-width: 48rem) {
    display: block;
  }
`;

const Below = styled.div`
  margin-bottom: var(--space-3);
  padding-left: var(--space-4);
  @media (min-width: 48rem) {
    display: none;
  }
`;

export interface AnnotatedLine {
  key: string;
  content: ReactNode;
  note?: string | undefined;
}

/** An annotated conversation: notes are beside their line, or below it on a phone. */
export const AnnotatedChat = ({ lines }: { lines: readonly AnnotatedLine[] }) => (
  <Lines>
    {lines.map(({ key, content, note }) => (
      <Fragment key={key}>
        <div>
          {content}
          {note && (
            <Below>
              <MarginNote to="up">{note}</MarginNote>
            </Below>
          )}
        </div>
        <Beside aria-hidden={note ? undefined : true}>{note && <MarginNote>{note}</MarginNote>}</Beside>
      </Fragment>
    ))}
  </Lines>
);
