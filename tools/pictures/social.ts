/** The picture that shared links show: the still life, with the shop's mark and name on its empty half. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** `logo.svg` as it stands on graphite: what is dark there is light here. */
const logo = () =>
  Buffer.from(
    readFileSync(path.join(__dirname, '../../public/images/logo.svg'), 'utf8').replaceAll(
      '#15181d',
      '#f7f7f5',
    ),
  );

/** As a PNG: WhatsApp shows no AVIF. */
export async function writeSocial(png: Buffer, file: string): Promise<void> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const words = await sharp(logo(), { density: 400 })
    .resize(Math.round(width * 0.4))
    .toBuffer({ resolveWithObject: true });
  await sharp(png)
    .composite([
      {
        input: words.data,
        left: Math.round(width * 0.05),
        top: Math.round((height - words.info.height) / 2),
      },
    ])
    .png({ palette: true, quality: 90, effort: 8 })
    .toFile(file);
}
