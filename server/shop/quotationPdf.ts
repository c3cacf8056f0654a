import { setImmediate as waitForOthers } from 'node:timers/promises';
import type { QuotationDocument } from './quotationDocument';

const margin = 42;
const page = { width: 595.28, height: 841.89 };
const right = page.width - margin;
const bottom = page.height - margin - 24;
const rowHeight = 15;
const font = { plain: 'Helvetica', bold: 'Helvetica-Bold' };

/** Columns of the table, with their left and right edges. Numbers are aligned to the right edge. */
const columns = [
  { key: 'code', from: margin, to: margin + 108, isNumber: false },
  { key: 'part', from: margin + 112, to: margin + 322, isNumber: false },
  { key: 'price', from: margin + 324, to: margin + 392, isNumber: true },
  { key: 'quantity', from: margin + 394, to: margin + 442, isNumber: true },
  { key: 'total', from: margin + 444, to: right, isNumber: true },
] as const;

/**
 * Characters that the standard fonts lack, because the characters are not in Windows-1252. Each one becomes a question
 * mark.
 */
const undrawable = /[^\n\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const toDrawable = (text: string): string => text.replace(undrawable, '?');

/** Collects the bytes of a document while it is being written. */
async function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Makes the PDF of a quotation, in the format A4. Between two pages, the service can answer other requests. */
export async function makeQuotationPdf(quotation: QuotationDocument): Promise<Buffer> {
  // this module is imported only here, because it is a megabyte of code and fonts that most copies of the service never
  // need
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: quotation.language,
    info: { Title: toDrawable(quotation.title), Author: quotation.letterhead[0] ?? '' },
  });
  const written = collect(document);
  let y = margin;

  /** Shortens a text that is wider than its column. Binary search finds the longest beginning that fits. */
  const fit = (text: string, width: number): string => {
    if (document.widthOfString(text) <= width) return text;
    let [kept, tooMany] = [0, text.length];
    while (tooMany - kept > 1) {
      const middle = (kept + tooMany) >> 1;
      if (document.widthOfString(`${text.slice(0, middle)}…`) <= width) kept = middle;
      else tooMany = middle;
    }
    return `${text.slice(0, kept)}…`;
  };
  /**
   * Writes a text on one line. A text that is too long for its column is shortened. A number is aligned to the right.
   */
  const writeAt = (text: string, from: number, to: number, isNumber = false): void => {
    const fitting = fit(toDrawable(text), to - from);
    const x = isNumber ? to - document.widthOfString(fitting) : from;
    document.text(fitting, x, y, { lineBreak: false });
  };
  /** Writes a text on as many lines as it needs. */
  const writeParagraph = (text: string): void => {
    document.text(toDrawable(text), margin, y, { width: right - margin });
    y = document.y + 4;
  };
  const drawRule = (): void => {
    document
      .moveTo(margin, y - 4)
      .lineTo(right, y - 4)
      .lineWidth(0.5)
      .strokeColor('#999999')
      .stroke();
  };
  const writeHeads = (): void => {
    document.font(font.bold).fontSize(8.5);
    for (const [at, { from, to, isNumber }] of columns.entries())
      writeAt(quotation.heads[at] ?? '', from, to, isNumber);
    y += rowHeight;
    drawRule();
    document.font(font.plain).fontSize(8.5);
  };
  const breakPage = (): void => {
    document.addPage();
    y = margin;
  };

  document.font(font.bold).fontSize(18);
  writeParagraph(quotation.title);
  document.font(font.plain).fontSize(9);
  writeParagraph(quotation.letterhead.join(' · '));
  y += 8;
  for (const [name, value] of quotation.facts) {
    document.font(font.bold);
    writeAt(name, margin, margin + 90);
    document.font(font.plain);
    writeAt(value, margin + 90, right);
    y += rowHeight;
  }
  y += 8;
  writeHeads();
  for (const row of quotation.rows) {
    if (y > bottom - 3 * rowHeight) {
      await waitForOthers();
      breakPage();
      writeHeads();
    }
    let end = y + rowHeight;
    for (const { key, from, to, isNumber } of columns) {
      const text = toDrawable(row[key]);
      if (isNumber || document.widthOfString(text) <= to - from) writeAt(text, from, to, isNumber);
      else {
        // if a code, a name or an option is too long for its column, it is written on several lines and not shortened
        document.text(text, from, y, { width: to - from });
        end = Math.max(end, document.y + 5);
      }
    }
    y = end;
  }
  // the totals, notes and terms stay together, so they begin a new page if this page has too little space
  if (y > bottom - 120) breakPage();
  y += 4;
  drawRule();
  for (const [at, [name, amount]] of quotation.totals.entries()) {
    document.font(at === quotation.totals.length - 1 ? font.bold : font.plain).fontSize(9.5);
    writeAt(name, margin + 260, margin + 400, true);
    writeAt(amount, margin + 404, right, true);
    y += rowHeight;
  }
  y += 10;
  document.fontSize(9);
  if (quotation.notes) {
    document.font(font.bold);
    writeParagraph(quotation.notes[0]);
    document.font(font.plain);
    writeParagraph(quotation.notes[1]);
  }
  document.font(font.plain);
  writeParagraph(quotation.terms);

  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    document.switchToPage(at);
    // the page number is below the lower margin; the margin is removed, because a text below it would begin a new page
    document.page.margins.bottom = 0;
    y = page.height - margin - 8;
    document.font(font.plain).fontSize(8);
    writeAt(`${quotation.title} · ${at + 1} / ${count}`, margin, right, true);
  }
  document.end();
  return written;
}
