import type { SeededRandom } from './seeded-random.ts'

const json = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'X-WP-Total': '3', 'X-WP-TotalPages': '1' },
  })

const row = (fields: object) =>
  JSON.stringify([
    { id: 1, name: 'x', status: 'publish', date_created_gmt: '2026-01-01T00:00:00', ...fields },
  ])

/** Rows with values that once stopped a process, and similar ones. */
const rows = [
  () => json(row({ price: '9'.repeat(60_000), total: '9'.repeat(60_000) })),
  () => json(row({ price: `0.${'1'.repeat(400_000)}`, total: `-${'7'.repeat(400_000)}` })),
  () => json(row({ permalink: `https://shop.example${'/'.repeat(80_000)}` })),
  () => json(row({ name: '\u0000'.repeat(50_000), email: `${'a@'.repeat(50_000)}b` })),
  () => json(row({ date_created_gmt: '2'.repeat(300_000), id: 1e308 })),
]

/** Whole answers of that kind. */
const bodies = [
  () => json(`[${'{},'.repeat(4_000_000)}{}]`),
  () => json('['.repeat(200_000)),
  () => json('null'),
  () => json('{"code":"rest_forbidden"}', 401),
  () => json(`{"message":"${'w'.repeat(2_000_000)}"}`, 500),
  () => new Response(new Uint8Array(500_000).fill(0xff), { headers: { 'Content-Type': 'application/json' } }),
  () => new Response('', { status: 302, headers: { Location: 'http://169.254.169.254/latest/meta-data/' } }),
]

/**
 * A random hostile answer. Categories only get bodies: a category has only a name, so each of the rows would
 * be valid and rightly stored.
 */
export const hostileAnswer = (request: Request, random: SeededRandom): Response =>
  random.pick(request.url.includes('/categories') ? bodies : [...rows, ...bodies])()
