/**
 * Reads a list page by page to its end, the first page first. `read` gets the cursor of the page, `undefined` for the
 * first, and its answer names the next one in `earlier`. Rejects with the first page that cannot be read.
 */
export async function readPages<Page extends { earlier?: string | null | undefined }>(
  read: (before: string | undefined) => Promise<Page>,
): Promise<[Page, ...Page[]]> {
  const pages: [Page, ...Page[]] = [await read(undefined)];
  for (let before = pages[0].earlier; before; before = pages.at(-1)?.earlier) pages.push(await read(before));
  return pages;
}
