import { styled } from '@datewright/sdk/styled';

/** The page on paper: black on white in every theme, and invisible on the screen. */
export const Paper = styled.article`
  --ink: #111;
  --pale: #555;
  --line: #ccc;
  background: #fff;
  color: var(--ink);
  font-size: 10pt;
  line-height: 1.35;
  @media screen {
    display: none;
  }
  h1 {
    font-family: var(--font-heading);
    font-size: 22pt;
  }
  h2 {
    border-bottom: 1pt solid var(--ink);
    break-after: avoid;
    font-family: var(--font-heading);
    font-size: 14pt;
    margin: 7mm 0 3mm;
  }
  h3 {
    font-size: 12pt;
  }
  ul,
  ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
`;

export const Pale = styled.p`
  color: var(--pale);
  font-size: 9pt;
`;

export const Places = styled.ol`
  display: grid;
  gap: 4mm;
  grid-template-columns: repeat(5, 1fr);
  > li {
    break-inside: avoid;
    font-size: 8.5pt;
  }
  img {
    aspect-ratio: 4 / 5;
    border-radius: 2mm;
    height: auto;
  }
`;

export const Prompts = styled.ul`
  > li::before {
    content: '☐ ';
  }
`;

export const Block = styled.section`
  break-inside: avoid;
  display: grid;
  gap: 5mm;
  grid-template-columns: 42mm minmax(0, 1fr);
  padding-block: 3mm;
  & + & {
    border-top: 0.5pt solid var(--line);
  }
  > img {
    border-radius: 2mm;
    max-height: 80mm;
    object-fit: contain;
    object-position: top;
    width: 100%;
  }
`;

export const Head = styled.header`
  align-items: baseline;
  display: flex;
  justify-content: space-between;
  > strong {
    font-size: 14pt;
  }
`;

export const Lines = styled.ul<{ $sign: '+' | '–' }>`
  > li {
    padding-left: 4mm;
    text-indent: -4mm;
  }
  > li::before {
    content: '${({ $sign }) => $sign}';
    display: inline-block;
    text-indent: 0;
    width: 4mm;
  }
`;

export const Numbers = styled.table`
  border-collapse: collapse;
  font-size: 8pt;
  margin-top: 2mm;
  width: 100%;
  th {
    font-weight: 600;
    text-align: left;
  }
  td,
  th {
    border-top: 0.5pt solid var(--line);
    line-height: 1.2;
    padding: 0.4mm 2mm 0.4mm 0;
  }
  tr[data-open] td {
    font-weight: 700;
  }
`;
