import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { useShellCopy } from '../copy/use-shell-copy.ts';

const Home = styled(Link)`
  align-items: center;
  border-radius: var(--radius-control);
  color: var(--text);
  display: inline-flex;
  flex-wrap: wrap;
  font-family: var(--font-heading);
  /* Text at 200% still leaves room for the menu. */
  font-size: min(var(--text-22), 7vw);
  font-weight: 700;
  gap: var(--space-2);
  height: var(--target);
  letter-spacing: -0.03em;
  min-width: 28px;
  /* A name that does not fit wraps out of sight. */
  overflow: hidden;
  text-decoration: none;
  > svg {
    flex: none;
    height: 100%;
  }
`;

/** The product's mark: a speech bubble with a spark. Beside credits in large text, only the mark is left. */
export function Logo() {
  const copy = useShellCopy();
  return (
    <Home to="/">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path
          fill="var(--ember)"
          d="M8 2h12a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-5.5l-5.9 4.4A1 1 0 0 1 7 25.6V22a6 6 0 0 1-5-6V8a6 6 0 0 1 6-6Z"
        />
        <path fill="var(--on-ember)" d="m14 5.5 1.7 4.8 4.8 1.7-4.8 1.7L14 18.5l-1.7-4.8L7.5 12l4.8-1.7L14 5.5Z" />
      </svg>
      {copy.product}
    </Home>
  );
}
