import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useLocation } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { FailureNotice } from '../../../frame/failure-notice.tsx';
import { sessionsQuery } from '../api/sessions-query.ts';
import { EmailSection } from './email-section.tsx';
import { FirstPassword } from './first-password.tsx';
import { GoogleSection } from './google-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const Space = styled.div`
  padding-block: var(--space-8);
  width: 100%;
`;

export function SecurityPage() {
  const { security: copy } = useCopy();
  // Until it is known, a member is taken for one with a password: almost all are.
  const ways = useQuery(sessionsQuery(useApi())).data?.ways;
  const told = useLocation().state as { message?: string } | null;
  return (
    <Space>
      <Page $width="text">
        <Stack $gap={6}>
          <Heading as="h1" $size={28}>
            {copy.title}
          </Heading>
          {told?.message && <FailureNotice sentence={told.message} />}
          <SessionsSection />
          {ways?.password === false ? <FirstPassword /> : <PasswordSection />}
          <EmailSection />
          {ways?.google && <GoogleSection />}
        </Stack>
      </Page>
    </Space>
  );
}
