import { useRouteCheck } from '@datewright/sdk/host';
import { LinkButton, Row } from '@datewright/ui';
import { usePurchaseCopy } from '../../../copy/use-purchase-copy.ts';

const paths = ['/chatpad', '/photoanalyzer', '/bioscanner'] as const;

/** The tools that there are. */
export function QuickLinks() {
  const { purchase: copy } = usePurchaseCopy();
  const has = useRouteCheck();
  return (
    <Row as="nav" aria-label={copy.tools} $gap={2}>
      {paths.filter(has).map((path) => (
        <LinkButton key={path} to={path} variant="secondary" size="small">
          {copy.links[path]}
        </LinkButton>
      ))}
    </Row>
  );
}
