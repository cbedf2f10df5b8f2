import { styled } from '@datewright/sdk/styled';
import { Heading, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import type { NoticeCopy } from '../copy/safety-notice/notice-copy.ts';

const Status = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
`;

interface Props {
  id: string;
  noticeCopy: NoticeCopy;
  size: 18 | 22;
  /** True when the notice answers a press of a button: it takes the focus, so that screen readers continue here. */
  focus: boolean;
}

/** The heading of a notice. Its text is added to an existing live region, so that screen readers announce it. */
export function NoticeHeading({ id, noticeCopy, size, focus }: Props) {
  const [isThere, setIsThere] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => setIsThere(true), []);
  useEffect(() => {
    if (focus && isThere) title.current?.focus();
  }, [focus, isThere]);
  return (
    <Status role="status">
      {isThere && (
        <>
          <Heading as="h3" $size={size} id={id} ref={title} tabIndex={-1}>
            {noticeCopy.title}
          </Heading>
          {noticeCopy.text.map((words) => (
            <Text key={words}>{words}</Text>
          ))}
        </>
      )}
    </Status>
  );
}
