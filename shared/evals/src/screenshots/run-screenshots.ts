import { drawScreens } from './draw-screens.ts';
import type { DrawnScreen } from './drawn-screens.ts';
import { gradeScreen, type ScreenGrade } from './grade-screenshots.ts';
import { createScreenshotReader } from './screenshot-reader.ts';

/** Draws the screens in a browser, reads them as ChatPad's worker does, and grades each. */
export async function runScreenshots(screens: readonly DrawnScreen[]): Promise<ScreenGrade[]> {
  const drawn = await drawScreens(screens);
  const read = await createScreenshotReader();
  // The first reading also compiles the recognizer.
  await read(drawn[0]?.pictures ?? []);
  const grades: ScreenGrade[] = [];
  for (const { screen, pictures } of drawn) {
    const { reading, milliseconds } = await read(pictures);
    grades.push(gradeScreen(screen, reading, milliseconds));
  }
  return grades;
}
