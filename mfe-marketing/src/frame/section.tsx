import { styled } from '@datewright/sdk/styled';
import { Heading, Page } from '@datewright/ui';
import { type ReactNode, useId } from 'react';

const Box = styled.section`
  padding-block: clamp(var(--space-8), 5vw, var(--space-16));
`;

const Inside = styled(Page)`
  display: grid;
  gap: clamp(var(--space-6), 3vw, var(--space-10));
`;

/** One section of the page below its heading. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Box id={id} aria-labelledby={heading}>
      <Inside>
        <Heading id={heading} $size={36}>
          {title}
        </Heading>
        {children}
      </Inside>
    </Box>
  );
}
