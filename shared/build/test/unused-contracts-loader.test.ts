import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import dropUnusedContracts from '../src/unused-contracts-loader.ts';

const contracts = join(__dirname, '../../contracts/src');

test.each(readdirSync(contracts))('The contracts of %s stay valid code with the same exports', (file) => {
  const source = readFileSync(join(contracts, file), 'utf8');
  const exportsOf = (code: string) => [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const lean = dropUnusedContracts(source);
  expect(exportsOf(lean)).toEqual(exportsOf(source));
  expect(() => transformSync(lean, { jsc: { parser: { syntax: 'typescript' } } })).not.toThrow();
});

test('A schema or a call that nobody uses may be dropped', () => {
  const lean = dropUnusedContracts(
    "export const tone = z.enum(['a']);\n\nexport const list = defineCall({\n  a: 1,\n});\n",
  );
  expect(lean.match(/\/\*#__PURE__\*\/ \(\(\) =>/g)).toHaveLength(2);
});
