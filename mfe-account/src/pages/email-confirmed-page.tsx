import { LinkButton, Row } from '@datewright/ui';
import { FormPage } from '../components/form-page.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useCopy } from '../copy/use-copy.ts';

export function EmailConfirmedPage() {
  const { confirmed: copy } = useCopy();
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <LinkButton to="/login" variant="primary" full>
        {copy.signIn}
      </LinkButton>
      <Row>
        <RouteLink to="/chat-assistant">{copy.assistant}</RouteLink>
        <RouteLink to="/contact">{copy.contact}</RouteLink>
      </Row>
    </FormPage>
  );
}
