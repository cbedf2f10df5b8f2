import { useRouteCheck, useTrack } from '@datewright/sdk/host';
import { Icon, LinkButton, Row } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';

/** The two things that a member comes for. */
export function Actions() {
  const copy = useMarketingCopy().member;
  const has = useRouteCheck();
  const track = useTrack();
  const clicked = (label: string) => () => track('cta_click', { location: 'member-home', label });
  return (
    <Row $gap={3}>
      {has('/chatpad') && (
        <LinkButton to="/chatpad" size="large" onClick={clicked(copy.messages)}>
          <Icon name="chat" />
          {copy.messages}
        </LinkButton>
      )}
      {has('/bioscanner') && (
        <LinkButton to="/bioscanner" size="large" variant="secondary" onClick={clicked(copy.profile)}>
          <Icon name="profile" />
          {copy.profile}
        </LinkButton>
      )}
    </Row>
  );
}
