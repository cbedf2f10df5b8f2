const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Being, having, liking and wanting are not actions. */
export const nonActionVerbs: ReadonlySet<string> = new Set(
  words(`
  lenni szeretni imádni kedvelni utálni keresni dolgozni élni lakni tudni akarni szokni gondolni hinni hívni várni kelleni
  bírni járni nézni menni jönni utazni sportolni lehetni érteni érezni kívánni vágyni értékelni ismerni találni
`),
);
/** Action verbs whose stem changes. */
export const irregularActionVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alszom: 'aludni',
    eszem: 'enni',
    eszek: 'enni',
    iszom: 'inni',
    fekszem: 'feküdni',
    ettem: 'enni',
    ittam: 'inni',
    viszek: 'vinni',
    veszek: 'venni',
    teszek: 'tenni',
  }),
);
