import type { ListParameters } from './list-parameters.ts'

/** One page of a list, and the figures of its headers. */
export interface Page<Row> {
  rows: Row[]
  total: number
  pages: number
}

/** The requested page of rows that are filtered and sorted. */
export const pageOf = <Row>(
  rows: Row[],
  { page, perPage, offset }: Pick<ListParameters, 'page' | 'perPage' | 'offset'>,
): Page<Row> => {
  const start = offset ?? (page - 1) * perPage
  return {
    rows: rows.slice(start, start + perPage),
    total: rows.length,
    pages: Math.ceil(rows.length / perPage),
  }
}

/** Encodes like PHP's urlencode. */
const encode = (text: string) =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+')

/**
 * The `Link` header of a list, or undefined when there is no previous or next page. It repeats every
 * parameter of the request, including keys, in WordPress' order.
 */
export const linkHeader = (
  address: string,
  query: URLSearchParams,
  { page, pages }: { page: number; pages: number },
  added: [name: string, value: string][],
): string | undefined => {
  const replaced = new Set(added.map(([name]) => name.replace(/\[\d*\]$/, '')))
  const asked = [...query].filter(([name]) => !replaced.has(name.replace(/\[\d*\]$/, '')) || name === 'dp')
  const withAdded = [...asked, ...added.filter(([name]) => !asked.some(([known]) => known === name))]
  const to = (target: number, relation: string) => {
    const parameters = withAdded.map(([name, value]) => [name, name === 'page' ? String(target) : value])
    if (!query.has('page')) parameters.push(['page', String(target)])
    return `<${address}?${parameters.map(([name, value]) => `${encode(name!)}=${encode(value!)}`).join('&')}>; rel="${relation}"`
  }
  const links = []
  if (page > 1) links.push(to(Math.min(page - 1, pages), 'prev'))
  if (page < pages) links.push(to(page + 1, 'next'))
  return links.length > 0 ? links.join(', ') : undefined
}
