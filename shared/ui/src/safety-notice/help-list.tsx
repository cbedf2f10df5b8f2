import { styled } from '@datewright/sdk/styled';
import { Heading, Stack } from '@datewright/ui';
import type { ReactNode } from 'react';
import type { SafetyNoticeCopy } from '../copy/safety-notice/en.ts';
import { findHelpLines, type HelpKind } from './find-help-lines.ts';
import type { HelpLine } from './help-lines.ts';
import { Disclosure, PlainList } from './notice-layout.ts';
import { PhoneLink } from './phone-link.tsx';

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

const LocalLine = styled(Line)`
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
  words: SafetyNoticeCopy['help'];
  language: 'en' | 'hu';
  zone: string;
  /** The text right below the number. */
  children: ReactNode;
}

/** Help lines for the country of the browser, followed by all others, which are open when that country is unknown. */
export function HelpList({ kind, title, words, language, zone, children }: Props) {
  const { near, elsewhere, directory, isPlaceUnknown } = findHelpLines(kind, zone, globalThis.navigator?.language);
  return (
    <Stack $gap={3}>
      <Heading as="h4" $size={18}>
        {title}
      </Heading>
      {near.length > 0 && (
        <PlainList>
          {near.map((line) => (
            <LocalLine key={line.number}>
              <span>
                <strong>{line.name ?? formatCountries(line, language)}</strong>
                <small>
                  {describeLine(line, words, isPlaceUnknown && line.name && formatCountries(line, language))}
                </small>
              </span>
              <PhoneLink number={line.number} />
            </LocalLine>
          ))}
        </PlainList>
      )}
      {children}
      <Directory href={directory.link} target="_blank" rel="noreferrer">
        {words.directory(directory.name)}
      </Directory>
      <Disclosure open={isPlaceUnknown}>
        <summary>{words.elsewhere}</summary>
        <PlainList>
          {elsewhere.map((line) => (
            <Line key={line.countries.join()}>
              <span>
                {formatCountries(line, language)}
                <small>{[line.name, describeLine(line, words)].filter(Boolean).join(' · ')}</small>
              </span>
              <PhoneLink number={line.number} />
            </Line>
          ))}
        </PlainList>
      </Disclosure>
    </Stack>
  );
}

const describeLine = (
  { free, always, texts }: HelpLine,
  words: SafetyNoticeCopy['help'],
  place: string | false | undefined = false,
) => [place, texts && words.texts, free && words.free, always && words.always].filter(Boolean).join(' · ');

function formatCountries({ countries }: HelpLine, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return new Intl.ListFormat(language).format(countries.map((country) => names.of(country) ?? country));
}
