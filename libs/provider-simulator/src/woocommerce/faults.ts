import type { OwnFaults } from '../faults/apply-fault.ts'
import type { Call } from './answer.ts'

const changed = async (
  answer: () => Promise<Response>,
  change: (rows: unknown[]) => unknown[],
): Promise<Response> => {
  const right = await answer()
  const rows: unknown = await right.json()
  return new Response(JSON.stringify(Array.isArray(rows) ? change(rows) : rows), right)
}

/** WooCommerce's faulty lists. */
export const wooCommerceFaults = ({ api, query }: Call, path: string): OwnFaults => {
  const page = Number(query.get('page') ?? 1)
  const leadTo = (answer: Response, next: number) => {
    answer.headers.set('Link', `<${api}${path}?page=${next}>; rel="next"`)
    return answer
  }
  return {
    'empty-page-with-next': async (answer) => {
      const right = await answer()
      const hasNext = right.headers.get('Link')?.includes('rel="next"')
      const empty = new Response('[]', right)
      return hasNext ? empty : leadTo(empty, page + 1)
    },
    'cursor-loop': async (answer) => leadTo(await answer(), page),
    'duplicate-rows': (answer) => changed(answer, (rows) => [...rows, ...rows]),
    throttled: () =>
      new Response('{"code":"too_many_requests","message":"Too many requests.","data":{"status":429}}', {
        status: 429,
        headers: { 'Content-Type': 'application/json; charset=UTF-8', 'Retry-After': '1' },
      }),
  }
}
