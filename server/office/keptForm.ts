/**
 * Page for a form that arrived after its session had ended. The page keeps the typed texts until the user has signed in
 * again.
 */
import { markUp, type Markup } from './markUp';
import { buildField, buildHidden, type PageContent } from './officePage';
import type { OfficeTexts } from './texts';

/** Fields that contain no typed text. This page hides them. After the sign-in the form shows them again. */
const hiddenFields = ['back', 'image', 'isNew', 'publishedOn', 'slug'];

const buildKeptField = ([name, value]: readonly [string, string]): Markup =>
  hiddenFields.includes(name)
    ? buildHidden({ [name]: value })
    : buildField({ name, value, label: name, type: 'lines', isRequired: false });

/**
 * Builds a page with the values of a form. The form has no token, because there is no session yet. When the user sends
 * the form after the sign-in, the form is shown once more, now with a token. The change is made when the user sends the
 * form with the token.
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
