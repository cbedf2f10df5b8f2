import { errorCatalogue } from '../src/errors.ts';

test.each(Object.entries(errorCatalogue))('A member reads %s as an English sentence', (_code, { message }) => {
  expect(message).toMatch(/^[A-Z][\w\s,.:;!’'-]+[.!]$/);
});
