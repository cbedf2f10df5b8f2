import { useLocation } from '@datewright/sdk/router';
import { LinkButton, Row, Text } from '@datewright/ui';
import { FormPage } from '../components/form-page.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useCopy } from '../copy/use-copy.ts';

export function EmailConfirmedPage() {
  const { confirmed: copy } = useCopy();
  const { state } = useLocation() as { state: { email?: string } | null };
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      {state?.email && <Text>{copy.why}</Text>}
      <LinkButton to="/login" state={state} variant="primary" full>
        {copy.signIn}
      </LinkButton>
      <Row>
        <RouteLink to="/chat-assistant">{copy.assistant}</RouteLink>
        <RouteLink to="/contact">{copy.contact}</RouteLink>
      </Row>
    </FormPage>
  );
}
