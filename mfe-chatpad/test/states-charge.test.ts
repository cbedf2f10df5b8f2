import { errorCatalogue } from '@datewright/contracts/errors';
import { statesCharge } from '../src/features/suggestions/lib/states-charge.ts';

test.each(Object.entries(errorCatalogue))(
  'The charge for %s is stated exactly once, by the message or by the page',
  (code, error) => {
    expect(statesCharge(code)).toBe(error.message.toLowerCase().includes('charged'));
  },
);
