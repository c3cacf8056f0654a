/**
 * The photographer's studio. The part turns on a table while camera and lamps stay: a large softbox at the upper left,
 * the sky of a white room, light that the table throws back. One picture is the mean of many frames; in each the
 * lamps and the camera stand a little elsewhere, which gives soft shadows, dark creases and clean edges.
 */
import {
  AddEquation,
  Box3,
  Color,
  CustomBlending,
  DirectionalLight,
  FloatType,
  Group,
  HalfFloatType,
  InstancedMesh,
  Matrix4,
  Mesh,
  NearestFilter,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  ShadowMaterial,
  Sphere,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { frame, reaching } from './light';
import { seeded, type View } from './model';

/** What stands behind the parts: the table and the wall are one colour. */
export interface Ground {
  paper: string;
  /** A plate that leans as the house's mark does: its colour, and from where to where (0 to 1) at half height. */
  plate?: { colour: string; from: number; to: number };
  /** A pool of light behind the parts: its colour, its middle and its half axes (0 to 1, from the lower left). */
  glow?: { colour: string; at: readonly [number, number]; reach: readonly [number, number] };
  /** How much light the table throws back, beside a white one. */
  table?: number;
}

/** The ground of every part's picture, and of the page behind it. */
export const whiteRoom: Ground = { paper: '#f1f1ee' };

/** How large a picture is in pixels, and of how many frames it is made. */
export interface Sheet {
  width: number;
  height: number;
  frames: number;
  /** Transparent where the table is empty, to be laid over another picture. */
  isLayer?: boolean;
}

/** What 85 mm see of a small-picture frame's height, in degrees. */
const fieldOfView = 16;
/** How much of the picture the part fills. */
const usualPlace = [0.09, 0.91, 0.09, 0.91] as const;

/** The lamps' strength: the key, the sky of the room, and what the table throws back. */
const strength = { key: 2.3, sky: 1.7, table: 0.9 };

/** Points spread evenly over a square, in an order whose every beginning is spread evenly too. */
function spread(index: number): [number, number] {
  return [(0.5 + index * 0.7548776662466927) % 1, (0.5 + index * 0.5698402909980532) % 1];
}

/** Bright light is compressed as film does, colours stay true (the "neutral" curve made for product pictures). */
const film = /* glsl */ `
vec3 film( vec3 colour ) {
  float low = min( colour.r, min( colour.g, colour.b ) );
  colour -= 0.5 * ( low < 0.08 ? low - 6.25 * low * low : 0.04 );
  float peak = max( colour.r, max( colour.g, colour.b ) );
  if ( peak < 0.76 ) return colour;
  float squeezed = 1.0 - 0.0576 / ( peak - 0.52 );
  colour *= squeezed / peak;
  return mix( colour, vec3( squeezed ), 1.0 - 1.0 / ( 0.15 * ( peak - squeezed ) + 1.0 ) );
}`;

const overAll = /* glsl */ `varying vec2 at; void main() { at = uv; gl_Position = vec4( position.xy, 0.0, 1.0 ); }`;

/** Adds a frame to the sum, developed: film sees each frame, so that a bright edge stays smooth. */
const adding = () =>
  new ShaderMaterial({
    uniforms: { frame: { value: null }, share: { value: 1 } },
    vertexShader: overAll,
    fragmentShader: /* glsl */ `
      uniform sampler2D frame; uniform float share; varying vec2 at; ${film}
      void main() { vec4 seen = texture2D( frame, at ); gl_FragColor = share * vec4( film( seen.rgb ), clamp( seen.a, 0.0, 1.0 ) ); }`,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
  });

/** Lays the sum over the ground and writes what a screen shows. */
const printing = () =>
  new ShaderMaterial({
    uniforms: {
      sum: { value: null },
      paper: { value: new Color() },
      plate: { value: new Color() },
      plateFrom: { value: new Vector2() },
      glow: { value: new Color() },
      glowAt: { value: new Vector4() },
      ratio: { value: 1 },
      isLayer: { value: false },
    },
    vertexShader: overAll,
    fragmentShader: /* glsl */ `
      uniform sampler2D sum; uniform vec3 paper, plate, glow; uniform vec2 plateFrom; uniform vec4 glowAt; uniform float ratio; uniform bool isLayer;
      varying vec2 at;
      vec3 onScreen( vec3 colour ) { return mix( colour * 12.92, 1.055 * pow( colour, vec3( 1.0 / 2.4 ) ) - 0.055, step( 0.0031308, colour ) ); }
      void main() {
        vec4 seen = texture2D( sum, at );
        float leaning = at.x - 0.2126 / ratio * ( at.y - 0.5 );
        float edge = fwidth( leaning );
        vec3 ground = mix( paper, plate, smoothstep( plateFrom.x - edge, plateFrom.x + edge, leaning ) * ( 1.0 - smoothstep( plateFrom.y - edge, plateFrom.y + edge, leaning ) ) );
        float far = length( ( at - glowAt.xy ) / glowAt.zw );
        float pool = 1.0 - smoothstep( 0.0, 1.0, far );
        ground = mix( ground, glow, pool * pool );
        vec3 colour = clamp( seen.rgb + ground * ( 1.0 - seen.a ), 0.0, 1.0 );
        colour = onScreen( colour );
        if ( isLayer ) {
          // layers are mixed in screen colours: this opacity makes a shadow on paper as dark as light does
          float opacity = 1.0 - pow( 1.0 - clamp( seen.a, 0.0, 1.0 ), 0.45 );
          vec3 own = ( colour - onScreen( paper ) * ( 1.0 - opacity ) ) / max( opacity, 0.004 );
          gl_FragColor = vec4( clamp( own, 0.0, 1.0 ), opacity );
          return;
        }
        // a wide gradient would band: half a step of noise hides it
        float noise = fract( 52.9829189 * fract( dot( gl_FragCoord.xy, vec2( 0.06711056, 0.00583715 ) ) ) );
        gl_FragColor = vec4( colour + ( noise - 0.5 ) / 255.0 * step( 0.001, pool ), 1.0 );
      }`,
    depthTest: false,
    depthWrite: false,
  });

/**
 * The table takes shadows and is otherwise the paper's own colour, so it has no horizon. Towards the picture's edges the
 * shadow fades, so that the picture has none either.
 */
function tableTop() {
  const shades = { value: new Vector2(0.4, 0.5) };
  const pixels = { value: new Vector2(1, 1) };
  const material = new ShadowMaterial({ color: '#0d0c0b' });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { shades, pixels, chance: frame.chance });
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <shadowmask_pars_fragment>',
        `uniform vec2 shades;\nuniform vec2 pixels;\n${reaching}`,
      )
      .replace(
        'opacity * ( 1.0 - getShadowMask() )',
        /* glsl */ `min( 1.0, shades.x * ( 1.0 - REACHES( 0, 1.5 ) ) + shades.y * ( 1.0 - REACHES( 1, 2.0 ) ) )
          * ( 1.0 - smoothstep( 0.4, 0.498, abs( gl_FragCoord.x / pixels.x - 0.5 ) ) )
          * ( 1.0 - smoothstep( 0.42, 0.498, abs( gl_FragCoord.y / pixels.y - 0.5 ) ) )`,
      );
  };
  const table = new Mesh(new PlaneGeometry(1, 1), material);
  table.rotation.x = -Math.PI / 2;
  table.receiveShadow = true;
  return { table, shades, pixels };
}

