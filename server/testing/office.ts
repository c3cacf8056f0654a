import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export const officePassword = 'llave de cruz 24';

/** An entry of OFFICE_ACCOUNTS with this password. */
export const someOfficeAccount =
  'ana:scrypt.15.8.3.DMqXcSaFqUGIsK6N21x_-Q.TTFRqrwS2BADqZfJIlHW5inGJv2V_hzJOowtn3OfMOE';

/** The accounts of a configuration, whose hash takes no time. */
export const cheapOfficeAccounts: ReadonlyMap<string, string> = new Map([
  ['ana', 'scrypt.4.8.1.lHbIch8m7t0ET5e0Af7_4Q.T_4dpvpvhw-hDzHwJgl2ouc2apOH8HtXLJzGmpFDeCY'],
]);

/** Browser without script that uses the office: it keeps cookies and sends the forms of a page. */
export class OfficeBrowser {
  readonly cookies = new Map<string, string>();

  /** The last page that was shown. */
  page = '';

  constructor(
    private readonly app: FastifyInstance,
    private readonly language = 'es-EC,es;q=0.9',
  ) {}

  private keep(answer: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of answer.cookies)
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    if (String(answer.headers['content-type']).startsWith('text/html')) this.page = answer.body;
    return answer;
  }

  async get(url: string): Promise<LightMyRequestResponse> {
    return this.keep(
      await this.app.inject({
        ...{ method: 'GET', url, headers: { 'accept-language': this.language } },
        cookies: Object.fromEntries(this.cookies),
      }),
    );
  }

  /** Sends a form. @param fields instead of the values that the page has in its form */
  async post(
    url: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const token = /name="token" value="([^"]+)"/.exec(this.page)?.[1] ?? '';
    return this.keep(
      await this.app.inject({
        ...{ method: 'POST', url, cookies: Object.fromEntries(this.cookies) },
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'accept-language': this.language,
          ...headers,
        },
        payload: new URLSearchParams({ token, ...fields }).toString(),
      }),
    );
  }

  async signIn(name = 'ana', password = officePassword): Promise<LightMyRequestResponse> {
    await this.get('/office/sign-in');
    return this.post('/office/sign-in', { name, password });
  }
}

/** Signs in, and opens the first page. */
export async function signInAtOffice(app: FastifyInstance, language?: string): Promise<OfficeBrowser> {
  const browser = new OfficeBrowser(app, language);
  const answer = await browser.signIn();
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/office']);
  await browser.get('/office');
  return browser;
}
