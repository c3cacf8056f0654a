/** Serves the pictures that the office uploaded. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
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

/** Adds the route of uploaded pictures. A picture's address never gets another content. */
export function registerUploadedPictures(app: FastifyInstance, database: LazyDatabase): void {
  app.get<{ Params: { file: string } }>(`${root}:file`, async (request, reply) => {
    const [, slug, width, type] = fileName.exec(request.params.file) ?? [];
    if (slug === undefined) return reply.callNotFound();
    const db = await database.get();
    const [picture] = await db
      .select({ content: uploadedPictures.content })
      .from(uploadedPictures)
      .where(
        and(
          eq(uploadedPictures.slug, slug),
          eq(uploadedPictures.width, Number(width)),
          eq(uploadedPictures.type, type as keyof typeof mediaTypes),
        ),
      );
    if (!picture) return reply.callNotFound();
    return reply
      .type(mediaTypes[type as keyof typeof mediaTypes])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture.content);
  });
}
