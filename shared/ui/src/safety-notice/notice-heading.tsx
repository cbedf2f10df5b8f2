import { styled } from '@datewright/sdk/styled';
import { Heading, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';

const Status = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
`;

interface Props {
  id: string;
  title: string;
  texts: readonly string[];
  size: 18 | 22;
  /** True when the notice answers a press of a button: it takes the focus, so that screen readers continue here. */
  focus: boolean;
}

/** The heading of a notice. Its text is added to an existing live region, so that screen readers announce it. */
export function NoticeHeading({ id, title, texts, size, focus }: Props) {
  const [isThere, setIsThere] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setIsThere(true), []);
  useEffect(() => {
    if (focus && isThere) heading.current?.focus();
  }, [focus, isThere]);
  return (
    <Status role="status">
      {isThere && (
        <>
          <Heading as="h3" $size={size} id={id} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {texts.map((words) => (
            <Text key={words}>{words}</Text>
          ))}
        </>
      )}
    </Status>
  );
}
