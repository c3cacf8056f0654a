/** Every scene by its place under `public/images`, and the shape and ground of its family. */
import { whiteRoom, type Ground } from '../studio';
import { categoryScenes } from './categories';
import { postScenes } from './posts';
import { type Frame, type Scene } from './scene';
import { bannerScenes, socialScene, stageScene } from './wide';

/** The graphite of `src/ui/tokens.css`, so that a picture has no edge where it lies on it. */
const graphite: Ground = {
  paper: '#15181d',
  glow: { colour: '#3b3f46', at: [0.56, 0.5], reach: [0.46, 0.62] },
  table: 0.35,
};

const square: Frame = { width: 960, height: 960, ground: whiteRoom, within: [0.08, 0.92, 0.1, 0.9] };
const article: Frame = {
  width: 1200,
  height: 675,
  ground: { paper: '#eeece8', plate: { colour: '#dfdcd5', from: 0.58, to: 3 } },
  within: [0.16, 0.86, 0.1, 0.9],
};
/** Behind the finder, which hides its lower edge. */
const stage: Frame = { width: 1200, height: 675, ground: graphite, within: [0.05, 0.96, 0.05, 0.95] };
const banner: Frame = { width: 1200, height: 800, ground: graphite, within: [0.08, 0.94, 0.09, 0.91] };
const social: Frame = {
  width: 1200,
  height: 630,
  ground: { ...graphite, glow: { colour: '#3b3f46', at: [0.72, 0.48], reach: [0.42, 0.7] } },
  within: [0.47, 0.96, 0.1, 0.9],
};

const family = (folder: string, frame: Frame, members: Readonly<Record<string, Scene>>) =>
  Object.entries(members).map(([name, scene]) => [`${folder}/${name}`, { scene, frame }] as const);

export const scenes: ReadonlyMap<string, { scene: Scene; frame: Frame }> = new Map([
  ...family('categories', square, categoryScenes),
  ...family('posts', article, postScenes),
  ['banners/home', { scene: stageScene, frame: stage }],
  ...family('banners', banner, bannerScenes),
  ['social', { scene: socialScene, frame: social }],
]);