/** Every corner of the part, where it now stands. */
export function* corners(part: Object3D): Generator<Vector3> {
  const meshes: Mesh[] = [];
  part.traverse((thing) => {
    if (thing instanceof Mesh && thing.visible) meshes.push(thing as Mesh);
  });
  const place = new Matrix4();
  for (const thing of meshes) {
    const positions = thing.geometry.getAttribute('position');
    const stride = Math.max(1, Math.floor(positions.count / 4000));
    const copies = thing instanceof InstancedMesh ? thing.count : 1;
    for (let copy = 0; copy < copies; copy++) {
      place.identity();
      if (thing instanceof InstancedMesh) thing.getMatrixAt(copy, place);
      place.premultiply(thing.matrixWorld);
      for (let index = 0; index < positions.count; index += stride)
        yield new Vector3().fromBufferAttribute(positions, index).applyMatrix4(place);
    }
  }
}

/** Steps the camera back and aside until the whole part fills its place in the picture. */
function frameAll(
  camera: PerspectiveCamera,
  part: Object3D,
  direction: Vector3,
  [left, right, bottom, top]: NonNullable<View['within']>,
): void {
  const places = [...corners(part)];
  const around = new Sphere().setFromPoints(places);
  const half = Math.tan((fieldOfView * Math.PI) / 360);
  const target = around.center.clone();
  let distance = around.radius / half;
  for (let attempt = 0; attempt < 6; attempt++) {
    camera.position.copy(target).addScaledVector(direction, distance);
    camera.near = Math.max(1, distance - around.radius * 3);
    camera.far = distance + around.radius * 6;
    camera.lookAt(target);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    const seen = new Box3().setFromPoints(places.map((place) => place.clone().project(camera)));
    const middle = seen.getCenter(new Vector3());
    const [aside, above] = [middle.x - (left + right - 1), middle.y - (bottom + top - 1)];
    const extent = Math.max(
      (seen.max.x - seen.min.x) / (right - left),
      (seen.max.y - seen.min.y) / (top - bottom),
    );
    const [x, y] = [new Vector3(), new Vector3()];
    camera.matrixWorld.extractBasis(x, y, new Vector3());
    target
      .addScaledVector(x, aside * half * camera.aspect * distance)
      .addScaledVector(y, above * half * distance);
    distance *= 1 + (extent / 2 - 1) * 0.9;
  }
}

