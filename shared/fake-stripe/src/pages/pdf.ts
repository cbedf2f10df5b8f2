/** Text as a PDF string: a question mark replaces what the standard fonts can't show. */
function pdfText(text: string): string {
  const latin = text.replaceAll('€', '\x80').replaceAll('×', '\xd7').replaceAll('’', "'");
  return latin.replace(/[^\x20-\x7e\x80\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&');
}

export interface PdfLine {
  text: string;
  /** Points from the left and from the top of the page. */
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
}

const pageHeight = 842;

/** One A4 page of text. */
export function writePdf(lines: PdfLine[]): Buffer {
  const content = lines
    .map(
      ({ text, x, y, size = 10, bold }) =>
        `BT /${bold ? 'B' : 'R'} ${size} Tf ${x} ${pageHeight - y} Td (${pdfText(text)}) Tj ET`,
    )
    .join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${pageHeight}] /Resources << /Font << /R 4 0 R /B 5 0 R >> >> /Contents 6 0 R >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
