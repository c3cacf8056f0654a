import { getFileKind, readCatalogueFile } from './importFile';

const head = 'id,codigo,descripcion,categorias,compatibilidad,precio_siniva,equivalencias';

describe('a catalogue file', () => {
  it('is CSV if its name ends in .csv, and JSON lines otherwise', () => {
    expect([getFileKind('a.CSV'), getFileKind('a.jsonl'), getFileKind('a.txt')]).toEqual([
      'csv',
      'jsonl',
      'jsonl',
    ]);
  });

  it('written as CSV gives the products of its valid lines, and reports its invalid lines', () => {
    const { products, problems } = readCatalogueFile(
      `${head}\n1,A-1,"Filtro, de aceite",03-001|03-000,10112|10212,"12,5",X-1|X-2\n2,,Sin código,,,,\nx,A-3,Disco,,all,,\n4,A-4,Disco,,all,,\n`,
      'csv',
    );
    expect(products).toMatchObject([
      {
        sku: 'A-1',
        name: 'Filtro, de aceite',
        categories: ['03-001', '03-000'],
        compatibility: [10112, 10212],
        priceWithoutIva: 1_250,
        equivalents: ['X-1', 'X-2'],
      },
      { sku: 'A-4', compatibility: 'all' },
    ]);
    expect(problems).toEqual([
      { line: 3, reason: 'codigo' },
      { line: 4, reason: 'id' },
    ]);
  });

  it('written as JSON lines gives the products of its valid lines, and reports its invalid lines', () => {
    const { products, problems } = readCatalogueFile(
      '{"id":1,"codigo":"A-1","descripcion":"Filtro"}\n\n{"id":2\n{"id":3,"codigo":"A-3"}\n',
      'jsonl',
    );
    expect(products).toMatchObject([{ sku: 'A-1' }]);
    expect(problems).toEqual([
      { line: 3, reason: 'cannot be read' },
      { line: 4, reason: 'descripcion' },
    ]);
  });
});
