import type { drawing } from './drawing.ts'
import type { SimulatedInstagram } from './simulated-instagram.ts'

type Json = Record<string, unknown>

/** An answer of the network about an account, as the connector got it. */
export interface HeardAnswer {
  /** The number of the reading, from 0. */
  reading: number
  /** The node that was asked: an account or a post. */
  id: string
  /** The rest of the path, such as `insights`. */
  edge: string
  query: URLSearchParams
  body: Json
}

/** A network that answers oddly, and what it answered. */
export interface OddInstagram {
  fetch: typeof globalThis.fetch
  heard: HeardAnswer[]
  /** Begins the next reading; odd answers differ from one to the next. */
  nextReading(): void
}

/** Values that aren't a count, as the network gives them now and then. */
const noCounts = [null, -3, 'many', undefined, { value: 4 }]

/**
 * Answers as the simulated network does, except that now and then a figure is missing, negative or corrected, a part of
 * a metric is left out, one post of a list can't be read, and the insights of one post fail in a whole reading.
 */
export function oddInstagram(
  simulated: SimulatedInstagram,
  { below: draw, oneIn: isOdd }: ReturnType<typeof drawing>,
): OddInstagram {
  const heard: HeardAnswer[] = []
  let reading = 0
  let failing = ''
  const figure = (value: unknown) =>
    isOdd(25)
      ? noCounts[draw(noCounts.length)]
      : typeof value === 'number' && isOdd(8)
        ? Math.max(0, value - draw(5))
        : value

  const spoil = (edge: string, body: Json) => {
    if (edge === '' && 'followers_count' in body) body['followers_count'] = figure(body['followers_count'])
    for (const row of (body['data'] ?? []) as Json[]) {
      if (edge === 'media') {
        for (const name of ['like_count', 'comments_count']) row[name] = figure(row[name])
        if (isOdd(120)) row['media_type'] = 'HOLOGRAM'
      }
      const total = row['total_value'] as Json | undefined
      if (total) {
        total['value'] = figure(total['value'])
        for (const { results } of (total['breakdowns'] ?? []) as { results: Json[] }[])
          if (isOdd(10)) results.splice(0, 1)
      }
      for (const value of (row['values'] ?? []) as Json[])
        if (typeof value['value'] === 'number') value['value'] = figure(value['value'])
    }
    if (edge === 'insights' && isOdd(30)) (body['data'] as unknown[]).splice(0, 1)
  }

  return {
    heard,
    nextReading() {
      reading += 1
      failing = ''
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      const answer = await simulated.fetch(input, init)
      const found = /\/v\d+\.\d+\/(\d+)(?:\/(\w+))?$/.exec(new URL(request.url).pathname)
      if (!found || !answer.ok) return answer
      const [, id = '', edge = ''] = found
      const query = new URL(request.url).searchParams
      const isOfPost = edge === 'insights' && !query.has('period')
      const isFirst = !heard.some((answer) => answer.reading === reading && answer.id === id)
      if (isOfPost && isFirst && failing === '' && isOdd(40)) failing = id
      if (isOfPost && failing === id)
        return Response.json({ error: { code: 1, message: 'odd' } }, { status: 500 })
      const body = (await answer.json()) as Json
      spoil(edge, body)
      heard.push({ reading, id, edge, query, body: JSON.parse(JSON.stringify(body)) as Json })
      return Response.json(body, { headers: answer.headers })
    },
  }
}
