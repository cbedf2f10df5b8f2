import type { Legal } from '@datewright/contracts/marketing/get-legal';
import type { LegalText } from './blocks.ts';
import { orUnset } from './frame.ts';

/** Who operates this site, from its settings. */
export const imprint = ({ operator, processors }: Legal): LegalText => ({
  title: 'Imprint',
  description: 'Who operates Datewright and how to reach them.',
  effective: 'September 9, 2025',
  version: '1',
  intro: 'Who operates this site (Hungarian Act CVIII of 2001, section 4).',
  sections: [
    {
      id: 'operator',
      title: 'Operator',
      blocks: [
        {
          heads: ['', ''],
          rows: [
            ['Name', orUnset(operator.name)],
            ['Address', orUnset(operator.address)],
            ['Registration', orUnset(operator.registration)],
            ['Tax number', orUnset(operator.taxNumber)],
            ['Email', operator.email],
            ['Hosting', orUnset(processors.hosting)],
          ],
        },
      ],
    },
  ],
});
