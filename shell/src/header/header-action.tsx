import { useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { LinkButton } from '@datewright/ui';
import { DesktopOnly } from './desktop-only.ts';
import { QuietLink } from './quiet-link.ts';
import type { useNavigation } from './use-navigation.ts';

/** On a small screen a visitor's takes the space between wordmark and menu, at any text size. */
const ActionSlot = styled.div<{ $isMember: boolean; $isBesideTools: boolean }>`
  @media (max-width: 55.99rem) {
    ${({ $isMember }) => !$isMember && 'container-type: inline-size; display: flex; flex: 1; justify-content: flex-end;'}
  }
  /* A member's plan card has the same action, and there is no room beside credits. */
  @media (max-width: 39.99rem) {
    display: ${({ $isMember }) => $isMember && 'none'};
  }
  /* Nor is there beside a member's tools, until the window is as wide as for the other links. */
  @media (min-width: 56rem) and (max-width: 71.99rem) {
    display: ${({ $isBesideTools }) => $isBesideTools && 'none'};
  }
`;

/** Hidden when there is no room beside wordmark and menu; the menu then contains it. */
const HideWhenNarrow = styled.div`
  @container (max-width: 7rem) {
    display: none;
  }
`;

interface Props {
  action: NonNullable<ReturnType<typeof useNavigation>['action']>;
  isMember: boolean;
  isMemberPage: boolean;
}

/** The header's one action: a link beside the others, or a button. */
export function HeaderAction({ action, isMember, isMemberPage }: Props) {
  const track = useTrack();
  const clicked = (label: string) =>
    track('cta_click', { location: 'header', label, cta_text: label, intent: 'header-cta' });
  if (action.quiet) {
    return (
      <DesktopOnly $isBesideTools={isMemberPage}>
        <QuietLink to={action.to} onClick={() => clicked(action.label)}>
          {action.label}
        </QuietLink>
      </DesktopOnly>
    );
  }
  return (
    <ActionSlot $isMember={isMember} $isBesideTools={isMemberPage}>
      <HideWhenNarrow>
        <LinkButton
          to={action.to}
          size="small"
          // Secondary, because the one ember action on screen belongs to the page.
          variant="secondary"
          onClick={() => clicked(action.label)}
        >
          {action.label}
        </LinkButton>
      </HideWhenNarrow>
    </ActionSlot>
  );
}
