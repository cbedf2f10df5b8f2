import { errorCatalogue } from '@datewright/contracts/errors';
import { statesCharge } from '../src/features/suggestions/lib/states-charge.ts';

test.each(Object.entries(errorCatalogue))(
  'What %s cost is said once: by its sentence or by the page',
  (code, error) => {
    expect(statesCharge(code)).toBe(error.message.toLowerCase().includes('charged'));
  },
);
