import { styled } from '@datewright/sdk/styled';

/** Typography of posts. */
export const Prose = styled.div`
  font-size: var(--text-18);
  line-height: 1.65;
  max-width: var(--measure);
  overflow-wrap: anywhere;
  > * + * {
    margin-top: var(--space-4);
  }
  h2 {
    font-size: var(--text-28);
    margin-top: var(--space-10);
  }
  h3 {
    font-size: var(--text-22);
    margin-top: var(--space-8);
  }
  ul,
  ol {
    display: grid;
    gap: var(--space-2);
    padding-left: var(--space-6);
  }
  blockquote {
    border-left: 3px solid var(--orchid);
    color: var(--muted);
    padding-left: var(--space-4);
  }
  img {
    border-radius: var(--radius-control);
    height: auto;
  }
  table {
    border-collapse: collapse;
    display: block;
    overflow-x: auto;
  }
  th,
  td {
    border-bottom: 1px solid var(--hairline);
    padding: var(--space-2) var(--space-3);
    text-align: left;
  }
  code,
  pre {
    background: var(--surface-raised);
    border-radius: 6px;
    font-family: var(--font-mono);
    font-size: 0.9em;
    overflow-x: auto;
    padding: 0.1em 0.3em;
  }
`;
