/**
 * The materials, by name. Their grain, turning marks and wear are computed from the position on the part (in
 * millimetres), so no model needs texture coordinates except under a printed label.
 */
import {
  CanvasTexture,
  Color,
  Data3DTexture,
  DoubleSide,
  LinearFilter,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  RedFormat,
  RepeatWrapping,
  SRGBColorSpace,
  Vector2,
} from 'three';
import { frame, lighting, reaching, roomHead } from './light';
import { seeded } from './model';

/** How a surface departs from a perfect one; lengths in millimetres. */
interface Relief {
  /** Bumps in all directions, as cast iron, moulded plastic or rubber have: their size and depth. */
  grain?: [size: number, depth: number];
  /** Fine lines: round the y axis of the geometry as a lathe leaves them, or along its x axis as a belt grinder does. */
  lines?: { kind: 'turned' | 'brushed'; pitch: number; depth: number };
  /** How uneven the shine and the tone are, over patches of so many millimetres: handling, oil, weather. */
  patches?: [size: number, shine: number, tone: number];
}

const noiseSide = 64;

/** A block of smooth noise that repeats, which every material reads instead of computing noise for each pixel. */
function noiseBlock(): Data3DTexture {
  const random = seeded(11);
  const octave = (cells: number) => {
    const corners = Float32Array.from({ length: cells ** 3 }, random);
    const axis = Array.from({ length: noiseSide }, (_, at) => {
      const low = Math.floor((at * cells) / noiseSide);
      const part = (at * cells) / noiseSide - low;
      return { low, high: (low + 1) % cells, part: part * part * (3 - 2 * part) };
    });
    const corner = (i: number, j: number, k: number) => corners[(k * cells + j) * cells + i] ?? 0;
    const mix = (from: number, to: number, part: number) => from + (to - from) * part;
    return (x: number, y: number, z: number) => {
      const [i, j, k] = [axis[x]!, axis[y]!, axis[z]!];
      const row = (b: number, c: number) => mix(corner(i.low, b, c), corner(i.high, b, c), i.part);
      const plane = (c: number) => mix(row(j.low, c), row(j.high, c), j.part);
      return mix(plane(k.low), plane(k.high), k.part);
    };
  };
  const [coarse, middle, fine] = [octave(8), octave(16), octave(32)];
  const texels = new Uint8Array(noiseSide ** 3);
  for (let index = 0; index < texels.length; index++) {
    const at = [
      index % noiseSide,
      Math.floor(index / noiseSide) % noiseSide,
      Math.floor(index / noiseSide ** 2),
    ] as const;
    const height = 0.5 * coarse(...at) + 0.3 * middle(...at) + 0.2 * fine(...at);
    texels[index] = Math.round(Math.min(1, Math.max(0, (height - 0.5) * 1.7 + 0.5)) * 255);
  }
  const texture = new Data3DTexture(texels, noiseSide, noiseSide, noiseSide);
  texture.format = RedFormat;
  texture.wrapS = texture.wrapT = texture.wrapR = RepeatWrapping;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
}

let noise: Data3DTexture | undefined;

