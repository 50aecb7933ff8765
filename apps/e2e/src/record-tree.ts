import type { Locator } from '@playwright/test'

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const days = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun'

/**
 * The accessibility tree of a part of the page, without what is different every day: addresses, times, figures, and
 * the content of rows.
 */
export async function recordTree(part: Locator): Promise<string> {
  await part.waitFor()
  const tree = await part.ariaSnapshot()
  return withoutRows(tree.split('\n'))
    .filter((line) => !/^\s*- \/url:/.test(line))
    .map((line) =>
      line
        .replace(/(- time).*/, '$1')
        .replace(/^(\s*- text: ).*\d.*/, '$1…')
        .replaceAll(new RegExp(String.raw`\b(?:${months}|${days})\b`, 'g'), '…')
        .replaceAll(/(?<!level=)\d[\d.,:]*/g, '0')
        // Days within one month or year are written shorter.
        .replaceAll(/0(?: …(?: 0)?)? ?– ?0 … 0/g, '0 … – 0 … 0')
        .replaceAll(/\b(?:up|down) [^ ]+|Not compared/g, 'compared')
        .replace(/- '(.*)'(:?)$/, '- $1$2'),
    )
    .join('\n')
}

/** Of the rows of a table, the head and the first one, without the names of what is in its cells. */
function withoutRows(lines: string[]): string[] {
  const kept: string[] = []
  let group = -1
  let groups = 0
  let rows = 0
  for (const line of lines) {
    const depth = line.search(/\S/)
    if (/- table/.test(line)) groups = 0
    if (group >= 0 && depth <= group) group = -1
    if (/- rowgroup/.test(line)) {
      group = depth
      groups += 1
      rows = 0
    }
    const isBody = group >= 0 && groups > 1
    if (isBody && /- '?row /.test(line)) rows += 1
    if (!isBody) kept.push(line)
    else if (rows <= 1) kept.push(line.replace(/- '?(row|cell|rowheader|link|text)\b.*?(:?)$/, '- $1$2'))
  }
  return kept
}
