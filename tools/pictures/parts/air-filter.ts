/** Air filters: pleated paper in a moulded polyurethane frame, standing on its long edge, or in a ring. */
import { type Material, Matrix4 } from 'three';
import {
  copies,
  curve,
  foldedPaper,
  opening,
  pipe,
  pleatedRing,
  roundedRectangle,
  thinPaper,
} from '../engineShapes';
import { plastic, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, degrees, group, lyingPlate, type Place, put, turned } from '../shapes';

interface Size {
  width: number;
  height: number;
  deep: number;
}

function panel({ width, height, deep }: Size, coat: Material, media: string) {
  const frame = (inset: number, rim: number, thick: number, bevel: number) => {
    const [across, along] = [width - inset * 2, height - inset * 2];
    return lyingPlate(roundedRectangle(across, along, 13), thick, coat, {
      bevel,
      holes: [opening(roundedRectangle(across - rim * 2, along - rim * 2, 7))],
    });
  };
  const lying = group(
    frame(5, 8, deep - 6, 1),
    put(frame(0, 14, 11, 2.4), [0, deep - 11, 0]),
    // the bead that seals against the housing
    put(frame(3, 4, 4, 1.6), [0, deep - 2.4, 0]),
    // what one sees of the folds from either side; their depth is dark
    ...[0, 180].map((turn) =>
      put(
        foldedPaper(
          {
            width: width - 25,
            deep: 13,
            long: height - 24,
            folds: Math.round(width / 5.6),
            sway: 0.22,
          },
          thinPaper(media),
        ),
        [0, turn === 0 ? deep - 17 : 19, 0],
        [0, 0, turn],
      ),
    ),
    // threads of glue keep the folds apart
    ...[-0.26, 0, 0.26].map((share) =>
      put(box(width - 26, 1.2, 2, plastic('#f6f1e2'), 0.5), [0, deep - 4, share * height]),
    ),
  );
  return seenFrom(group(put(lying, [0, 0, 0], [80, 0, 0])), {
    a: { azimuth: 30, elevation: 20 },
    c: { azimuth: 24, elevation: 26, span: 150, at: [width / 5, height * 0.12, 0] },
  });
}

function round() {
  const [inner, outer, high] = [74, 112, 66];
  const lip = turned(
    [
      [inner - 5, 5],
      [inner - 4, 0],
      [inner + 4, -1.5],
      [outer - 6, -1.5],
      [outer + 4, 0],
      [outer + 5, 7],
      [outer, 9],
      [inner - 1, 9],
    ],
    plastic('#c96a22'),
    { closed: true, bevel: 1.2 },
  );
  // expanded metal round the paper: wires that climb both ways
  const wires = 90;
  const wire = (way: 1 | -1) =>
    pipe(
      curve(
        ...Array.from({ length: 9 }, (_, index): Place => {
          const angle = (way * index * Math.PI) / 60;
          return [
            Math.cos(angle) * (outer + 0.6),
            6 + (index * (high - 12)) / 8,
            Math.sin(angle) * (outer + 0.6),
          ];
        }),
      ),
      0.6,
      0.5,
      zinc,
      [6, 8],
    ).geometry;
  const turns = Array.from({ length: wires }, (_, index) =>
    new Matrix4().makeRotationY(degrees(index * (360 / wires))),
  );
  return seenFrom(
    group(
      put(
        pleatedRing({ inner, outer: outer - 1, high: high - 8, folds: 150 }, thinPaper('#ecdcae')),
        [0, 4, 0],
      ),
      copies(wire(1), zinc, turns),
      copies(wire(-1), zinc, turns),
      lip,
      put(lip.clone(), [0, high, 0], [180, 0, 0]),
    ),
    { a: { azimuth: 30, elevation: 30 }, c: { azimuth: 12, elevation: 36, at: [20, 36, 80], span: 150 } },
  );
}

export const airFilter: Model<'air-filter'> = (look) => {
  switch (look) {
    case 'panel':
      return panel({ width: 252, height: 178, deep: 52 }, rubber, '#f8e4b6');
    case 'panel-wide':
      return panel({ width: 342, height: 164, deep: 46 }, plastic('#b9531f', 0.6), '#fffaec');
    case 'round':
      return round();
  }
};
