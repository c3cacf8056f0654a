/**
 * How light falls on a part, as shader text. The lamps of the studio are two: the key, a softbox at the upper left, and
 * one that stands for one direction of the room's light, elsewhere in each frame. What shines mirrors the room, which is
 * computed: white panels with soft edges, blurred as the surface is rough. Written out because the general shader of
 * three.js takes ten times as long where there is no graphics card.
 */

/**
 * What all materials share: `chance` visits 0 to 1 evenly from frame to frame, `table` is how bright the table is that
 * the parts mirror, beside a white one.
 */
export const frame = { chance: { value: 0.5 }, table: { value: 1 } };

/** How much of a lamp reaches a place, looked up near the place rather than at it: frames add up to a soft edge. */
export const reaching = /* glsl */ `
uniform float chance;
float scatter( vec2 pixel ) { return fract( 52.9829189 * fract( dot( pixel, vec2( 0.06711056, 0.00583715 ) ) ) ); }
float reaches( sampler2DShadow map, vec4 place, float bias, float blur, vec2 side ) {
  float turn = 6.2831853 * fract( chance + scatter( gl_FragCoord.xy ) );
  float far = sqrt( fract( 7.0 * chance + scatter( gl_FragCoord.yx + 31.0 ) ) ) * blur;
  vec2 at = place.xy + vec2( cos( turn ), sin( turn ) ) * far / side;
  if ( any( greaterThan( abs( at - 0.5 ), vec2( 0.5 ) ) ) || place.z > 1.0 ) return 1.0;
  return texture( map, vec3( at, place.z + bias ) );
}
#define REACHES( i, softer ) reaches( directionalShadowMap[ i ], vDirectionalShadowCoord[ i ], directionalLightShadows[ i ].shadowBias, softer * directionalLightShadows[ i ].shadowRadius, directionalLightShadows[ i ].shadowMapSize )
`;

export const roomHead = /* glsl */ `
uniform float table;
/** A panel of the room as a direction sees it: where its middle is, its half sides, how soft its edges look. */
float panel( vec3 towards, vec3 middle, vec2 half_, float soft ) {
  vec3 right = normalize( vec3( middle.z, 0.0, -middle.x ) + vec3( 1e-4, 0.0, 0.0 ) );
  vec3 up = cross( middle, right );
  float depth = dot( towards, middle );
  vec2 at = abs( vec2( dot( towards, right ), dot( towards, up ) ) ) / max( depth, 0.08 );
  vec2 inside = 1.0 - smoothstep( half_ - soft, half_ + soft, at );
  return depth > 0.0 ? inside.x * inside.y : 0.0;
}
/** What a mirror sees in a direction: ceiling, walls, the bright table, and the panels. */
vec3 roomIn( vec3 towards, float rough, float keyReach ) {
  float soft = 0.04 + 1.5 * rough * rough;
  float bend = 0.12 + 0.9 * rough;
  float light = mix( 0.25, 0.46, smoothstep( -bend, bend + 0.5, towards.y ) );
  light = mix( light, 0.66 * table, smoothstep( bend * 0.6, -bend * 0.6 - 0.12, towards.y + 0.06 ) );
  light *= 1.0 - 0.42 * panel( towards, vec3( 0.156, 0.083, 0.984 ), vec2( 0.5, 0.2 ), soft );
  light *= 1.0 - 0.6 * panel( towards, vec3( -0.974, 0.06, -0.215 ), vec2( 0.22, 0.5 ), soft );
  vec3 colour = vec3( light );
  colour += vec3( 3.7, 3.62, 3.5 ) * keyReach * panel( towards, vec3( -0.661, 0.606, 0.441 ), vec2( 0.5, 0.42 ), soft );
  colour += vec3( 2.2 ) * panel( towards, vec3( 0.0, 0.994, -0.11 ), vec2( 0.7, 0.4 ), soft );
  colour += vec3( 2.4, 2.5, 2.65 ) * panel( towards, vec3( 0.9, 0.29, 0.32 ), vec2( 0.16, 0.6 ), soft );
  colour += vec3( 2.2, 2.2, 2.25 ) * panel( towards, vec3( 0.1, 0.4, -0.91 ), vec2( 0.6, 0.16 ), soft );
  return colour;
}
/** How much of what it mirrors a surface gives back (after Karis). */
vec3 givenBack( vec3 straight, float rough, float facing ) {
  vec4 r = rough * vec4( -1.0, -0.0275, -0.572, 0.022 ) + vec4( 1.0, 0.0425, 1.04, -0.04 );
  float a = min( r.x * r.x, exp2( -9.28 * facing ) ) * r.x + r.y;
  return straight * ( -1.04 * a + r.z ) + 1.04 * a + r.w;
}
`;

