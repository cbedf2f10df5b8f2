import { toCsv } from '../src/features/admin/lib/to-csv.ts';

test('Exports a campaign named like a formula as text', () => {
  const rows = [
    ['=HYPERLINK("https://evil.example")', 1],
    ['+1', -2],
    ['@x', 0.5],
    ['a,"b"', 3],
    ['-1', 0],
    ['ok', 1],
  ];
  expect(toCsv(rows)).toBe(
    '"\'=HYPERLINK(""https://evil.example"")",1\r\n\'+1,-2\r\n\'@x,0.5\r\n"a,""b""",3\r\n\'-1,0\r\nok,1\r\n',
  );
});
