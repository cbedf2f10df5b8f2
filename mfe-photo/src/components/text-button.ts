import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';

/** A button of words only, whose text lines up with the column on either side. */
export const TextButton = styled(Button).attrs({ variant: 'ghost', size: 'small' })`
  && {
    padding-inline: 0;
  }
  &&:hover:not(:disabled)::before {
    inset: 0 calc(-1 * var(--space-2));
  }
`;
