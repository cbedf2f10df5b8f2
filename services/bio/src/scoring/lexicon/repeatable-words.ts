/** Words that are doubled on purpose. */
export const repeatableWords: ReadonlySet<string> = new Set(
  'very really so had that ha haha no yes bla blah bye knock pom nagyon sok de már igen nem hú jó na sose soha egyszer az ez'.split(
    ' ',
  ),
);