const vertexHead = 'varying vec3 vPlace;\n';
const vertexBody = 'vPlace = position;\n';
const fragmentHead = /* glsl */ `
varying vec3 vPlace;
uniform mat3 normalMatrix;
uniform highp sampler3D noiseBlock;
uniform vec2 grain;
uniform vec2 lines;
uniform vec3 patches;
uniform float smear;
uniform float gleam;
uniform vec2 coat;
// the block is read askew, so that its repetition does not show
const mat3 askew = mat3( 0.36, 0.48, -0.8, -0.8, 0.6, 0.0, 0.48, 0.64, 0.6 );
float noiseAt( vec3 place, float size ) { return texture( noiseBlock, askew * place / ( size * 8.0 ) ).r - 0.5; }
${roomHead}
`;
const tone = /* glsl */ `
#ifdef PATCHES
  float patchHere = noiseAt( vPlace, patches.x );
  diffuseColor.rgb *= 1.0 + patches.z * patchHere;
#endif
`;
const shine = /* glsl */ `
#ifdef PATCHES
  roughnessFactor = clamp( roughnessFactor * ( 1.0 + patches.y * patchHere ), 0.04, 1.0 );
#endif
`;
const bump = /* glsl */ `
// the line along which the lathe or the belt ran here
#ifdef TURNED
  vec3 along = normalMatrix * vec3( -vPlace.z, 0.0, vPlace.x + 1e-4 );
#else
  vec3 along = normalMatrix * vec3( 1.0, 0.0, 0.0 );
#endif
vec3 smoothNormal = normal;
#if defined( GRAIN ) || defined( LINES )
  float height = 0.0;
  #ifdef GRAIN
    height += grain.y * noiseAt( vPlace, grain.x );
  #endif
  #ifdef TURNED
    height += lines.y * ( texture( noiseBlock, vec3( length( vPlace.xz ), vPlace.y, 0.37 * lines.x ) / ( lines.x * 16.0 ) ).r - 0.5 );
  #elif defined( LINES )
    height += lines.y * ( texture( noiseBlock, vec3( vPlace.x * 0.02, vPlace.yz ) / ( lines.x * 16.0 ) ).r - 0.5 );
  #endif
  vec3 sideX = dFdx( - vViewPosition );
  vec3 sideY = dFdy( - vViewPosition );
  vec3 acrossY = cross( sideY, normal );
  vec3 acrossX = cross( normal, sideX );
  float area = dot( sideX, acrossY ) * faceDirection;
  normal = normalize( abs( area ) * normal - sign( area ) * ( dFdx( height ) * acrossY + dFdy( height ) * acrossX ) );
#endif
`;
/** What is reflected on glass hides what is behind it; where nothing is reflected the glass is as clear as it says. */
const clear = /* glsl */ `
#ifdef GLASS
  vec3 reflected = totalSpecular;
  float edge = pow( 1.0 - abs( dot( normal, toEye ) ), 3.0 );
  float veil = clamp( opacity + 0.35 * edge, 0.0, 1.0 );
  float cover = clamp( veil + max( reflected.r, max( reflected.g, reflected.b ) ), 0.001, 1.0 );
  outgoingLight = ( totalDiffuse * veil + reflected + totalEmissiveRadiance ) / cover;
  diffuseColor.a = cover;
#endif
`;

/** From here to there the general shader computes light; ours stands in its place. */
const generalLighting = /#include <lights_physical_fragment>[^]*?(?=#include <opaque_fragment>)/;

/**
 * A material with a relief. Everything below is made of it, and a model may make its own. Of three.js's parameters
 * colour, map, roughness, metalness, clearcoat, emissive, opacity and side count; `anisotropy` is how far the
 * reflection smears across the lines.
 */
