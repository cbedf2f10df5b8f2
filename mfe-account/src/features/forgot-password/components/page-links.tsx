import { Link } from '@datewright/sdk/router';
import { Row } from '@datewright/ui';
import { RouteLink } from '../../../components/route-link.tsx';
import { useCopy } from '../../../copy/use-copy.ts';

export function PageLinks() {
  const { forgot: copy } = useCopy();
  return (
    <Row $justify="space-between">
      <Link to="/login">{copy.backToLogin}</Link>
      <RouteLink to="/contact">{copy.contact}</RouteLink>
    </Row>
  );
}
