import { errorCatalogue } from '@datewright/contracts/errors';
import { saysCharge } from '../src/features/suggestions/says-charge.ts';

test.each(Object.entries(errorCatalogue))(
  'What %s cost is said once: by its sentence or by the page',
  (code, error) => {
    expect(saysCharge(code)).toBe(error.message.toLowerCase().includes('charged'));
  },
);
