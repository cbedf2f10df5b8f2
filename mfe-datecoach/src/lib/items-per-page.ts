/** Of a list that is read page by page. */
export const itemsPerPage = '50';
