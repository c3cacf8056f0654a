const tree = {
  '01-000': [
    'Colisión',
    'Parachoques',
    'Faros y luces',
    'Espejos',
    'Guardafangos y capós',
    'Mascarillas y molduras',
    'Puertas y manijas',
    'Stops y direccionales',
    'Elevavidrios',
  ],
  '02-000': [
    'Motor',
    'Pistones y anillos',
    'Empaques y retenedores',
    'Bandas y cadenas de distribución',
    'Bombas de agua y radiadores',
    'Inyección y combustible',
    'Bases de motor',
    'Válvulas y sellos',
    'Mangueras y termostatos',
    'Escape',
  ],
  '03-000': [
    'Mantenimiento',
    'Filtros de aceite',
    'Filtros de aire y cabina',
    'Aceites y lubricantes',
    'Bujías y cables',
    'Refrigerantes y aditivos',
    'Plumas limpiaparabrisas',
    'Filtros de combustible',
    'Bandas de accesorios',
  ],
  '04-000': [
    'Eléctrico',
    'Baterías',
    'Alternadores',
    'Motores de arranque',
    'Sensores',
    'Bobinas de encendido',
    'Focos y fusibles',
    'Relés e interruptores',
    'Ventiladores y bocinas',
  ],
  '05-000': [
    'Desgaste',
    'Pastillas y zapatas',
    'Discos y tambores',
    'Amortiguadores',
    'Embragues',
    'Rótulas y terminales',
    'Rodamientos y manzanas',
    'Llantas y aros',
    'Ejes y homocinéticas',
    'Brazos y bujes',
  ],
} as const;

export interface ErpCategory {
  slug: string;
  name: string;
  parent: string | null;
}

/** Categories: 01-000 contains 01-001, 01-002 … in the order of the names. */
export const categories: readonly ErpCategory[] = Object.entries(tree).flatMap(([parent, names]) =>
  names.map((name, position) => ({
    slug: `${parent.slice(0, -1)}${position}`,
    name,
    parent: position === 0 ? null : parent,
  })),
);

export const getCategoryImage = (slug: string): string => `/images/categories/${slug}-800.avif`;
