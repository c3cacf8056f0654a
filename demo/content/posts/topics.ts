import type { PostTopic } from '@/shop/contentSchemas';

export const maintenance: PostTopic = {
  slug: 'mantenimiento',
  name: { es: 'Mantenimiento', en: 'Maintenance' },
};
export const safety: PostTopic = { slug: 'seguridad', name: { es: 'Seguridad', en: 'Safety' } };
export const electrics: PostTopic = { slug: 'electrico', name: { es: 'Eléctrico', en: 'Electrics' } };
export const buying: PostTopic = { slug: 'comprar-bien', name: { es: 'Comprar bien', en: 'Buying well' } };
