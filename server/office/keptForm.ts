/**
 * Page for a form that was sent after its session had ended. The page keeps the typed texts until the author has signed
 * in again.
 */
import { markUp, type Markup } from './markUp';
import { buildField, buildHidden, type PageContent } from './officePage';
import type { OfficeTexts } from './texts';

/** Fields that are not typed text. They are hidden on this page, and visible again in the final form. */
const hiddenFields = ['back', 'image', 'isNew', 'publishedOn', 'slug'];

const buildKeptField = ([name, value]: readonly [string, string]): Markup =>
  hiddenFields.includes(name)
    ? buildHidden({ [name]: value })
    : buildField({ name, value, label: name, type: 'lines', isRequired: false });

/**
 * Builds the page that keeps a form's values. There is no session yet, so the form has no token. When the user sends it
 * after the sign-in, it is only shown again, with a token. It takes effect when the user sends it that second time.
 */
export function buildKeptForm(
  address: string,
  form: Readonly<Record<string, string>>,
  { problems, signIn }: OfficeTexts,
): PageContent {
  const typed = Object.entries(form).filter(([name]) => name !== 'token');
  return {
    title: problems.title,
    status: 401,
    body: markUp`<p class="wrong" role="alert">${problems.signInKept}</p><p><a href="/office/sign-in" target="_blank" rel="noopener">${signIn.title}</a></p><form method="post" action="${address}">${typed.map(buildKeptField)}<div class="actions"><button>${problems.sendAgain}</button></div></form>`,
  };
}
