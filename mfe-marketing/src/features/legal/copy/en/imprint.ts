import type { Legal } from '@datewright/contracts/marketing/get-legal';
import type { LegalText } from '../legal-text.ts';
import { orPlaceholder } from './legal-document.ts';

/** The imprint, filled in from the operator's settings. */
export const imprint = ({ operator, processors }: Legal): LegalText => ({
  title: 'Imprint',
  description: 'Who operates Datewright and how to reach them.',
  intro: 'Who operates this site (Hungarian Act CVIII of 2001, section 4).',
  sections: [
    {
      id: 'operator',
      title: 'Operator',
      blocks: [
        {
          heads: ['', ''],
          rows: [
            ['Name', orPlaceholder(operator.name)],
            ['Address', orPlaceholder(operator.address)],
            ['Registration', orPlaceholder(operator.registration)],
            ['Tax number', orPlaceholder(operator.taxNumber)],
            ['Email', operator.email],
            ['Hosting', orPlaceholder(processors.hosting)],
          ],
        },
      ],
    },
  ],
});
