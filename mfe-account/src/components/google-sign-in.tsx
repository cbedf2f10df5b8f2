import { styled } from '@datewright/sdk/styled';
import { Button, Stack } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { useStartGoogleSignIn } from '../hooks/use-start-google-sign-in.ts';
import { FailureNotice } from './failure-notice.tsx';
import { GoogleLogo } from './google-logo.tsx';

const Divider = styled.div`
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

/** The alternative below a form. `takeReturnPath` returns the page to open afterwards. */
export function GoogleSignIn({ takeReturnPath }: { takeReturnPath: () => string | null }) {
  const { google: copy } = useCopy();
  const { start, busy, failed } = useStartGoogleSignIn(takeReturnPath);
  return (
    <Stack>
      <Divider>{copy.or}</Divider>
      {failed && <FailureNotice message={copy.failed} />}
      <Button variant="secondary" full busy={busy} onClick={start}>
        {!busy && <GoogleLogo />}
        {copy.continue}
      </Button>
    </Stack>
  );
}