export function surface(
  {
    anisotropy = 0,
    clearcoat = 0,
    clearcoatRoughness = 0,
    specularIntensity = 1,
    ...parameters
  }: MeshPhysicalMaterialParameters,
  { grain, lines, patches }: Relief = {},
  glass = false,
): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({ roughness: 0.5, metalness: 0, ...parameters });
  const flags = {
    GRAIN: grain,
    LINES: lines,
    TURNED: lines?.kind === 'turned',
    PATCHES: patches,
    COATED: clearcoat > 0,
    GLASS: glass,
  };
  for (const [flag, on] of Object.entries(flags)) if (on) material.defines![flag] = '';
  material.onBeforeCompile = (shader) => {
    noise ??= noiseBlock();
    Object.assign(shader.uniforms, {
      chance: frame.chance,
      table: frame.table,
      noiseBlock: { value: noise },
      grain: { value: new Vector2(...(grain ?? [1, 0])) },
      lines: { value: new Vector2(lines?.pitch ?? 1, lines?.depth ?? 0) },
      patches: { value: patches ?? [1, 0, 0] },
      smear: { value: anisotropy },
      gleam: { value: specularIntensity },
      coat: { value: new Vector2(clearcoat, clearcoatRoughness) },
    });
    shader.vertexShader = `${vertexHead}${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>\n${vertexBody}`,
    );
    shader.fragmentShader = `${fragmentHead}${shader.fragmentShader}`
      .replace('#include <shadowmap_pars_fragment>', `#include <shadowmap_pars_fragment>\n${reaching}`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${tone}`)
      .replace('#include <roughnessmap_fragment>', `#include <roughnessmap_fragment>\n${shine}`)
      .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${bump}`)
      .replace(generalLighting, `${lighting}\n${clear}\n`);
  };
  return material;
}

// metals
export const castIron = surface(
  { color: '#5a5957', metalness: 0.85, roughness: 0.62 },
  { grain: [1.1, 0.11], patches: [22, 0.35, 0.3] },
);
/** Turned on a lathe round its y axis. */
export const machinedSteel = surface(
  { color: '#cfcdc9', metalness: 1, roughness: 0.3, anisotropy: 0.62 },
  { lines: { kind: 'turned', pitch: 0.35, depth: 0.012 }, patches: [30, 0.3, 0.1] },
);
/** Ground along its x axis. */
export const brushedSteel = surface(
  { color: '#cbcac7', metalness: 1, roughness: 0.32, anisotropy: 0.55 },
  { lines: { kind: 'brushed', pitch: 0.3, depth: 0.012 }, patches: [24, 0.3, 0.1] },
);
/** Pressed or forged, oiled, neither turned nor ground. */
export const steel = surface(
  { color: '#8f8e8c', metalness: 1, roughness: 0.42 },
  { grain: [0.9, 0.03], patches: [14, 0.4, 0.15] },
);
export const chrome = surface(
  { color: '#d7d9db', metalness: 1, roughness: 0.07 },
  { patches: [30, 0.6, 0.02] },
);
/** Cast aluminium, as housings are. */
export const aluminium = surface(
  { color: '#b3b4b4', metalness: 0.95, roughness: 0.5 },
  { grain: [0.8, 0.07], patches: [18, 0.3, 0.12] },
);
/** Machined or rolled aluminium. */
export const smoothAluminium = surface(
  { color: '#c6c8c9', metalness: 1, roughness: 0.3 },
  { grain: [1.6, 0.012], patches: [24, 0.3, 0.06] },
);
/** Zinc plating, bluish and even. */
export const zinc = surface(
  { color: '#a9adb0', metalness: 1, roughness: 0.34 },
  { grain: [1.2, 0.015], patches: [9, 0.5, 0.14] },
);
/** Yellow passivated zinc, as bolts and brackets have. */
export const gold = surface(
  { color: '#b8a873', metalness: 1, roughness: 0.34 },
  { grain: [1.2, 0.015], patches: [7, 0.5, 0.3] },
);
export const brass = surface(
  { color: '#c9a455', metalness: 1, roughness: 0.28 },
  { grain: [1.4, 0.01], patches: [10, 0.4, 0.12] },
);
export const copper = surface(
  { color: '#c07a55', metalness: 1, roughness: 0.3 },
  { grain: [1.4, 0.01], patches: [10, 0.4, 0.15] },
);
export const reflector = surface({ color: '#e4e6e8', metalness: 1, roughness: 0.1 });

// paints
export const paint = (colour: string, gloss = 0.7) =>
  surface(
    {
      color: colour,
      roughness: 0.5,
      clearcoat: gloss,
      clearcoatRoughness: 0.12 + 0.25 * (1 - gloss),
    },
    { grain: [3, 0.02], patches: [40, 0.2, 0.05] },
  );
/** The semi-gloss black that chassis parts are dipped in. */
export const blackPaint = surface(
  { color: '#1b1c1e', roughness: 0.34, specularIntensity: 1.1 },
  { grain: [1.8, 0.025], patches: [25, 0.4, 0.25] },
);
/** Car body paint with metal flakes under a lacquer. */
export const bodyPaint = (colour: string, metallic = 0.6) =>
  surface(
    { color: colour, metalness: metallic, roughness: 0.42, clearcoat: 1, clearcoatRoughness: 0.05 },
    { patches: [60, 0.1, 0.03] },
  );
export const primer = surface({ color: '#2b2c2e', roughness: 0.55 }, { grain: [1.5, 0.01] });

// rubbers and plastics
export const rubber = surface(
  { color: '#222224', roughness: 0.62, specularIntensity: 0.9 },
  { grain: [0.7, 0.02], patches: [18, 0.25, 0.3] },
);
export const plastic = (colour: string, roughness = 0.45) =>
  surface({ color: colour, roughness }, { grain: [0.6, 0.012], patches: [30, 0.15, 0.06] });
export const blackPlastic = plastic('#191a1b', 0.46);
/** Tanks, reservoirs, bottles one sees the level through. */
export const translucentPlastic = (colour: string, opacity = 0.82) =>
  surface(
    { color: colour, roughness: 0.32, transparent: true, opacity },
    { grain: [3, 0.02], patches: [30, 0.2, 0.05] },
    true,
  );

// glass
export const tintedGlass = (colour: string, opacity = 0.72) =>
  surface({ color: colour, roughness: 0.05, transparent: true, opacity, side: DoubleSide }, {}, true);
export const clearGlass = tintedGlass('#f2f6f7', 0.1);

// what filters, wears and seals
export const paper = (colour: string) =>
  surface({ color: colour, roughness: 0.95 }, { grain: [0.5, 0.05], patches: [12, 0, 0.12] });
export const felt = surface({ color: '#d8d6cf', roughness: 1 }, { grain: [0.6, 0.15], patches: [8, 0, 0.2] });
/** Brake and clutch lining: dark, with flecks of metal and fibre. */
export const lining = (colour: string) =>
  surface({ color: colour, roughness: 0.86 }, { grain: [0.9, 0.14], patches: [1.3, 0.5, 0.9] });
export const friction = lining('#3a3835');
export const ceramic = surface(
  { color: '#f1f0ec', roughness: 0.14, clearcoat: 0.6 },
  { patches: [20, 0.3, 0.02] },
);
export const graphite = surface(
  { color: '#3b3d40', roughness: 0.66, metalness: 0.25 },
  { grain: [0.5, 0.03], patches: [9, 0.3, 0.25] },
);
export const cork = surface(
  { color: '#9c7148', roughness: 0.9 },
  { grain: [1, 0.12], patches: [1.6, 0, 0.7] },
);

/** A printed label: its words, which `demo/erp/data/prints.ts` takes from the product, and its colours. */
export interface Label {
  /** Empty or missing: a blank label. */
  text?: string;
  sub?: string;
  /** More lines in small letters, under a rule. */
  small?: string[];
  colour?: string;
  ink?: string;
  /** The colour of the slanted bar, the house's mark. */
  accent?: string;
  /** Width to height. */
  ratio?: number;
  /** Name of the maker, above all in small letters. */
  maker?: string;
}

/** A printed label. What carries it needs texture coordinates from 0 to 1: `sheet` and `wrap` of shapes.ts have them. */
export function label({
  text = '',
  sub = '',
  small = [],
  colour = '#f4f3ef',
  ink = '#15181d',
  accent = '#c8321f',
  ratio = 1.6,
  maker,
}: Label): MeshPhysicalMaterial {
  const height = 512;
  const width = Math.round(height * ratio);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  // the bar leans by 12 degrees
  const lean = Math.tan((12 * Math.PI) / 180) * height;
  const bar = (left: number, wide: number, fill: string) => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.moveTo(left + lean, 0);
    pen.lineTo(left + lean + wide, 0);
    pen.lineTo(left + wide, height);
    pen.lineTo(left, height);
    pen.fill();
  };
  const unit = Math.min(width, height * 1.4);
  bar(width - unit * 0.2 - lean / 2, unit * 0.07, accent);
  bar(width - unit * 0.1 - lean / 2, unit * 0.03, accent);
  const left = width * 0.06;
  const room = width - unit * 0.24 - left;
  const write = (words: string, size: number, baseline: number) => {
    pen.font = `600 ${size}px "Barlow Condensed"`;
    const fitted = Math.min(size, (size * room) / Math.max(1, pen.measureText(words).width));
    pen.font = `600 ${fitted}px "Barlow Condensed"`;
    pen.fillText(words, left, baseline);
  };
  pen.fillStyle = ink;
  if (maker) {
    write(maker.toUpperCase(), height * 0.13, height * 0.16);
    // the other lines move down into what is left
    pen.setTransform(1, 0, 0, 0.84, 0, height * 0.16);
  }
  write(
    text,
    height * (small.length > 0 ? 0.34 : 0.42),
    height * (small.length > 0 ? 0.38 : sub ? 0.5 : 0.63),
  );
  if (sub) write(sub, height * 0.17, height * (small.length > 0 ? 0.58 : 0.74));
  if (small.length > 0) pen.fillRect(left, height * 0.65, room, height * 0.012);
  small.forEach((line, index) => write(line, height * 0.1, height * (0.77 + 0.12 * index)));
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  return surface({
    map,
    color: new Color('#ffffff'),
    roughness: 0.42,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });
}
