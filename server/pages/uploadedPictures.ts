/** Serves the pictures that the office uploaded. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LazyDatabase } from '../db/lazyDatabase';
import { uploadedPictures } from '../db/schema';

/** Widths in pixels of each uploaded picture: those that the shop's pages ask for (src/ui/imageSources.ts). */
export const uploadWidths = [400, 800, 1200] as const;

const root = '/images/uploads/';
const mediaTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
const fileName = /^([\w-]{1,60})-(400|800|1200)\.(webp|jpg)$/;

/** Returns the address of a picture. Articles and brands refer to the middle width. */
export const toPictureAddress = (
  { slug, type }: Pick<typeof uploadedPictures.$inferSelect, 'slug' | 'type'>,
  width: (typeof uploadWidths)[number] = 800,
): string => `${root}${slug}-${width}.${type}`;

/** Returns the slug of an uploaded picture's address. Undefined for any other address. */
export const readPictureSlug = (address: string): string | undefined =>
  address.startsWith(root) ? fileName.exec(address.slice(root.length))?.[1] : undefined;

/** Maximum bytes of pictures in memory, so that a page with many logos does not ask the database for each of them. */
const maxCachedBytes = 8 * 1024 * 1024;
/** Milliseconds after which a deleted picture is missing at each copy of the service. */
const maxCachedMs = 300_000;

/** Adds the route of uploaded pictures. A picture's address never gets another content. */
export function registerUploadedPictures(app: FastifyInstance, database: LazyDatabase): void {
  const cached = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: (content) => content.length + 1,
    ttl: maxCachedMs,
  });

  async function readPicture(slug: string, width: number, type: keyof typeof mediaTypes) {
    const key = `${slug} ${width} ${type}`;
    const known = cached.get(key);
    if (known) return known;
    const db = await database.get();
    const { content, slug: ofSlug, width: ofWidth, type: ofType } = uploadedPictures;
    const [picture] = await db
      .select({ content })
      .from(uploadedPictures)
      .where(and(eq(ofSlug, slug), eq(ofWidth, width), eq(ofType, type)));
    if (picture) cached.set(key, picture.content);
    return picture?.content;
  }

  app.get<{ Params: { file: string } }>(`${root}:file`, async (request, reply) => {
    const [, slug = '', width, type] = fileName.exec(request.params.file) ?? [];
    if (type !== 'webp' && type !== 'jpg') return reply.callNotFound();
    const content = await readPicture(slug, Number(width), type);
    if (!content) return reply.callNotFound();
    return reply
      .type(mediaTypes[type])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content);
  });
}
