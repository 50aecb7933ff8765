import { readFileSync } from 'node:fs'

const pathOf = (name: string) => new URL(`../../fixtures/woocommerce/${name}`, import.meta.url)

/** Body of a recorded answer. */
export const recordedBody = <Body>(name: string): Body =>
  JSON.parse(readFileSync(pathOf(`${name}.json`), 'utf8')) as Body

/** Status and headers of a recorded answer, except for the header that the server adds by itself. */
export const recordedHead = (name: string): { status: number; headers: Record<string, string> } => {
  const lines = readFileSync(pathOf(`${name}.headers.txt`), 'utf8')
    .trim()
    .split('\n')
  const status = Number(lines.find((line) => line.startsWith('HTTP/'))!.split(' ')[1])
  const fields = lines
    .filter((line) => !line.startsWith('#') && !line.startsWith('HTTP/'))
    .map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ])
  return { status, headers: Object.fromEntries(fields.filter(([field]) => field !== 'transfer-encoding')) }
}

/** Names and types of everything in a body, in order; a list is represented by its first entry. */
export const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([name, entry]) => [name, shapeOf(entry)])
  return value === null ? 'null' : typeof value
}