export class Studio {
  readonly canvas: HTMLCanvasElement;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly turntable = new Group();
  private readonly camera = new PerspectiveCamera(fieldOfView, 1, 1, 10000);
  private readonly lamps = [new DirectionalLight('#fffaf3', 1), new DirectionalLight('#f3f7ff', 1)] as const;
  private readonly top = tableTop();
  private readonly screen = new Mesh(new PlaneGeometry(2, 2), printing());
  private readonly adder = adding();
  private readonly printer = this.screen.material;
  private readonly screenCamera = new OrthographicCamera();

  constructor() {
    this.renderer = new WebGLRenderer({
      antialias: false,
      alpha: true,
      premultipliedAlpha: false,
      preserveDrawingBuffer: true,
    });
    this.canvas = this.renderer.domElement;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.autoClear = false;
    this.screen.frustumCulled = false;
    for (const lamp of this.lamps) {
      lamp.castShadow = true;
      lamp.shadow.mapSize.set(640, 640);
      lamp.shadow.radius = lamp === this.lamps[0] ? 3 : 9;
      this.scene.add(lamp, lamp.target);
    }
    this.scene.add(this.turntable, this.top.table);
  }

  /** Takes the picture of a part onto `canvas`. The part is given away: its geometry is freed afterwards. */
  take(
    part: Object3D,
    view: View,
    { width, height, frames, isLayer = false }: Sheet,
    ground = whiteRoom,
  ): void {
    this.camera.aspect = width / height;
    this.place(part, view);
    this.spread(ground, width / height);
    const shot = new WebGLRenderTarget(width, height, {
      type: HalfFloatType,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
    });
    const sum = new WebGLRenderTarget(width, height, {
      type: FloatType,
      depthBuffer: false,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
    });
    this.renderer.setSize(width, height, false);
    this.renderer.setClearColor(0x000000, 0);
    this.renderer.setRenderTarget(sum);
    this.renderer.clear();
    this.top.pixels.value.set(width, height);
    for (let index = 0; index < frames; index++) {
      this.stir(index, frames, width, height);
      this.renderer.setRenderTarget(shot);
      this.renderer.clear();
      this.renderer.render(this.scene, this.camera);
      this.adder.uniforms.frame!.value = shot.texture;
      this.adder.uniforms.share!.value = 1 / frames;
      this.show(this.adder, sum);
    }
    this.printer.uniforms.sum!.value = sum.texture;
    this.printer.uniforms.isLayer!.value = isLayer;
    this.show(this.printer, null);
    shot.dispose();
    sum.dispose();
    this.clearTable();
  }

  /** Lays out the paper that the parts stand on. */
  private spread({ paper, plate, glow, table = 1 }: Ground, ratio: number): void {
    const { uniforms } = this.printer;
    uniforms.paper!.value = new Color(paper);
    uniforms.plate!.value = new Color(plate?.colour ?? paper);
    uniforms.plateFrom!.value = new Vector2(plate?.from ?? 2, plate?.to ?? 3);
    uniforms.glow!.value = new Color(glow?.colour ?? paper);
    uniforms.glowAt!.value = new Vector4(...(glow?.at ?? [-9, -9]), ...(glow?.reach ?? [1, 1]));
    uniforms.ratio!.value = ratio;
    frame.table.value = table;
  }

