import { type LegalDocumentName, legalVersions } from '@datewright/contracts/legal-versions';
import { getLegal, type Legal } from '@datewright/contracts/marketing/get-legal';
import { formatUtcDate } from '@datewright/sdk/dates';
import { usePageData } from '@datewright/sdk/page-data';
import { useLocation } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Notice, Page, Skeleton, Stack, Text } from '@datewright/ui';
import { type ReactNode, useEffect } from 'react';
import { SiteHead } from '../../../components/site-head.tsx';
import { fallbackLegal } from '../../../lib/fallback-legal.ts';
import type { legalDocument } from '../copy/en/legal-document.ts';
import type { LegalSection, LegalText } from '../copy/legal-text.ts';
import { useLegalCopy } from '../copy/use-legal-copy.ts';
import { LegalBlocks } from './legal-blocks.tsx';

type Frame = typeof legalDocument;

const Sheet = styled(Page)`
  padding-block: var(--space-10);
`;

const Contents = styled.nav`
  border-left: 3px solid var(--orchid);
  padding-left: var(--space-4);
  > ol {
    display: grid;
    list-style: none;
    margin: 0;
    padding: 0;
    @media (min-width: 40rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
  a {
    align-items: center;
    display: inline-flex;
    min-height: var(--target);
  }
`;

const Part = styled.section`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
`;

interface LegalDocumentProps {
  name: LegalDocumentName;
  text: (legal: Legal) => LegalText;
  /** Content after the sections, such as the cookie inventory. */
  after?: (legal: Legal) => ReactNode;
  action?: ReactNode;
}

/** A legal text with its versions, contents and sections. It also works in print. */
export function LegalDocument({ name, text, after, action }: LegalDocumentProps) {
  const { frame } = useLegalCopy();
  const { data: legal, status, retry } = usePageData(getLegal);
  const [current] = legalVersions[name].versions;
  const { title, description, intro, sections } = text(legal ?? fallbackLegal);
  const { hash } = useLocation();
  const isLoading = legal === null && status === 'loading';
  // The browser scrolls to a section only if the section is there when the page opens.
  useEffect(() => {
    if (!isLoading && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoading, hash]);
  return (
    <Sheet $width="text">
      <SiteHead title={title} description={description} />
      <Stack $gap={8}>
        <Stack $gap={3}>
          <Heading as="h1" $size={36}>
            {title}
          </Heading>
          <Text $tone="muted" $size={14}>
            {frame.effective(formatUtcDate(current.date), current.version)}
          </Text>
          <Text $size={18}>{intro}</Text>
          {action}
        </Stack>
        {status === 'failed' && (
          <Notice tone="careful" action={<Button onClick={retry}>{frame.retry}</Button>}>
            {frame.failed}
          </Notice>
        )}
        {isLoading ? (
          <Skeleton $height="40rem" />
        ) : (
          <>
            {sections.length > 2 && <TableOfContents title={frame.contents} sections={sections} />}
            {sections.map((section) => (
              <LegalSectionView key={section.id} section={section} />
            ))}
            {after?.(legal ?? fallbackLegal)}
            <LegalSectionView section={toVersionSection(name, frame.versions)} />
          </>
        )}
      </Stack>
    </Sheet>
  );
}

export function LegalSectionView({ section: { id, title, blocks } }: { section: LegalSection }) {
  return (
    <Part id={id} aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`} $size={22}>
        {title}
      </Heading>
      <LegalBlocks blocks={blocks} />
    </Part>
  );
}

function toVersionSection(name: LegalDocumentName, { title, heads }: Frame['versions']): LegalSection {
  const rows = legalVersions[name].versions.map(({ version, date, summary }) => [
    version,
    formatUtcDate(date),
    summary,
  ]);
  return { id: 'versions', title, blocks: [{ heads, rows }] };
}

function TableOfContents({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <Contents aria-label={title}>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
