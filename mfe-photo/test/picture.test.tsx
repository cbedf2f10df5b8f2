import { maxSide, toSmallJpeg } from '../src/lib/picture.ts';
import { aFile, standInForPictures, textOf } from './support/browser.ts';

beforeAll(standInForPictures);

test.each([
  ['3000x4000', '450x600'],
  ['4000x3000', '600x450'],
  ['300x200', '300x200'],
])('The thumbnail of a photo of %s is a JPEG of %s and of quality 0.85', async (size, small) => {
  const draw = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  const thumbnail = await toSmallJpeg(aFile('a.png', `photo ${size}`, 'image/png'), maxSide.thumbnail);
  expect(await textOf(thumbnail)).toBe(`photo ${small}`);
  expect(draw).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', 0.85);
  draw.mockRestore();
});
