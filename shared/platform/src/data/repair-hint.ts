/** What a person can do when stored data is lost or damaged. */
export const repairHint = 'put a copy of it back, or start once with `npm start -- --fresh`, which empties the data';
