import type { Post } from '@/shop/contentSchemas';

/** Builds an article in both languages, with a block of each kind. */
export const buildPost = (fields: Partial<Post> = {}): Post => ({
  slug: 'pastillas',
  image: '/images/posts/brake-pads-800.avif',
  publishedOn: '2026-11-12',
  minutes: 3,
  title: { es: '¿Cuándo se cambian?', en: 'When to change them?' },
  excerpt: { es: 'Mire y mida.', en: 'Look and measure.' },
  body: {
    es: [
      { kind: 'heading', text: 'La medida' },
      { kind: 'paragraph', text: 'Con 3 mm.' },
      { kind: 'list', items: ['Chilla', 'Vibra'] },
      { kind: 'note', text: 'Cada 10.000 km.' },
    ],
    en: [{ kind: 'paragraph', text: 'At 3 mm.' }],
  },
  categories: ['05-001'],
  ...fields,
});
