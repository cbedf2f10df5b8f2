import { styled } from '@datewright/sdk/styled';
import { Button, Notice, Row } from '@datewright/ui';
import { browserTimeZone, findHelpLines } from '@datewright/ui/emergency';
import { PhoneLink } from '@datewright/ui/phone-link';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

// The accent color looks like an alarm here.
const PhoneRow = styled(Row)`
  font-size: var(--text-22);
  font-weight: 700;
  > a,
  > span {
    align-items: center;
    color: inherit;
    display: inline-flex;
    min-height: var(--target);
  }
  > span {
    font-size: var(--text-16);
  }
`;

const Directory = styled.a`
  align-items: center;
  color: inherit;
  display: inline-flex;
  min-height: var(--target);
`;

/** Fully in view above the bottom bar of a phone. */
const Box = styled.div`
  scroll-margin-block: 5rem 9rem;
`;

interface Props {
  /** The member has read it and wants to write. */
  onGoOn: () => void;
}

/** Help lines, shown as soon as the text sounds like a call for help, without pressing a button. */
export function CrisisHelp({ onGoOn }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { conversation: copy } = useCopy();
  const { near, directory } = findHelpLines('crisis', browserTimeZone(), navigator.language);
  return (
    <Box ref={box}>
      <Notice
        live="polite"
        title={copy.crisis.title}
        action={
          <Button variant="ghost" size="small" onClick={onGoOn}>
            {copy.crisis.goOn}
          </Button>
        }
      >
        {near.map(({ name, number }) => (
          <PhoneRow key={number} $gap={3}>
            <PhoneLink number={number} />
            <span>{name}</span>
          </PhoneRow>
        ))}
        <Directory href={directory.link} target="_blank" rel="noreferrer">
          {copy.crisis.directory(directory.name)}
        </Directory>
      </Notice>
    </Box>
  );
}
