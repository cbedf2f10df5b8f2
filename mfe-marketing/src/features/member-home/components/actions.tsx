import { useTools, useTrack } from '@datewright/sdk/host';
import { Icon, iconNamed, LinkButton, Row } from '@datewright/ui';

const most = 2;

/** The things that a member comes for. */
export function Actions() {
  const track = useTrack();
  const shown = useTools().flatMap(({ card, path }) =>
    card?.home.action && path ? [{ to: path, label: card.home.action, icon: iconNamed(card.icon) }] : [],
  );
  return (
    <Row $gap={3}>
      {shown.slice(0, most).map(({ to, label, icon }, at) => (
        <LinkButton
          key={to}
          to={to}
          size="large"
          variant={at === 0 ? 'primary' : 'secondary'}
          onClick={() => track('cta_click', { location: 'member-home', label })}
        >
          <Icon name={icon} />
          {label}
        </LinkButton>
      ))}
    </Row>
  );
}