/** In place of three.js's lighting; leaves `totalDiffuse`, `totalSpecular` and `outgoingLight`. */
export const lighting = /* glsl */ `
  vec3 toEye = normalize( vViewPosition );
  float keyReach = 1.0;
  float roomReach = 1.0;
  vec3 keyWay = directionalLights[ 0 ].direction;
  vec3 roomWay = directionalLights[ 1 ].direction;
  float keyFall = dot( smoothNormal, keyWay );
  float roomFall = dot( smoothNormal, roomWay );
  #ifdef USE_SHADOWMAP
    keyReach = keyFall > 0.0 ? REACHES( 0, 1.0 ) : 0.0;
    roomReach = roomFall > 0.02 ? REACHES( 1, 1.0 ) : 1.0;
  #endif
  vec3 body = diffuseColor.rgb * ( 1.0 - metalnessFactor );
  vec3 straight = mix( vec3( 0.04 * gleam ), diffuseColor.rgb, metalnessFactor );
  float facing = clamp( abs( dot( normal, toEye ) ), 0.02, 1.0 );

  vec3 worldNormal = inverseTransformDirection( normal, viewMatrix );
  float fromRoom = 0.2 * mix( 0.75, 1.0, worldNormal.y * 0.5 + 0.5 ) * roomReach;
  vec3 totalDiffuse = body * (
    directionalLights[ 0 ].color * max( dot( normal, keyWay ), 0.0 ) * keyReach * RECIPROCAL_PI
    + directionalLights[ 1 ].color * max( dot( normal, roomWay ), 0.0 ) * ( roomFall > 0.02 ? roomReach : 0.0 ) * RECIPROCAL_PI
    + fromRoom );

  vec3 mirror = normal;
  #ifdef LINES
    // each frame sees the mirror tilted across the lines another way: together they smear as ground steel does
    vec3 across = normalize( cross( smoothNormal, along ) );
    float tilt = 2.0 * chance - 1.0;
    mirror = normalize( normal + across * smear * tilt * ( 0.45 + 0.75 * tilt * tilt ) );
  #endif
  vec3 mirrored = inverseTransformDirection( normalize( mix( reflect( -toEye, mirror ), mirror, roughnessFactor * roughnessFactor * roughnessFactor ) ), viewMatrix );
  float keyShown = mix( 0.25, 1.0, keyFall > 0.0 ? keyReach : 0.6 );
  float shown = mix( 0.18, 1.0, roomReach );
  vec3 totalSpecular = shown * givenBack( straight, roughnessFactor, facing ) * roomIn( mirrored, roughnessFactor, keyShown );
  vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
  #ifdef COATED
    float coatFacing = clamp( abs( dot( smoothNormal, toEye ) ), 0.02, 1.0 );
    float coatBack = coat.x * ( 0.04 + 0.96 * pow( 1.0 - coatFacing, 5.0 ) );
    vec3 coatWay = inverseTransformDirection( reflect( -toEye, smoothNormal ), viewMatrix );
    outgoingLight = outgoingLight * ( 1.0 - coatBack ) + shown * coatBack * roomIn( coatWay, coat.y, keyShown );
    totalSpecular += shown * coatBack * roomIn( coatWay, coat.y, keyShown );
  #endif
`;