  private show(material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.screen.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.screen, this.screenCamera);
  }

  private place(part: Object3D, view: View): void {
    this.turntable.clear();
    this.turntable.position.set(0, 0, 0);
    this.turntable.rotation.y = (-view.azimuth * Math.PI) / 180;
    this.turntable.add(part);
    part.traverse((thing) => {
      if (!(thing instanceof Mesh)) return;
      const material = (thing as Mesh).material;
      thing.castShadow = Array.isArray(material) || !material.transparent;
      thing.receiveShadow = true;
    });
    this.turntable.updateMatrixWorld(true);
    let lowest = Infinity;
    for (const corner of corners(part)) lowest = Math.min(lowest, corner.y);
    this.turntable.position.y = -lowest;
    this.turntable.updateMatrixWorld(true);
    const elevation = (view.elevation * Math.PI) / 180;
    const direction = new Vector3(0, Math.sin(elevation), Math.cos(elevation));
    frameAll(this.camera, part, direction, view.within ?? usualPlace);
    if (view.at) {
      const target = part.localToWorld(new Vector3(...view.at));
      const distance = (view.span ?? 100) / 2 / Math.tan((fieldOfView * Math.PI) / 360);
      this.camera.position.copy(target).addScaledVector(direction, distance);
      this.camera.lookAt(target);
      const { radius, center } = new Sphere().setFromPoints([...corners(part)]);
      const away = center.distanceTo(this.camera.position);
      this.camera.near = Math.max(distance * 0.05, away - radius * 2);
      this.camera.far = away + radius * 8;
      this.camera.updateProjectionMatrix();
    }
    const bounds = new Sphere().setFromPoints([...corners(part)]);
    this.top.table.scale.setScalar(bounds.radius * 60);
    for (const { shadow, target } of this.lamps) {
      target.position.copy(bounds.center);
      const reach = bounds.radius * 1.04;
      Object.assign(shadow.camera, { left: -reach, right: reach, bottom: -reach, top: reach });
      Object.assign(shadow.camera, { near: bounds.radius, far: bounds.radius * 12 });
      shadow.camera.updateProjectionMatrix();
      shadow.normalBias = (bounds.radius / 320) * 1.1;
      shadow.bias = -0.0004;
    }
  }

  /** The lamps and the camera of one frame. */
  private stir(index: number, frames: number, width: number, height: number): void {
    const [u, v] = spread(index);
    const shift = seeded(index + 1);
    const [key, sky] = this.lamps;
    const { position: center } = key.target;
    const far = (key.shadow.camera.far / 12) * 4;
    // the key is a softbox 40 degrees wide
    const keyTurn = (-42 + (u - 0.5) * 34) * (Math.PI / 180);
    const keyRise = (52 + (v - 0.5) * 26) * (Math.PI / 180);
    key.position
      .set(Math.sin(keyTurn) * Math.cos(keyRise), Math.sin(keyRise), Math.cos(keyTurn) * Math.cos(keyRise))
      .multiplyScalar(far)
      .add(center);
    key.intensity = strength.key;
    // every third frame is light from the table, the others are the room's sky
    const fromTable = index % 3 === 2;
    const rise = fromTable ? -0.25 - 0.6 * v : 0.12 + 0.86 * v;
    const turn = ((index * 0.618034 + 0.1) % 1) * Math.PI * 2;
    const flat = Math.sqrt(1 - rise * rise);
    sky.position
      .set(Math.sin(turn) * flat, rise, Math.cos(turn) * flat)
      .multiplyScalar(far)
      .add(center);
    sky.intensity = fromTable ? strength.table * frame.table.value : strength.sky;
    this.top.shades.value.set(0.46, fromTable ? 0 : 2.2 * rise ** 1.6);
    frame.chance.value = (0.5 + index * 0.618034) % 1;
    const jitter = (frames > 1 ? shift() : 0.5) - 0.5;
    this.camera.setViewOffset(
      width,
      height,
      jitter + (u - 0.5) * 0.3,
      (frames > 1 ? shift() : 0.5) - 0.5,
      width,
      height,
    );
  }

  private clearTable(): void {
    this.turntable.traverse((thing) => {
      if (thing instanceof Mesh) (thing as Mesh).geometry.dispose();
    });
    this.turntable.clear();
  }
}
