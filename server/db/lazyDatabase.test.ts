import { createLazyDatabase, type OpenDatabase } from './lazyDatabase';

const unusable = {} as OpenDatabase['db'];

describe('a database that is opened by its first request', () => {
  it('is opened once for all waiting requests', async () => {
    const open = jest.fn(() => Promise.resolve({ db: unusable, close: () => Promise.resolve() }));
    const database = createLazyDatabase(open);
    expect(await Promise.all([database.get(), database.get()])).toEqual([unusable, unusable]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is opened by the next request when the first attempt failed', async () => {
    const open = jest
      .fn<Promise<OpenDatabase>, []>()
      .mockRejectedValueOnce(new Error('not yet'))
      .mockResolvedValue({ db: unusable, close: () => Promise.resolve() });
    const database = createLazyDatabase(open);
    await expect(database.get()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(await database.get()).toBe(unusable);
  });

  it('reports the error of each failed attempt to open it', async () => {
    const [away, refused] = [new Error('not yet'), new Error('another owner’s')];
    const open = jest
      .fn<Promise<OpenDatabase>, []>()
      .mockRejectedValueOnce(away)
      .mockRejectedValueOnce(refused);
    const onFailure = jest.fn();
    const database = createLazyDatabase(open, onFailure);
    for (const cause of [away, refused]) {
      await expect(database.get()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
      expect(onFailure).toHaveBeenLastCalledWith(cause);
    }
  });

  it('is closed, and refuses requests afterwards', async () => {
    const close = jest.fn(() => Promise.resolve());
    const database = createLazyDatabase(() => Promise.resolve({ db: unusable, close }));
    await database.get();
    await database.close();
    expect(close).toHaveBeenCalledTimes(1);
    await expect(database.get()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  });
});
