import { styled } from '@datewright/sdk/styled';
import { Button, Stack } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { FailureNotice } from './failure-notice.tsx';
import { GoogleMark } from './google-mark.tsx';
import { useGoogleStart } from './use-google-start.ts';

const Or = styled.div`
  align-items: center;
  color: var(--muted);
  display: flex;
  font-size: var(--text-14);
  gap: var(--space-3);
  &::before,
  &::after {
    border-top: 1px solid var(--hairline);
    content: '';
    flex: 1;
  }
`;

/** The other way in, below a form. `takeWish` answers where to go afterwards. */
export function GoogleSignIn({ takeWish }: { takeWish: () => string | null }) {
  const { google: copy } = useCopy();
  const { start, busy, failed } = useGoogleStart(takeWish);
  return (
    <Stack>
      <Or>{copy.or}</Or>
      {failed && <FailureNotice sentence={copy.failed} />}
      <Button variant="secondary" full busy={busy} onClick={start}>
        {!busy && <GoogleMark />}
        {copy.continue}
      </Button>
    </Stack>
  );
}
