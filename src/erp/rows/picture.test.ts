import { parsePicture } from './picture';

test.each([
  '/images/parts/disc-800.avif',
  'https://pictures.example.com/a.png',
  'HTTP://pictures.example.com/a.png',
])('%s is accepted as a picture', (told) => {
  expect(parsePicture(told)).toBe(told);
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['a script behind a line break', 'java\nscript:alert(1)'],
  ['a page', 'data:text/html,<script>alert(1)</script>'],
  ['a drawing, which may hold scripts', 'data:image/svg+xml,<svg onload="alert(1)"/>'],
  ['another origin that looks like a path', '//evil.example/a.png'],
  ['another origin behind a backslash', '/\\evil.example/a.png'],
  ['a file', 'file:///etc/passwd'],
  ['a name', 'disc.png'],
  ['nothing', ''],
  ['null', null],
])('%s is not accepted as a picture', (_, told) => {
  expect(parsePicture(told)).toBe('');
});
