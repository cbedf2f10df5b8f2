import { styled } from '@datewright/sdk/styled';

/** From this width on, the page has two columns. */
export const wideBreakpoint = '56rem';

/** Hidden on a phone, whose action bar has the same action. */
export const OnlyWide = styled.span`
  display: contents;
  @media (max-width: 55.99rem) {
    display: none;
  }
`;
