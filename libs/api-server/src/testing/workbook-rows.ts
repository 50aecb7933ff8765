import { unzipSync } from 'fflate'

const decoder = new TextDecoder('utf-8', { fatal: true })

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const plain = (xml: string) => xml.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The cells of the sheets of a workbook, in order: text as a string, a number as a number, an empty cell as null. */
export function workbookRows(file: Uint8Array): (string | number | null)[][][] {
  const parts = unzipSync(file)
  const sheets = Object.keys(parts).filter((path) => path.startsWith('xl/worksheets/sheet'))
  return sheets.map((path) => rowsOf(decoder.decode(parts[path])))
}

/** The formats of numbers in a workbook. */
export const workbookFormats = (file: Uint8Array): string[] =>
  [...decoder.decode(unzipSync(file)['xl/styles.xml']).matchAll(/formatCode="([^"]*)"/g)].map(
    ([, code = '']) => plain(code),
  )

function rowsOf(sheet: string) {
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: (string | number | null)[] = []
    for (const [, column = '', attributes = '', content = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const index = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      while (cells.length < index) cells.push(null)
      cells.push(valueOf(attributes, content))
    }
    return cells
  })
}

function valueOf(attributes: string, content: string): string | number | null {
  if (attributes.includes('t="inlineStr"')) {
    const text = plain(/<t[^>]*>(.*?)<\/t>/s.exec(content)?.[1] ?? '')
    return text.replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
  const value = /<v>(.*?)<\/v>/s.exec(content)?.[1]
  return value === undefined ? null : Number(value)
}
