import { css, keyframes, styled } from '@datewright/sdk/styled';

const land = keyframes`
  from { opacity: 0; transform: translateY(10px); }
`;

/** A chat message. AI-written text is on orchid everywhere in the product. */
export const ChatBubble = styled.div<{ $from: 'them' | 'me' | 'ai'; $order?: number }>`
  animation: ${land} var(--time-enter) var(--ease) ${({ $order = 0 }) => $order * 120}ms backwards;
  border-radius: 18px;
  max-width: min(26rem, 92%);
  overflow-wrap: anywhere;
  padding: 0.625rem 0.875rem;
  width: fit-content;
  ${({ $from }) =>
    $from === 'them'
      ? css`
          background: var(--surface-raised);
          border-bottom-left-radius: 4px;
        `
      : css`
          background: var(--ai-wash);
          border: 1px solid color-mix(in srgb, var(--orchid) 40%, transparent);
          border-bottom-right-radius: 4px;
          margin-left: auto;
        `}
  ${({ $from }) =>
    $from === 'me' &&
    css`
      background: var(--surface);
      border-color: var(--control-line);
    `}
`;
