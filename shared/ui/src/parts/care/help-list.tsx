import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import type { CareWords } from '../../copy/care/en.ts';
import { Lines, More } from './care-frame.ts';
import type { HelpLine } from './help-lines.ts';
import { type HelpKind, helpNear } from './help-near.ts';
import { Phone } from './phone.tsx';

const Line = styled.li`
  align-items: center;
  display: flex;
  gap: 0 var(--space-4);
  justify-content: space-between;
  > a {
    align-items: center;
    display: inline-flex;
    font-weight: 600;
    min-height: var(--target);
    white-space: nowrap;
  }
  > span {
    display: grid;
    min-width: 0;
  }
  small {
    color: var(--muted);
    font-size: var(--text-14);
  }
`;

const Near = styled(Line)`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  flex-wrap: wrap;
  padding: var(--space-2) var(--space-4);
  > a {
    font-size: var(--text-28);
    font-weight: 700;
  }
`;

const Directory = styled.a`
  align-items: center;
  align-self: start;
  display: inline-flex;
  min-height: var(--target);
`;

interface Props {
  kind: HelpKind;
  title: string;
  words: CareWords['help'];
  language: 'en' | 'hu';
  zone: string;
  /** What is said right below the number. */
  children: ReactNode;
}

/** Lines to call: those of the place where the browser is, and behind them all others. */
export function HelpList({ kind, title, words, language, zone, children }: Props) {
  const { near, elsewhere, directory } = helpNear(kind, zone);
  return (
    <Stack $gap={3}>
      <Heading as="h4" $size={18}>
        {title}
      </Heading>
      {near.length > 0 ? (
        <Lines>
          {near.map((line) => (
            <Near key={line.number}>
              <span>
                <strong>{line.name ?? placesOf(line, language)}</strong>
                <small>{saidOf(line, words)}</small>
              </span>
              <Phone number={line.number} />
            </Near>
          ))}
        </Lines>
      ) : (
        <Text $tone="muted">{words.none}</Text>
      )}
      {children}
      <Directory href={directory.link} target="_blank" rel="noreferrer">
        {words.directory(directory.name)}
      </Directory>
      <More>
        <summary>{words.elsewhere}</summary>
        <Lines>
          {elsewhere.map((line) => (
            <Line key={line.countries.join()}>
              <span>
                {placesOf(line, language)}
                <small>{[line.name, saidOf(line, words)].filter(Boolean).join(' · ')}</small>
              </span>
              <Phone number={line.number} />
            </Line>
          ))}
        </Lines>
      </More>
    </Stack>
  );
}

const saidOf = ({ free, always, texts }: HelpLine, words: CareWords['help']) =>
  [texts && words.texts, free && words.free, always && words.always].filter(Boolean).join(' · ');

function placesOf({ countries }: HelpLine, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return new Intl.ListFormat(language).format(countries.map((country) => names.of(country) ?? country));
}
